import { LESSONS, LOADERS } from 'virtual:lessons';
import * as words from '#words/lessons/lesson-registry';
import { type Lesson, OWN } from '../../src/lessons/lesson.ts';
import { cut } from '../../src/parameters/quoted.ts';
import { loaded } from '../browser/load-fault.ts';
import { progressIn } from './progress.ts';

export { LESSONS };

/** A lesson that asks what the others taught; it is in no list of theirs. */
export const SELF_TEST = 'self-test';

/** In place of a lesson’s name: the worksheets of all. */
export const WHOLE_COURSE = 'course';

/** A lesson by its name, of the course or the user’s own; rejects with a plain sentence. */
export async function loadLesson(name: string): Promise<Lesson> {
  if (name.startsWith(OWN)) return (await loaded(import('./own/take.ts'), 'lessons')).loadOwnLesson(name);
  if (!Object.hasOwn(LOADERS, name)) throw new Error(words.noLesson(cut(name)));
  const lesson = (await loaded(LOADERS[name](), 'lessons')).default;
  if (name !== SELF_TEST) return lesson;
  const { drawnTest } = await loaded(import('./self-test.ts'), 'lessons');
  return drawnTest(lesson, progressIn(name)?.attempt ?? 0);
}
