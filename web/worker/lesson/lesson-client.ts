import * as words from '#words/page/worker';
import { type Errand, sendOut } from '../errand.ts';
import type { LessonReading, LessonWorker } from './lesson-worker.ts';

/** Time limit; no valid lesson takes so long. */
const LONGEST_MS = 60_000;

/** Reads a zipped lesson in a separate worker, because one from a stranger may be as large as the limit. */
export const readZippedLesson = (bytes: Uint8Array, name: string): Errand<LessonReading> =>
  inTime(
    sendOut<LessonWorker, LessonReading>(lessonWorker(), words.lesson, (remote) =>
      remote.zipped(bytes, name),
    ),
  );

/** Reads a lesson from a link or from this browser's storage, in the same way. */
export const readPackedLesson = (text: string): Errand<LessonReading> =>
  inTime(sendOut<LessonWorker, LessonReading>(lessonWorker(), words.lesson, (remote) => remote.packed(text)));

const lessonWorker = (): Worker =>
  new Worker(new URL('./lesson-worker.ts', import.meta.url), { type: 'module' });

function inTime({ answer, stop }: Errand<LessonReading>): Errand<LessonReading> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop();
      reject(new Error(words.lessonTooLong));
    }, LONGEST_MS);
  });
  return { answer: Promise.race([answer, late]).finally(() => clearTimeout(timer)), stop };
}
