import type { JobResult, MeasureId, RunComparison } from '../../../src/index.ts';

/** What the worker of the statistics offers over comlink. It keeps the results that it is sent, so that each is sent once. */
export interface ComparisonWorker {
  /** Forgets everything: other lanes, or another scenario. */
  open(names: readonly string[], horizon: number, unit: string): void;
  /** The next results, in the order of the replicates. */
  add(results: readonly JobResult[]): void;
  /**
   * By a measure; where the lanes do not have it, by the first that they have.
   * @param budget the step after which the runs are compared; the last one where the curves up to it were not kept
   * @returns null below two replicates
   */
  compare(measure: MeasureId, budget: number): ComparisonAnswer | null;
}

export interface ComparisonAnswer {
  readonly comparison: RunComparison;
  /** What else these lanes can be compared by. */
  readonly measures: readonly MeasureId[];
  /** Whether the runs can be compared after any of their steps. */
  readonly anyStep: boolean;
}
