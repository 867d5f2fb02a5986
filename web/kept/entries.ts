import * as words from '#words/kept/kept';

/*
 * Everything that this browser stores for the user, one key per entry: "driftlab-yours:<id>". Thus two tabs
 * never overwrite each other's entries, and an unreadable entry does not affect others. Unreadable entries
 * are never overwritten.
 * docs/decisions/2026-11-23-kept.md
 */

export type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A kind of stored entry. */
export interface Shelf<Value> {
  /** Prefix of its keys, before the colon; alone it is the single key used by releases before 0.4. */
  readonly name: string;
  /** Throws if the value is not of this kind. */
  readonly read: (value: unknown) => Value;
  /** Content of that single key: a list, an object by id, or a single value. */
  readonly former: 'list' | 'record' | 'one';
  /** The id of a value in such a list; undefined if it has none. */
  readonly idOf?: (value: Value) => string;
  /** Combines two values with the same id; null: both are kept, the second under a numbered id. */
  readonly joined: (kept: Value, came: Value) => Value | null;
}

export interface Entry<Value> {
  readonly id: string;
  readonly value: Value;
}

/** An entry of a newer release, or a truncated one. */
export interface Unread {
  readonly key: string;
  readonly text: string;
}

/** Content of an entry. `at` gives the order: milliseconds, or below zero for entries of earlier releases. */
interface Held {
  readonly at: number;
  readonly value: unknown;
}

const storageOf: Place = () => localStorage;
const keyOf = ({ name }: Pick<Shelf<unknown>, 'name'>, id: string) => `${name}:${id}`;

const listeners = new Set<() => void>();
/** Notifies this tab's listeners; other tabs are notified by the browser. */
export const changed = () => {
  for (const listener of listeners) listener();
};

/** Calls the listener after every change of the entries, in any tab. Returns a function that stops it. */
export function onKeptChange(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', changed);
  };
}

/** The entries of a shelf, newest first. Throws an Error with a sentence if storage is blocked. */
export function entriesOf<Value>(shelf: Shelf<Value>, place: Place = storageOf): readonly Entry<Value>[] {
  const storage = opened(place);
  takeOver(shelf, storage);
  const found = keysOf(shelf, storage).flatMap((id) => {
    const held = readHeld(shelf, storage.getItem(keyOf(shelf, id)));
    return held ? [{ id, ...held }] : [];
  });
  const waiting = formerParts(shelf, storage).flatMap(({ id, raw }, i) => {
    const value = readOr(shelf, raw);
    return value === null || found.some((one) => one.id === id) ? [] : [{ id, value, at: -1 - i }];
  });
  return [...found, ...waiting].sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
}

/** The entries of a shelf that this release cannot read. */
export function unreadOf<Value>(shelf: Shelf<Value>, place: Place = storageOf): readonly Unread[] {
  const storage = opened(place);
  const texts = keysOf(shelf, storage).map((id) => {
    const key = keyOf(shelf, id);
    return { key, text: storage.getItem(key) ?? '' };
  });
  return texts.filter(({ text }) => readHeld(shelf, text) === null);
}

/** An entry's value; null if there is no readable entry. */
export function entryOf<Value>(shelf: Shelf<Value>, id: string, place: Place = storageOf): Value | null {
  const storage = opened(place);
  takeOver(shelf, storage);
  return readHeld(shelf, storage.getItem(keyOf(shelf, id)))?.value ?? null;
}

/** Ids in use, including those of unreadable entries. */
export const idsOf = <Value>(shelf: Shelf<Value>, place: Place = storageOf): readonly string[] =>
  keysOf(shelf, opened(place));

let latest = 0;

/** Stores a value under its id. Throws an Error with a sentence, and changes nothing, if there is no room. */
export function keepEntry<Value>(
  shelf: Shelf<Value>,
  id: string,
  value: Value,
  place: Place = storageOf,
): void {
  const storage = opened(place);
  latest = Math.max(Date.now(), latest + 1);
  setUnreadAside(shelf, id, storage);
  storage.setItem(keyOf(shelf, id), JSON.stringify({ at: latest, value } satisfies Held));
  changed();
}

/** Copies an unreadable entry to a numbered id, so that its id may be overwritten. */
function setUnreadAside<Value>(shelf: Shelf<Value>, id: string, storage: ReturnType<Place>): void {
  const text = storage.getItem(keyOf(shelf, id));
  if (text !== null && readHeld(shelf, text) === null)
    storage.setItem(keyOf(shelf, freeId(shelf, id, storage)), text);
}

/** Two texts of an entry combined by the shelf's rule; null if one is unreadable or both must be kept. */
export function joinedText<Value>(shelf: Shelf<Value>, kept: string | null, came: string): string | null {
  const [here, other] = [readHeld(shelf, kept), readHeld(shelf, came)];
  const value = here && other && shelf.joined(here.value, other.value);
  return value && JSON.stringify({ at: here.at, value } satisfies Held);
}

/** Removes an entry. @returns a function that restores it, under another id if its id is in use again */
export function removeEntry<Value>(shelf: Shelf<Value>, id: string, place: Place = storageOf): () => void {
  const storage = opened(place);
  const key = keyOf(shelf, id);
  const parts = formerParts(shelf, storage);
  const waiting = parts.find((part) => part.id === id);
  const there = storage.getItem(key);
  const before = there ?? (waiting ? JSON.stringify({ at: -1, value: waiting.raw } satisfies Held) : null);
  // One of these calls may fail; the entry is then still in the other place.
  if (there !== null) storage.removeItem(key);
  if (waiting) {
    const others = parts.filter((part) => part.id !== id);
    writeFormer(shelf, storage, others);
  }
  changed();
  return () => {
    if (before !== null && storage.getItem(key) !== before)
      storage.setItem(keyOf(shelf, freeId(shelf, id, storage)), before);
    changed();
  };
}

/** "a", "a-2", "a-3": the first unused id. */
function freeId<Value>(shelf: Shelf<Value>, id: string, storage: ReturnType<Place>): string {
  if (storage.getItem(keyOf(shelf, id)) === null) return id;
  for (let n = 2; ; n++) if (storage.getItem(keyOf(shelf, `${id}-${n}`)) === null) return `${id}-${n}`;
}

/** The storage, with faults as plain sentences. Throws if it is blocked. */
export function opened(place: Place): ReturnType<Place> {
  const storage = told(words.blocked, place);
  return {
    get length() {
      return told(words.blocked, () => storage.length);
    },
    key: (i) => told(words.blocked, () => storage.key(i)),
    getItem: (key) => told(words.blocked, () => storage.getItem(key)),
    removeItem: (key) => told(words.blocked, () => storage.removeItem(key)),
    setItem: (key, text) => told(words.noRoom, () => storage.setItem(key, text)),
  };
}

function told<Value>(sentence: string, act: () => Value): Value {
  try {
    return act();
  } catch {
    throw new Error(sentence);
  }
}

function keysOf({ name }: { readonly name: string }, storage: ReturnType<Place>): readonly string[] {
  const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
  return keys.filter((key) => key.startsWith(`${name}:`)).map((key) => key.slice(name.length + 1));
}

/** null if the text is not an entry of the shelf. */
function readHeld<Value>(shelf: Shelf<Value>, text: string | null): { value: Value; at: number } | null {
  try {
    const { at, value } = JSON.parse(text ?? '') as Held;
    return Number.isFinite(at) ? { at, value: shelf.read(value) } : null;
  } catch {
    return null;
  }
}

function readOr<Value>(shelf: Shelf<Value>, raw: unknown): Value | null {
  try {
    return shelf.read(raw);
  } catch {
    return null;
  }
}

/** A value under the single key of earlier releases. */
interface Part {
  readonly id: string;
  readonly raw: unknown;
}

function formerParts<Value>(shelf: Shelf<Value>, storage: ReturnType<Place>): readonly Part[] {
  let text: string | null = null;
  try {
    text = storage.getItem(shelf.name);
    return text === null ? [] : partsIn(shelf, JSON.parse(text));
  } catch {
    return text === null ? [] : [{ id: 'unread', raw: text }];
  }
}

function partsIn<Value>(shelf: Shelf<Value>, content: unknown): readonly Part[] {
  if (shelf.former === 'list' && Array.isArray(content))
    return content.map((raw) => {
      const value = readOr(shelf, raw);
      return { id: (value !== null && shelf.idOf?.(value)) || 'unread', raw };
    });
  if (shelf.former === 'record' && typeof content === 'object' && content !== null && !Array.isArray(content))
    return Object.entries(content).map(([id, raw]) => ({ id, raw }));
  return content === null ? [] : [{ id: shelf.former === 'one' ? 'former' : 'unread', raw: content }];
}

/**
 * Moves entries from the single key of earlier releases, which another tab may still use, to separate keys:
 * as many as there is room for. Only moved entries are removed from the old place.
 */
function takeOver<Value>(shelf: Shelf<Value>, storage: ReturnType<Place>): void {
  for (;;) {
    const parts = formerParts(shelf, storage);
    if (parts.length === 0) return;
    let moved = 0;
    try {
      for (const part of parts) {
        moveIn(shelf, storage, part, -1 - moved);
        moved++;
      }
    } catch {
      // No room: the rest stays in the old place.
    }
    if (moved === 0) return;
    try {
      writeFormer(shelf, storage, parts.slice(moved));
    } catch {
      return;
    }
  }
}

function moveIn<Value>(shelf: Shelf<Value>, storage: ReturnType<Place>, { id, raw }: Part, at: number): void {
  const text = JSON.stringify({ at, value: raw } satisfies Held);
  const kept = readHeld(shelf, storage.getItem(keyOf(shelf, id)));
  const joined = joinedText(shelf, storage.getItem(keyOf(shelf, id)), text);
  if (joined !== null) storage.setItem(keyOf(shelf, id), joined);
  else if (kept === null && readOr(shelf, raw) !== null) {
    setUnreadAside(shelf, id, storage);
    storage.setItem(keyOf(shelf, id), text);
  } else if (!isThere(shelf, storage, id, raw))
    storage.setItem(keyOf(shelf, freeId(shelf, id, storage)), text);
}

/** Whether the value is already stored under the id or a numbered one, as two tabs may move it. */
function isThere<Value>(shelf: Shelf<Value>, storage: ReturnType<Place>, id: string, raw: unknown): boolean {
  const wanted = JSON.stringify(raw);
  for (let n = 1; ; n++) {
    const text = storage.getItem(keyOf(shelf, n === 1 ? id : `${id}-${n}`));
    if (text === null) return false;
    if (text.endsWith(`"value":${wanted}}`)) return true;
  }
}

function writeFormer<Value>(shelf: Shelf<Value>, storage: ReturnType<Place>, parts: readonly Part[]): void {
  if (parts.length === 0) storage.removeItem(shelf.name);
  else if (shelf.former === 'record')
    storage.setItem(shelf.name, JSON.stringify(Object.fromEntries(parts.map(({ id, raw }) => [id, raw]))));
  else storage.setItem(shelf.name, JSON.stringify(parts.map(({ raw }) => raw)));
}
