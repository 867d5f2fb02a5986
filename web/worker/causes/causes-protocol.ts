import type { LaneCauses } from '../../../src/causes/lane-causes.ts';
import type { LaneLetter, Scenario, StepRecord } from '../../../src/index.ts';

/** One lane's regret split by cause; a plain sentence if it cannot be split. */
export interface SplitRun {
  readonly letter: LaneLetter;
  readonly causes: LaneCauses | string;
}

/** Interface of the worker behind “Paid for”, over comlink. */
export interface CausesWorker {
  /** Takes the next records of a lane, in order. */
  take(letter: LaneLetter, records: readonly StepRecord[]): Promise<void>;
  /**
   * Splits the regret of every lane whose records were taken.
   * @param onProgress share of all steps, 0 to 1, reported a few times a second. Rejects with a plain
   * sentence.
   */
  split(scenario: Scenario, onProgress: (share: number) => void): Promise<readonly SplitRun[]>;
}
