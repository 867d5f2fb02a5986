import type { LaneLetter, Scenario, StepRecord, TheoryReport } from '../../../src/index.ts';
import type { Floor } from '../../../src/theory/floor.ts';
import type { Packed } from './series.ts';

/** The theory beside a run as the worker returns it, and one theorem in it. */
export type Report = Packed<TheoryReport>;
export type Bound = Report['bounds'][number];

/** A lane that has run to the horizon. */
export interface TheoryQuestion {
  readonly scenario: Scenario;
  readonly lane: LaneLetter;
}

/** Interface of the theory panel's worker, over comlink. */
export interface TheoryWorker {
  /** Takes the next records of the run, which come in parts so that a long run does not block the page. */
  take(records: readonly StepRecord[]): Promise<void>;
  /** Report on the records taken; null for lanes without a model. Rejects with a plain sentence. */
  report(question: TheoryQuestion): Promise<Report | null>;
  /** Lower bound on the regret of any policy in such worlds; null: unknown. Rejects with a plain sentence. */
  floor(scenario: Scenario): Promise<Packed<Floor> | null>;
}
