import type { ReactNode } from 'react';
import type { Picture } from '../thumbnails/picture.ts';

/** Names and lines have to fit under a picture. */
export const LONGEST_LINE = 36;

/** Something that the library opens: a picture, a name, one line. */
export interface Entry {
  /** Its own among all entries. */
  readonly id: string;
  readonly name: string;
  /** Its place among those that are done one after another. */
  readonly number?: number;
  /** At most `LONGEST_LINE` characters. */
  readonly line: string;
  /** What comes before it. */
  readonly needs?: string;
  /** What else it is found by: algorithms, titles. */
  readonly words: string;
  /** null: there is none, and the box says so by a plus or stays empty. */
  readonly picture: Picture | null;
  /** Rejects with a plain sentence where it cannot be opened. */
  readonly open: () => void | Promise<void>;
  /** At the right of the name: minutes, verdicts. */
  readonly aside?: ReactNode;
  /** The same in words, for screen readers. */
  readonly told?: string;
  /** Share of it that is done, 0..1. */
  readonly progress?: number;
  /** The one to go on with. */
  readonly next?: boolean;
  /** It makes something new. */
  readonly adds?: true;
  /** Takes it away for good. */
  readonly remove?: () => void;
  /** What can be saved of it where it cannot be opened. */
  readonly file?: () => Blob;
}

export const SHELVES = ['lessons', 'scenes', 'papers', 'yours'] as const;
export type ShelfName = (typeof SHELVES)[number];

/** Entries under a heading. */
export interface Shelf {
  readonly name: ShelfName;
  readonly title: string;
  /** Beside the heading. */
  readonly note?: ReactNode;
  readonly entries: readonly Entry[];
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

/** Whether a text holds every word of a query, regardless of case and accents. */
export function holds(text: string, query: string): boolean {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  return wanted.every((word) => plain(text).includes(word));
}

/** The entries that hold every word of the query in their name, line or other words; all where it is empty. */
export function found(entries: readonly Entry[], query: string): readonly Entry[] {
  if (query.trim() === '') return entries;
  return entries.filter(({ name, line, words, adds }) => !adds && holds(`${name} ${line} ${words}`, query));
}
