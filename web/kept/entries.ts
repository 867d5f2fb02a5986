import * as words from '#words/kept/kept';

/*
 * Everything that this browser keeps, an entry a key: "driftlab-yours:<id>". So two tabs never write over each other's
 * entries, and one that cannot be read harms no other. What cannot be read is never written over.
 * docs/decisions/2026-11-23-kept.md
 */

export type Place = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** A kind of thing that is kept. */
export interface Shelf<Value> {
  /** Before the colon of its keys; alone it is the one key under which releases before 0.4 kept all of it. */
  readonly name: string;
  /** Throws where it is no such thing. */
  readonly read: (value: unknown) => Value;
  /** What that one key held: a list, an object by id, or one thing. */
  readonly former: 'list' | 'record' | 'one';
  /** The id of a thing in such a list; undefined where it has none. */
  readonly idOf?: (value: Value) => string;
  /** What is kept where another thing comes under its id; null: both, the other one under a numbered id. */
  readonly joined: (kept: Value, came: Value) => Value | null;
}

export interface Entry<Value> {
  readonly id: string;
  readonly value: Value;
}

/** An entry of a newer release, or one that was cut off. */
export interface Unread {
  readonly key: string;
  readonly text: string;
}

/** Text of an entry. `at` orders: milliseconds, or below zero for what was taken over. */
interface Held {
  readonly at: number;
  readonly value: unknown;
}

const storageOf: Place = () => localStorage;
const keyOf = ({ name }: Pick<Shelf<unknown>, 'name'>, id: string) => `${name}:${id}`;

const listeners = new Set<() => void>();
/** Tells this tab's listeners; the others hear of it by themselves. */
export const changed = () => {
  for (const listener of listeners) listener();
};

/** Calls the listener after every change of what is kept, in this tab or another one. Returns how to stop. */
export function onKeptChange(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', changed);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', changed);
  };
}

/** What a shelf keeps, the newest first. Throws an Error with a sentence where storage is blocked. */
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

/** What the shelf holds and this release cannot read. */
export function unreadOf<Value>(shelf: Shelf<Value>, place: Place = storageOf): readonly Unread[] {
  const storage = opened(place);
  const texts = keysOf(shelf, storage).map((id) => {
    const key = keyOf(shelf, id);
    return { key, text: storage.getItem(key) ?? '' };
  });
  return texts.filter(({ text }) => readHeld(shelf, text) === null);
}

/** One entry; null where there is none that can be read. */
export function entryOf<Value>(shelf: Shelf<Value>, id: string, place: Place = storageOf): Value | null {
  const storage = opened(place);
  takeOver(shelf, storage);
  return readHeld(shelf, storage.getItem(keyOf(shelf, id)))?.value ?? null;
}

/** Ids that are taken, by what cannot be read as well. */
export const idsOf = <Value>(shelf: Shelf<Value>, place: Place = storageOf): readonly string[] =>
  keysOf(shelf, opened(place));

let latest = 0;

/** Keeps a value under its id. Throws an Error with a sentence where there is no room; everything is then as it was. */
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

/** Copies what cannot be read under an id to a numbered one: the id may then be written. */
function setUnreadAside<Value>(shelf: Shelf<Value>, id: string, storage: ReturnType<Place>): void {
  const text = storage.getItem(keyOf(shelf, id));
  if (text !== null && readHeld(shelf, text) === null)
    storage.setItem(keyOf(shelf, freeId(shelf, id, storage)), text);
}

/** The text of two texts of an entry together, by the shelf's rule; null where one cannot be read, or both must be kept. */
export function joinedText<Value>(shelf: Shelf<Value>, kept: string | null, came: string): string | null {
  const [here, other] = [readHeld(shelf, kept), readHeld(shelf, came)];
  const value = here && other && shelf.joined(here.value, other.value);
  return value && JSON.stringify({ at: here.at, value } satisfies Held);
}

/** Removes an entry. @returns how to put it back, beside what has taken its id meanwhile */
export function removeEntry<Value>(shelf: Shelf<Value>, id: string, place: Place = storageOf): () => void {
  const storage = opened(place);
  const key = keyOf(shelf, id);
  const parts = formerParts(shelf, storage);
  const waiting = parts.find((part) => part.id === id);
  const there = storage.getItem(key);
  const before = there ?? (waiting ? JSON.stringify({ at: -1, value: waiting.raw } satisfies Held) : null);
  // One call of these may fail: it is then still in the other place.
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

/** "a", "a-2", "a-3": the first that nothing has. */
function freeId<Value>(shelf: Shelf<Value>, id: string, storage: ReturnType<Place>): string {
  if (storage.getItem(keyOf(shelf, id)) === null) return id;
  for (let n = 2; ; n++) if (storage.getItem(keyOf(shelf, `${id}-${n}`)) === null) return `${id}-${n}`;
}

/** The storage, whose faults are plain sentences. Throws where it is blocked. */
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

/** null where the text is no entry of the shelf. */
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

/** A thing under the one key of earlier releases. */
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
 * Moves what an earlier release kept, or keeps in another tab, to keys of its own: as much as there is room for, and only
 * what has arrived leaves its old place.
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
      // No room: the rest waits where it is.
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

/** Whether the very same lies under the id or a numbered one: two tabs may take the same over. */
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
