/** What the help lists; the order is the order of the list. */
export const KEYS: readonly (readonly [keys: string, what: string])[] = [
  ['Space', 'play or pause'],
  ['← →', 'one step back or on'],
  ['Shift ← →', 'ten steps back or on'],
  ['Home End', 'first or last step'],
  ['L', 'the library'],
  ['X', 'inspect: the figures, large, to zoom into and to select from'],
  ['I', 'how the selected lane’s algorithm works'],
  ['P N', 'previous or next change of the world'],
  ['A … F', 'enlarge a lane; again or Esc: all'],
  ['V', 'next field of the overview'],
  ['Shift ↑ ↓', 'in a plot: raise or lower the objective at the hairline, Enter keeps it'],
  ['G', 'let the thin lines go'],
  ['Ctrl Z', 'undo'],
  ['Ctrl Shift Z', 'redo'],
  ['Q', 'the code for the room'],
  ['R', 'lecture: the lanes alone, large; Esc leaves'],
  ['PgDn PgUp', 'in it, by clicker too: next change, end, next scene; or back'],
  ['S', 'in it: next scene; with Shift the one before'],
  ['+ −', 'in it: larger or smaller type'],
  ['?', 'this list'],
];
export const dropTable =
  'Drop a CSV file onto the page to make it the objective: rows are times, columns are arms, at most 20 MB.';
export const about = 'About';
export const versions = (release: string, engine: string) =>
  `Driftlab ${release}. Numbers by engine ${engine}.`;
export const licence =
  'Free software under the MIT licence. The source code comes with the npm package “driftlab” and its repository.';
export const notices = 'Licences of the libraries and faces in this page';
export const howToCite =
  'To cite a run, copy its citation from Share: it names the engine and the fingerprint.';
