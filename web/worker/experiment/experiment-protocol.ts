import type { Report } from '../../../src/experiments/report/report.ts';
import type { JobResult } from '../../../src/index.ts';
import type { Plan } from '../../../src/plan/plan.ts';

/** What the worker of an experiment offers over comlink. Every rejection is a plain sentence. */
export interface ExperimentWorker {
  /** Takes the experiment of this id, with the user's table where it runs on one. */
  open(id: string, table: File | null): Promise<void>;
  /** The work of so many runs. */
  plan(runs: number): Promise<Plan>;
  /** What the first `runs` of them say, 2 or more, judged as the command line does. */
  report(runs: number, results: readonly JobResult[]): Promise<Report>;
}
