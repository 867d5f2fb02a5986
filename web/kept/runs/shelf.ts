import * as kept from '#words/kept/kept';
import { fields, type Read, text } from '../../../src/parameters/shape.ts';
import { entriesOf, keepEntry, type Place, removeEntry, type Shelf } from '../entries.ts';

/** Kept runs; one more is refused. */
export const MOST_KEPT = 200;
/** Letters of a link that is kept: tables larger than that are kept as files. */
const LONGEST_LINK = 1_000_000;

const entry = fields({
  id: text({ max: 40 }),
  name: text({ max: 200 }),
  /** What it is, in a line. */
  about: text({ max: 200 }),
  /** Day on which it was kept: "2026-11-22". */
  day: text({ max: 10 }),
  /** The fragment of its link, in any format. */
  link: text({ max: LONGEST_LINK }),
});

/** A run that this browser keeps. */
export type Kept = Read<typeof entry>;

export const RUNS: Shelf<Kept> = {
  name: 'driftlab-yours',
  read: entry.read,
  former: 'list',
  idOf: ({ id }) => id,
  // An id is drawn once: the same id is the same run.
  joined: (here) => here,
};

/** What is kept, the newest first. Throws an Error with a sentence where storage is blocked. */
export const readShelf = (place?: Place): readonly Kept[] =>
  entriesOf(RUNS, place).map(({ id, value }) => ({ ...value, id }));

/**
 * Keeps a run; where another has its name, under a numbered one. Throws an Error with a sentence where there is no room,
 * and nothing is changed.
 */
export function keepRun(run: Kept, place?: Place): void {
  const all = readShelf(place);
  if (all.length >= MOST_KEPT) throw new Error(kept.full({ most: MOST_KEPT, what: 'runs' }));
  const taken = all.map(({ name }) => name);
  keepEntry(RUNS, run.id, { ...run, name: freeRunName(run.name, taken) }, place);
}

/** @returns how to put it back */
export const removeRun = (id: string, place?: Place): (() => void) => removeEntry(RUNS, id, place);

/** A name that no kept run has: "Abrupt change", "Abrupt change (2)". */
function freeRunName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let n = 2; ; n++) if (!taken.includes(`${name} (${n})`)) return `${name} (${n})`;
}
