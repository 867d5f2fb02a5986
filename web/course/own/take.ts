import * as words from '#words/lessons/own-lesson';
import { LARGEST_CONTENT } from '../../../src/engine/link/link-error.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { messageOf } from '../../../src/parameters/thrown.ts';
import { chooseFile } from '../../browser/choose-file.ts';
import { removePicture } from '../../kept/kept-pictures.ts';
import { LONGEST_PACKED, type OwnLesson } from '../../kept/own-lessons.ts';
import { offerWayBack } from '../../kept/way-back.ts';
import { openPlace, turnPage } from '../../store/address/place.ts';
import { CARRIED } from '../../store/address/place-name.ts';
import { dismissNotice, notify, page } from '../../store/page.ts';
import type { Errand } from '../../worker/errand.ts';
import { readPackedLesson, readZippedLesson } from '../../worker/lesson/lesson-client.ts';
import type { LessonReading } from '../../worker/lesson/lesson-worker.ts';
import { learning } from '../state.ts';
import { freeName, keepLesson, keepShown, ownLesson, ownLessons, showLesson, takenNames } from './shelf.ts';

/** Reading that takes longer is told, and can be stopped. */
const PATIENCE_MS = 1000;

/** A link of a lesson, with the step that it opens at. */
const LINK = new RegExp(`^${CARRIED}([\\w-]+)(?:&step=(\\d{1,2}))?$`);

/** Opens a zipped lesson, dropped or chosen, and keeps it; a new version of one of the same name takes its place. */
export async function takeLessonFile(file: File): Promise<void> {
  try {
    if (file.size > LARGEST_CONTENT) throw new Error(words.tooLarge((file.size / 2 ** 20).toFixed(1)));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = await told(file.name, readZippedLesson(bytes, file.name));
    if (read && 'mistakes' in read) refuse(file.name, read.mistakes);
    else if (read) open(keep(read.lesson, read.lesson.name, read.packed));
  } catch (error) {
    const reason = messageOf(error);
    notify({ kind: 'error', text: words.notOpened({ name: file.name, reason }), actions: [] });
  }
}

/** A file with mistakes in it; they are mended outside, and it comes again. */
function refuse(name: string, list: readonly string[]): void {
  const again = { label: words.chooseAgain, run: chooseLesson };
  notify({ kind: 'error', text: words.mistakesIn(name), list, actions: [again] });
}

/**
 * Shows the lesson that an address carries; nothing that is kept changes until somebody presses *Keep*. Rejects with a sentence, or one for each
 * mistake.
 * @param overtaken whether the address names something else by now
 * @returns its name and step here, as "own-drift.4"; null where it was overtaken
 */
export async function takeLessonLink(fragment: string, overtaken: () => boolean): Promise<string | null> {
  const [, packed, step] = (fragment.length <= LONGEST_PACKED && LINK.exec(fragment)) || [];
  if (!packed) throw new Error(words.linkCut);
  const read = await readPackedLesson(packed).answer;
  if ('mistakes' in read) {
    const { told } = await import('../../told/told.ts');
    throw new Error(read.mistakes.map(told).join('\n'));
  }
  if (overtaken()) return null;
  const same = ownLessons().find((lesson) => lesson.packed === read.packed)?.name;
  const name = same ?? freeName(read.lesson.name, takenNames());
  if (!same) show(summaryOf(read.lesson, name, read.packed));
  return step ? `${name}.${Number(step)}` : name;
}

/** The link that carries a lesson of the user’s own, opening at a step. */
export function lessonLink(name: string, step: number): string {
  return `${location.href.split('#')[0]}#${CARRIED}${ownLesson(name)?.packed ?? ''}&step=${step}`;
}

const summaryOf = (
  { title, line, goal, minutes, steps }: Lesson,
  name: string,
  packed: string,
): OwnLesson => ({ name, title, line, goal, minutes, steps: steps.length, packed });

function show(lesson: OwnLesson): void {
  showLesson(lesson);
  if (page.getState().alone) return;
  const run = () => {
    const { name, fault } = keepShown(lesson);
    if (fault) notify({ kind: 'info', text: fault, actions: [] });
    else dismissNotice();
    if (name !== lesson.name) open(name);
  };
  notify({ kind: 'info', text: words.onlyShown, actions: [{ label: words.keep, run }] });
}

function keep(lesson: Lesson, name: string, packed: string): string {
  const before = ownLesson(name);
  const isNew = before?.packed !== packed;
  // A new version has another world.
  if (isNew) removePicture('lessons', name);
  const fault = keepLesson(summaryOf(lesson, name, packed));
  if (fault) notify({ kind: 'info', text: fault, actions: [] });
  else if (before && isNew)
    offerWayBack(words.replaced(before.title), () => {
      keepLesson(before);
      open(name);
    });
  return name;
}

function open(name: string): void {
  if (page.getState().place?.name === 'lesson') {
    // An older version of it may be open.
    learning.setState({ lesson: null });
    turnPage(name);
  } else openPlace({ name: 'lesson', detail: name });
}

/** One of the user’s own lessons, read again: its files are what is kept. Rejects with a plain sentence. */
export async function loadOwnLesson(name: string): Promise<Lesson> {
  const held = ownLesson(name);
  if (!held) throw new Error(words.notKept);
  const read = await readPackedLesson(held.packed).answer;
  if ('mistakes' in read) throw new Error([words.unreadable, ...read.mistakes].join('\n'));
  return { ...read.lesson, name };
}

/** The answer, once it is there; null where it was stopped. */
async function told(what: string, { answer, stop }: Errand<LessonReading>): Promise<LessonReading | null> {
  let cancel = () => {};
  const cancelled = new Promise<null>((resolve) => {
    cancel = () => resolve(null);
  });
  const late = setTimeout(() => {
    notify({ kind: 'info', text: words.reading(what), actions: [{ label: words.cancel, run: cancel }] });
  }, PATIENCE_MS);
  try {
    const first = await Promise.race([answer, cancelled]);
    if (first === null) stop();
    dismissNotice();
    return first;
  } finally {
    clearTimeout(late);
  }
}

/** Opens the file dialog for a zipped lesson. */
export function chooseLesson(): void {
  chooseFile('.zip,application/zip', takeLessonFile);
}
