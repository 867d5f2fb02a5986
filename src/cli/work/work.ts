import type { JobResult, TableFormat } from '../../index.ts';
import type { Job, Plan } from '../../plan/plan.ts';

/** How a report can be printed; not every command has all of them. */
export type ReportFormat =
  | TableFormat
  | 'seeds'
  | 'json'
  | 'svg'
  // Of a comparison alone: all tables, a paragraph, and the figure over time two columns or one wide.
  | 'latex-long'
  | 'methods'
  | 'svg-regret'
  | 'svg-regret-narrow'
  // The same with floor and bounds.
  | 'svg-regret-theory'
  | 'svg-regret-narrow-theory'
  // Figures that Plotly opens: every seed's value, and the means over time.
  | 'plotly'
  | 'plotly-regret';

/** What a command found: it follows from the plan's results alone, whoever computed them. */
export interface Report {
  /** As it is written to a file. */
  readonly json: string;
  readonly text: (format: ReportFormat) => string;
}

/** What stands in a file once a run is done: it names the plan whose results it follows from. */
export interface Finished {
  readonly plan: string;
}

/** What a command is asked to compute: its plan, whoever computes it. */
export interface Ordered {
  /** Names what is run, in partial results. */
  readonly id: string;
  /** From which all of this follows again, elsewhere and later; plain data. */
  readonly order: { readonly command: string };
  readonly plan: Plan;
  readonly planKey: string;
  readonly formats: readonly ReportFormat[];
}

/** All jobs of a plan, and the way from their results to a report. */
export interface Work extends Ordered {
  /** @param results in the order of `jobsOf` */
  readonly report: (results: readonly JobResult[]) => Report;
  /** The report that a file of this plan holds; null where it sums the results up in another way. */
  readonly reopen: (found: Finished & Readonly<Record<string, unknown>>) => Report | null;
}

/** Those jobs of a plan that the results of others ask for. */
export interface RoundsOfWork extends Ordered {
  /** @param resultOf called for the jobs that the report needs */
  readonly reportOf: (resultOf: (job: Job) => JobResult) => Report;
}
