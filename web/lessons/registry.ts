import { LESSONS, LOADERS } from 'virtual:lessons';
import type { Lesson } from '../../src/lessons/lesson.ts';
import { loaded } from '../ui/load-fault.ts';

export { LESSONS };

/** A lesson by its name; rejects with a plain sentence. */
export async function loadLesson(name: string): Promise<Lesson> {
  if (!Object.hasOwn(LOADERS, name)) throw new Error(`No lesson is called “${name}”.`);
  return (await loaded(LOADERS[name](), 'lessons')).default;
}
