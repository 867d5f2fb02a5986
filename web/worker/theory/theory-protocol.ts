import type { LaneLetter, Scenario, StepRecord, TheoryReport } from '../../../src/index.ts';

/** The records of a whole run of one lane. */
export interface TheoryQuestion {
  readonly scenario: Scenario;
  readonly lane: LaneLetter;
  readonly records: readonly StepRecord[];
}

/** What the worker of the theory panel offers over comlink. */
export interface TheoryWorker {
  /** null for lanes without a model. Rejects with a plain sentence. */
  report(question: TheoryQuestion): Promise<TheoryReport | null>;
}
