import { LESSONS, LOADERS } from 'virtual:lessons';
import * as words from '#words/lessons/lesson-registry';
import { type Lesson, OWN } from '../../src/lessons/lesson.ts';
import { cut } from '../../src/parameters/quoted.ts';
import { loaded } from '../browser/load-fault.ts';

export { LESSONS };

/** A lesson by its name, of the course or the user’s own; rejects with a plain sentence. */
export async function loadLesson(name: string): Promise<Lesson> {
  if (name.startsWith(OWN)) return (await loaded(import('./own/take.ts'), 'lessons')).loadOwnLesson(name);
  if (!Object.hasOwn(LOADERS, name)) throw new Error(words.noLesson(cut(name)));
  return (await loaded(LOADERS[name](), 'lessons')).default;
}
