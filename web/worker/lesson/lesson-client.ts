import * as words from '#words/page/worker';
import { type Errand, sendOut } from '../errand.ts';
import type { LessonReading, LessonWorker } from './lesson-worker.ts';

/** No lesson takes so long. */
const LONGEST_MS = 60_000;

/** Reads a zipped lesson in a worker of its own: a stranger may have made it as large as a lesson may be. */
export const readZippedLesson = (bytes: Uint8Array, name: string): Errand<LessonReading> =>
  inTime(
    sendOut<LessonWorker, LessonReading>(lessonWorker(), words.lesson, (remote) =>
      remote.zipped(bytes, name),
    ),
  );

/** Reads a lesson that a link carries, or that this browser keeps, in the same way. */
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
