import type { LaneLetter, Scenario, StepRecord, TheoryReport } from '../../../src/index.ts';
import type { Floor } from '../../../src/theory/floor.ts';
import type { Packed } from './series.ts';

/** The theory beside a run as it comes from the worker, and one theorem in it. */
export type Report = Packed<TheoryReport>;
export type Bound = Report['bounds'][number];

/** A lane that has run to the horizon. */
export interface TheoryQuestion {
  readonly scenario: Scenario;
  readonly lane: LaneLetter;
}

/** What the worker of the theory panel offers over comlink. */
export interface TheoryWorker {
  /** The next records of the run: they come in parts, for the whole of a long run would hold up the page. */
  take(records: readonly StepRecord[]): Promise<void>;
  /** Of the records taken; null for lanes without a model. Rejects with a plain sentence. */
  report(question: TheoryQuestion): Promise<Report | null>;
  /** What no policy plays better than in such worlds; null where no such line is known. Rejects with a plain sentence. */
  floor(scenario: Scenario): Promise<Packed<Floor> | null>;
}
