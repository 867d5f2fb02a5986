import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import type { ExperimentWorker } from './experiment-protocol.ts';

/** An experiment in a worker of its own, which knows its design and judges its results. */
export interface ExperimentDesk extends Omit<ExperimentWorker, 'open'> {
  /** Ends the worker; answers under way never come. */
  readonly stop: () => void;
}

/** @param table where the experiment runs on one of the user's */
export function openExperiment(id: string, table: File | null): ExperimentDesk {
  const worker = new Worker(new URL('./experiment-worker.ts', import.meta.url), { type: 'module' });
  const remote = Comlink.wrap<ExperimentWorker>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error(words.experimentStopped));
    });
  });
  const opened = Promise.race([remote.open(id, table), broken]);
  // Nobody may be waiting when it breaks; every question says so.
  for (const promise of [broken, opened]) promise.catch(() => {});
  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    await opened;
    return Promise.race([question(), broken]);
  };
  return {
    plan: (runs) => ask(() => remote.plan(runs)),
    report: (runs, results) => ask(() => remote.report(runs, results)),
    stop: () => worker.terminate(),
  };
}
