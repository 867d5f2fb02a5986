import type { JobResult, MeasureId, RunComparison } from '../../../src/index.ts';

/** Interface of the statistics worker, over comlink. It keeps its results, so that each is sent once. */
export interface ComparisonWorker {
  /** Starts another comparison and forgets the results so far. */
  open(names: readonly string[], horizon: number, unit: string): void;
  /** Adds the next results, in the order of the replicates. */
  add(results: readonly JobResult[]): void;
  /**
   * Compares by a measure; by the first measure available if the lanes do not have it.
   * @param budget the step after which the runs are compared; the last one if the curves up to it were not
   * kept
   * @returns null below two replicates
   */
  compare(measure: MeasureId, budget: number): ComparisonAnswer | null;
}

export interface ComparisonAnswer {
  readonly comparison: RunComparison;
  /** All measures by which these lanes can be compared. */
  readonly measures: readonly MeasureId[];
  /** Whether the runs can be compared after any of their steps. */
  readonly anyStep: boolean;
}
