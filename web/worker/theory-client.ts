import * as Comlink from 'comlink';
import type { TheoryReport } from '../../src/theory/report.ts';
import type { TheoryQuestion, TheoryWorker } from './theory-protocol.ts';

/** An answer on its way. */
export interface TheoryJob {
  /** Rejects with a plain sentence; never settles once stopped. */
  readonly answer: Promise<TheoryReport | null>;
  readonly stop: () => void;
}

/** Asks a worker of its own, which ends with its answer or when it is stopped. */
export function askTheory(question: TheoryQuestion): TheoryJob {
  const worker = new Worker(new URL('./theory-worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () =>
      reject(new Error('The worker of the theory could not be loaded. Reload the page to try again.')),
    );
  });
  const answer = Promise.race([Comlink.wrap<TheoryWorker>(worker).report(question), broken]);
  return { answer: answer.finally(() => worker.terminate()), stop: () => worker.terminate() };
}
