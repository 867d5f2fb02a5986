const NAMES = [
  'library',
  'papers',
  'you',
  'yours',
  'own',
  'compare',
  'map',
  'teacher',
  'lesson',
  'glossary',
  'inspect',
  'changed',
  'permanence',
  'make',
] as const;

/** A place that opens under the header, over lanes and insight. */
export interface Place {
  readonly name: (typeof NAMES)[number];
  /**
   * The part that is open: the library's shelf, the papers' experiment, the editor's tab, the figure
   * inspected (with the axes of a map), the lesson and its step as "the-event-trigger.4", the axes of the map, measure and step
   * of the comparison, or the address that carries a lesson. Empty: the default part.
   */
  readonly detail: string;
  /** Link of the run that the place is about, if it is about one; empty or absent: the present run. */
  readonly link?: string;
}

/** Whether a place is about the run on the page, so that its address contains the run's link. */
export const isAboutRun = ({ name, detail }: Place): boolean =>
  name === 'compare' || name === 'map' || (name === 'inspect' && !detail.startsWith('paper-'));

/** "lesson=the-event-trigger&step=4"; without a step it continues where it was. The lesson reports typos. */
const LESSON = /^lesson=([^&]*)(?:&step=)?(.*)$/;

/** "noiseVariance=0.01,0.1&lanes.B.parameters.epsilon=0.01,0.1"; excludes a link to a scene with changes. */
const AXES = /^(?!scene=)[\w.]{1,80}=[\w.,+&=-]{1,2000}$/;

/** "of=average&after=140": the measure of a comparison, and the step after which it is made. */
const COMPARED = /^(?:of|after)=[a-z0-9=&-]{1,40}$/;

/** Start of an address that carries a whole lesson. */
export const CARRIED = 'lesson-in=';

/** The place that a fragment names; null if it names none. */
export function placeOf(fragment: string): Place | null {
  if (fragment.startsWith(CARRIED)) return { name: 'lesson', detail: fragment };
  const [, lesson, step] = LESSON.exec(fragment) ?? [];
  if (lesson !== undefined) return { name: 'lesson', detail: step ? `${lesson}.${step}` : lesson };
  const [head, ...rest] = fragment.split('/');
  const name = NAMES.find((one) => one === head && one !== 'lesson');
  if (!name) return null;
  const own = { compare: COMPARED, map: AXES }[name as string];
  const given = own && !own.test(rest[0]) ? '' : (rest.shift() ?? '');
  const part = own || /^[a-z0-9-]{0,40}$/.test(given) ? given : '';
  // The axes of the map that is inspected.
  const axes = name === 'inspect' && AXES.test(rest[0]) ? rest.shift() : undefined;
  const place = { name, detail: axes === undefined ? part : `${part}/${axes}` };
  return isAboutRun(place) ? { ...place, link: rest.join('/') } : place;
}

/** The fragment of a place, with its `#`. */
export function fragmentOf({ name, detail, link }: Place): string {
  if (detail.startsWith(CARRIED)) return `#${detail}`;
  if (name === 'lesson') return `#lesson=${detail.replace('.', '&step=')}`;
  return `#${[name, detail, link].filter(Boolean).join('/')}`;
}
