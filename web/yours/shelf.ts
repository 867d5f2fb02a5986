import { fields, list, type Read, ShapeFault, text } from '../../src/parameters/shape.ts';
import * as words from '../words/library/yours-shelf.ts';

const KEY = 'driftlab-yours';
/** Kept runs; the oldest makes way. */
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
  /** The fragment of its link, whatever its format. */
  link: text({ max: LONGEST_LINK }),
});

/** A run that this browser keeps. */
export type Kept = Read<typeof entry>;

const shelf = list(entry, words.keptAtMost(MOST_KEPT), { max: MOST_KEPT });

/** What is kept, the newest first. Throws an Error with a sentence where the browser's storage holds something else. */
export function readShelf(storage: Pick<Storage, 'getItem'> = localStorage): readonly Kept[] {
  try {
    return shelf.read(JSON.parse(storage.getItem(KEY) ?? '[]'));
  } catch (error) {
    if (error instanceof ShapeFault || error instanceof SyntaxError) throw new Error(words.unreadable);
    throw new Error(words.blocked);
  }
}

/** Puts the shelf back. Throws an Error with a sentence where there is no room, and nothing is changed. */
export function writeShelf(kept: readonly Kept[], storage: Pick<Storage, 'setItem'> = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify(kept.slice(0, MOST_KEPT)));
  } catch {
    throw new Error(words.noRoom);
  }
}

/** With a new run in front; one of the same name makes way. */
export function withKept(kept: readonly Kept[], run: Kept): readonly Kept[] {
  return [run, ...kept.filter(({ name }) => name !== run.name)].slice(0, MOST_KEPT);
}
