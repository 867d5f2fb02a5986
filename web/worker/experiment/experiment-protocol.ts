import type { Report } from '../../../src/experiments/report/report.ts';
import type { JobResult } from '../../../src/index.ts';
import type { Plan } from '../../../src/plan/plan.ts';

/** Interface of the worker of an experiment, over comlink. Every rejection is a plain sentence. */
export interface ExperimentWorker {
  /** Opens the experiment with this id, with the user's table if it runs on one. */
  open(id: string, table: File | null): Promise<void>;
  /** The jobs for this number of runs. */
  plan(runs: number): Promise<Plan>;
  /** Report on the first `runs` runs, at least 2, judged as by the command line. */
  report(runs: number, results: readonly JobResult[]): Promise<Report>;
}
