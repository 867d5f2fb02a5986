import type { TheoryReport } from '../../../src/index.ts';
import * as words from '../../words/page/worker.ts';
import { type Errand, sendOut } from '../errand.ts';
import type { TheoryQuestion, TheoryWorker } from './theory-protocol.ts';

/** Asks a worker of its own, which ends with its answer or when it is stopped. */
export function askTheory(question: TheoryQuestion): Errand<TheoryReport | null> {
  const worker = new Worker(new URL('./theory-worker.ts', import.meta.url), { type: 'module' });
  return sendOut<TheoryWorker, TheoryReport | null>(worker, words.theory, (remote) =>
    remote.report(question),
  );
}
