import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import { whenBroken } from '../when-broken.ts';
import type { ExperimentWorker } from './experiment-protocol.ts';

/** An experiment in a separate worker, which knows its design and judges its results. */
export interface ExperimentDesk extends Omit<ExperimentWorker, 'open'> {
  /** Ends the worker; pending answers never come. */
  readonly stop: () => void;
}

/** @param table the user's table, if the experiment runs on one */
export function openExperiment(id: string, table: File | null): ExperimentDesk {
  const worker = new Worker(new URL('./experiment-worker.ts', import.meta.url), { type: 'module' });
  const remote = Comlink.wrap<ExperimentWorker>(worker);
  const broken = whenBroken(worker, () => words.experimentStopped);
  const opened = Promise.race([remote.open(id, table), broken]);
  // Every question reports it.
  opened.catch(() => {});
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
