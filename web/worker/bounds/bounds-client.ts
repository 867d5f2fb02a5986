import * as words from '#words/page/worker';
import type { StepRecord } from '../../../src/index.ts';
import { type Errand, sendOut } from '../errand.ts';
import type { Report, TheoryQuestion, TheoryWorker } from './bounds-protocol.ts';

/** Records that are handed over at once. */
const AT_ONCE = 1000;

/** Asks a worker of its own, which ends with its answer or when it is stopped. */
export function askTheory(question: TheoryQuestion, records: readonly StepRecord[]): Errand<Report | null> {
  const worker = new Worker(new URL('./bounds-worker.ts', import.meta.url), { type: 'module' });
  return sendOut<TheoryWorker, Report | null>(worker, words.theory, async (remote) => {
    for (let at = 0; at < records.length; at += AT_ONCE) await remote.take(records.slice(at, at + AT_ONCE));
    return remote.report(question);
  });
}
