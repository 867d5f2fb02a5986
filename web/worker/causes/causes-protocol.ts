import type { LaneCauses } from '../../../src/causes/lane-causes.ts';
import type { LaneLetter, Scenario, StepRecord } from '../../../src/index.ts';

/** What one lane's regret was paid for; a plain sentence where it cannot be split. */
export interface SplitRun {
  readonly letter: LaneLetter;
  readonly causes: LaneCauses | string;
}

/** What the worker behind “Paid for” offers over comlink. */
export interface CausesWorker {
  /** Some more of a lane's records, in order. */
  take(letter: LaneLetter, records: readonly StepRecord[]): Promise<void>;
  /**
   * Splits the regret of every lane whose records it took.
   * @param onProgress share of all steps, 0 to 1, told a few times a second. Rejects with a plain sentence.
   */
  split(scenario: Scenario, onProgress: (share: number) => void): Promise<readonly SplitRun[]>;
}
