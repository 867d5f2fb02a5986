import * as kept from '#words/kept/kept';
import { fields, type Read, text } from '../../../src/parameters/shape.ts';
import { entriesOf, keepEntry, type Place, removeEntry, type Shelf } from '../entries.ts';

/** Most stored runs; further ones are refused. */
export const MOST_KEPT = 200;
/** Most letters of a stored link; runs with larger tables are kept as files. */
const LONGEST_LINK = 1_000_000;

const entry = fields({
  id: text({ max: 40 }),
  name: text({ max: 200 }),
  /** Description in one line. */
  about: text({ max: 200 }),
  /** Day on which it was stored: "2026-11-22". */
  day: text({ max: 10 }),
  /** The fragment of its link, in any format version. */
  link: text({ max: LONGEST_LINK }),
});

/** A run stored in this browser. */
export type Kept = Read<typeof entry>;

export const RUNS: Shelf<Kept> = {
  name: 'driftlab-yours',
  read: entry.read,
  former: 'list',
  idOf: ({ id }) => id,
  // Ids are random: the same id is the same run.
  joined: (here) => here,
};

/** The stored runs, newest first. Throws an Error with a sentence if storage is blocked. */
export const readShelf = (place?: Place): readonly Kept[] =>
  entriesOf(RUNS, place).map(({ id, value }) => ({ ...value, id }));

/**
 * Stores a run, with a numbered name if its name is in use. Throws an Error with a sentence, and changes
 * nothing, if there is no room.
 */
export function keepRun(run: Kept, place?: Place): void {
  const all = readShelf(place);
  if (all.length >= MOST_KEPT) throw new Error(kept.full({ most: MOST_KEPT, what: 'runs' }));
  const taken = all.map(({ name }) => name);
  keepEntry(RUNS, run.id, { ...run, name: freeRunName(run.name, taken) }, place);
}

/** @returns a function that restores the run */
export const removeRun = (id: string, place?: Place): (() => void) => removeEntry(RUNS, id, place);

/** An unused name: "Abrupt change", "Abrupt change (2)". */
function freeRunName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n++) if (!taken.includes(`${name} (${n})`)) return `${name} (${n})`;
}
