import * as words from '#words/kept/kept';
import { isRecord } from '../../src/parameters/fields.ts';
import { changed, opened, type Place } from './entries.ts';

/** Keys that hold something the user made or did. */
const OURS =
  /^driftlab-(?:yours|yours-pictures|own-lessons|own-lessons-pictures|lessons|lesson-drafts|game|drawings)(?::.{1,200})?$/;
const LARGEST_FILE = 20 * 2 ** 20;

/** Combines two texts of an entry, by shelf name; null if both must be kept. */
export type Joins = Readonly<Record<string, (here: string | null, came: string) => string | null>>;

/** All stored entries as the text of one file, including unreadable ones. */
export function everythingKept(place: Place = () => localStorage): string {
  const storage = opened(place);
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '').filter((key) =>
    OURS.test(key),
  );
  const entries = Object.fromEntries(keys.sort().map((key) => [key, storage.getItem(key) ?? '']));
  return JSON.stringify({ driftlab: 'kept', version: 1, entries }, null, 1);
}

/**
 * Adds the entries of such a file to the stored ones. Existing entries stay; one that differs under the same
 * key is added under a numbered key. Throws an Error with a sentence if it is not such a file.
 * @param joins rules by shelf name that combine differing entries instead
 */
export function readBack(
  text: string,
  joins: Joins = {},
  place: Place = () => localStorage,
): { readonly added: number; readonly already: number; readonly left: number } {
  const entries = entriesIn(text);
  const storage = opened(place);
  const count = { added: 0, already: 0, left: 0 };
  for (const [key, entry] of entries) count[putBack(storage, key, entry, joins)]++;
  changed();
  return count;
}

function entriesIn(text: string): readonly (readonly [string, unknown])[] {
  if (text.length > LARGEST_FILE) throw new Error(words.fileTooLarge);
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error(words.wrongFile);
  }
  if (
    !isRecord(content) ||
    content.driftlab !== 'kept' ||
    content.version !== 1 ||
    !isRecord(content.entries)
  )
    throw new Error(words.wrongFile);
  return Object.entries(content.entries);
}

type Outcome = 'added' | 'already' | 'left';

function putBack(storage: ReturnType<Place>, key: string, entry: unknown, joins: Joins): Outcome {
  if (typeof entry !== 'string' || !OURS.test(key)) return 'left';
  const here = storage.getItem(key);
  const joined = joins[key.split(':')[0]]?.(here, entry) ?? null;
  try {
    if (joined === null) return putBeside(storage, key, entry);
    if (joined === here) return 'already';
    storage.setItem(key, joined);
    return 'added';
  } catch {
    return 'left';
  }
}

/** Stores it under its key, or under the first free numbered one. Throws if there is no room. */
function putBeside(storage: ReturnType<Place>, key: string, entry: string): Outcome {
  for (let n = 1; ; n++) {
    const place = n === 1 ? key : `${key}${key.includes(':') ? '' : ':former'}-${n}`;
    const there = storage.getItem(place);
    if (there === entry) return 'already';
    if (there !== null) continue;
    storage.setItem(place, entry);
    return 'added';
  }
}
