import * as words from '#words/page/worker';
import type { Scenario } from '../../../src/index.ts';
import type { LessonSource } from '../../../src/lessons/bundle/source.ts';
import { type Errand, sendOut } from '../errand.ts';
import type { FiguresWorker, WholeRun } from './figures-worker.ts';
import type { LessonReading, LessonWorker, Mistakes } from './lesson-worker.ts';

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

/** Reads a zipped lesson with its texts as they are written. */
export const readZippedSource = (bytes: Uint8Array, name: string): Errand<LessonSource | Mistakes> =>
  inTime(
    sendOut<LessonWorker, LessonSource | Mistakes>(lessonWorker(), words.lesson, (remote) =>
      remote.source(bytes, name),
    ),
  );

/** Runs a step’s scenario to its end, beside the lanes. */
export const runWhole = (scenario: Scenario): Errand<WholeRun> =>
  sendOut<FiguresWorker, WholeRun>(
    new Worker(new URL('./figures-worker.ts', import.meta.url), { type: 'module' }),
    words.lesson,
    (remote) => remote.run(scenario),
  );

const lessonWorker = (): Worker =>
  new Worker(new URL('./lesson-worker.ts', import.meta.url), { type: 'module' });

function inTime<Answer>({ answer, stop }: Errand<Answer>): Errand<Answer> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      stop();
      reject(new Error(words.lessonTooLong));
    }, LONGEST_MS);
  });
  return { answer: Promise.race([answer, late]).finally(() => clearTimeout(timer)), stop };
}
