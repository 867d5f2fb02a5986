import type { PaidSoFar } from '../../../src/causes/mean-split.ts';
import type { Scenario } from '../../../src/index.ts';

/** What one lane has paid in a seed; a plain sentence if its regret is not split. */
export type LanePaid = PaidSoFar | string;

/** Interface of a worker that runs seeds and splits their regret, over comlink. The records do not leave it. */
export interface SeedCausesWorker {
  /** Takes the scenario whose lanes are run. */
  open(scenario: Scenario): Promise<void>;
  /** Runs all lanes on one replicate. Rejects with a plain sentence. */
  split(replicate: number): Promise<readonly LanePaid[]>;
}
