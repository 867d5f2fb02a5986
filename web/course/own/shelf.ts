import { full } from '#words/kept/kept';
import * as words from '#words/lessons/own-lesson';
import { OWN } from '../../../src/lessons/lesson.ts';
import { list } from '../../../src/parameters/shape.ts';
import { messageOf } from '../../../src/parameters/thrown.ts';
import { entriesOf, entryOf, idsOf, keepEntry, type Place, removeEntry } from '../../kept/entries.ts';
import {
  LONGEST_PACKED,
  ownLesson as lessonShape,
  OWN_LESSONS,
  type OwnLesson,
} from '../../kept/own-lessons.ts';

/** Kept lessons; one more is refused. */
export const MOST_LESSONS = 50;
/** Shown and not kept, as long as the tab: what a link brought, and what storage has no room for. */
const SHOWN = 'driftlab-lessons-shown';
let shown: readonly OwnLesson[] | null = null;

function shownLessons(): readonly OwnLesson[] {
  if (shown) return shown;
  try {
    shown = list(lessonShape, 'lessons').read(JSON.parse(sessionStorage.getItem(SHOWN) ?? '[]'));
  } catch {
    shown = [];
  }
  return shown;
}

function setShown(lessons: readonly OwnLesson[]): void {
  shown = lessons;
  try {
    sessionStorage.setItem(SHOWN, JSON.stringify(lessons));
  } catch {
    // It lasts as long as the page.
  }
}

const without = (lessons: readonly OwnLesson[], name: string) => lessons.filter((one) => one.name !== name);

/** The user’s own lessons, the newest first: those that are only shown, and those that are kept. */
export function ownLessons(place?: Place): readonly OwnLesson[] {
  const kept = keptLessons(place);
  const names = new Set(kept.map(({ name }) => name));
  return [...shownLessons().filter(({ name }) => !names.has(name)), ...kept];
}

function keptLessons(place?: Place): readonly OwnLesson[] {
  try {
    return entriesOf(OWN_LESSONS, place).map(({ id, value }) => ({ ...value, name: id }));
  } catch {
    return [];
  }
}

export const ownLesson = (name: string): OwnLesson | null =>
  ownLessons().find((lesson) => lesson.name === name) ?? null;

/** Names that a lesson from elsewhere may not take: of what cannot be read, too. */
export function takenNames(place?: Place): readonly string[] {
  try {
    return [...ownLessons(place).map(({ name }) => name), ...idsOf(OWN_LESSONS, place)];
  } catch {
    return ownLessons(place).map(({ name }) => name);
  }
}

/** Shows a lesson as long as the tab; nothing that is kept changes. */
export function showLesson(lesson: OwnLesson): void {
  setShown([lesson, ...without(shownLessons(), lesson.name)].slice(0, MOST_LESSONS));
}

/**
 * Keeps a lesson, in the place of one of the same name. Where it cannot be kept it is shown as long as the tab.
 * @returns why it is not kept, in a sentence; null: it is
 */
export function keepLesson(lesson: OwnLesson, place?: Place): string | null {
  const others = without(keptLessons(place), lesson.name);
  try {
    if (lesson.packed.length > LONGEST_PACKED) throw new Error(words.noRoom);
    if (others.length >= MOST_LESSONS) throw new Error(full({ most: MOST_LESSONS, what: 'lessons' }));
    keepEntry(OWN_LESSONS, lesson.name, lesson, place);
    setShown(without(shownLessons(), lesson.name));
    return null;
  } catch (error) {
    showLesson(lesson);
    return messageOf(error);
  }
}

/**
 * Keeps a lesson that is shown; where another one has taken its name since, beside that.
 * @returns the name that it has now, and why it is not kept, in a sentence; null: it is
 */
export function keepShown(lesson: OwnLesson): { readonly name: string; readonly fault: string | null } {
  try {
    const there = entryOf(OWN_LESSONS, lesson.name);
    if (!there || there.packed === lesson.packed) return { name: lesson.name, fault: keepLesson(lesson) };
    const name = freeName(lesson.name, [...takenNames(), ...idsOf(OWN_LESSONS)]);
    const fault = keepLesson({ ...lesson, name });
    setShown(without(shownLessons(), lesson.name));
    return { name, fault };
  } catch (error) {
    return { name: lesson.name, fault: messageOf(error) };
  }
}

/** @returns how to put it back */
export function removeLesson(name: string, place?: Place): () => void {
  const before = shownLessons();
  setShown(without(before, name));
  let putBack = () => {};
  try {
    putBack = removeEntry(OWN_LESSONS, name, place);
  } catch {
    // Storage is refused: it was only shown.
  }
  return () => {
    setShown(before);
    putBack();
  };
}

/** A name that no other lesson of the user’s own has: "own-drift", "own-drift-2". */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  const stem = name.slice(0, OWN.length + 56);
  for (let n = 2; ; n++) if (!taken.includes(`${stem}-${n}`)) return `${stem}-${n}`;
}
