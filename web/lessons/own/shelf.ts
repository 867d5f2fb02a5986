import { OWN } from '../../../src/lessons/lesson.ts';
import { fields, list, number, type Read, text } from '../../../src/parameters/shape.ts';
import * as words from '../../words/lessons/own-lesson.ts';

const KEY = 'driftlab-own-lessons';
/** Kept lessons; the oldest makes way. */
export const MOST_LESSONS = 50;
/** Letters of a lesson that is kept, packed: one of the course takes 5,000. */
export const LONGEST_PACKED = 1_000_000;

const entry = fields({
  /** "own-the-event-trigger": its address. */
  name: text({ max: 80 }),
  title: text({ max: 60 }),
  line: text({ max: 100 }),
  goal: text({ max: 200 }),
  minutes: number({ type: 'integer', min: 1, max: 60 }),
  steps: number({ type: 'integer', min: 1, max: 99 }),
  /** Its files, as a link carries them. */
  packed: text({ max: LONGEST_PACKED }),
});

/** A lesson of one's own that this browser keeps. */
export type OwnLesson = Read<typeof entry>;

const shelf = list(entry, words.keptAtMost(MOST_LESSONS), { max: MOST_LESSONS });

/** Storage may be refused, or full: what came lasts as long as the page. */
let unkept: readonly OwnLesson[] = [];

/** One’s own lessons, the newest first. What storage holds beside them counts as nothing. */
export function ownLessons(
  storage: () => Pick<Storage, 'getItem'> = () => localStorage,
): readonly OwnLesson[] {
  return [...unkept, ...kept(storage)];
}

function kept(storage: () => Pick<Storage, 'getItem'>): readonly OwnLesson[] {
  try {
    return shelf.read(JSON.parse(storage().getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

export const ownLesson = (name: string): OwnLesson | null =>
  ownLessons().find((lesson) => lesson.name === name) ?? null;

/**
 * Puts a lesson in front; one of the same name makes way.
 * @returns whether it stays when the page is left; the others are as they were if not
 */
export function keepLesson(
  lesson: OwnLesson,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): boolean {
  const others = (all: readonly OwnLesson[]) => all.filter(({ name }) => name !== lesson.name);
  const well = write([lesson, ...others(kept(storage))].slice(0, MOST_LESSONS), storage);
  unkept = well ? others(unkept) : [lesson, ...others(unkept)];
  return well;
}

export function removeLesson(
  name: string,
  storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): void {
  unkept = unkept.filter((lesson) => lesson.name !== name);
  write(
    kept(storage).filter((lesson) => lesson.name !== name),
    storage,
  );
}

function write(lessons: readonly OwnLesson[], storage: () => Pick<Storage, 'setItem'>): boolean {
  try {
    if (lessons[0] && lessons[0].packed.length > LONGEST_PACKED) return false;
    storage().setItem(KEY, JSON.stringify(lessons));
    return true;
  } catch {
    return false;
  }
}

/** A name that no other lesson of one’s own has: "own-drift", "own-drift-2". */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const stem = name.slice(0, OWN.length + 56);
  for (let n = 2; ; n++) if (!taken.includes(`${stem}-${n}`)) return `${stem}-${n}`;
}
