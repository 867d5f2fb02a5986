import type { Scenario } from '../../src/contracts/scenario.ts';

/** How the receiver finds the page. */
export interface ShareOptions {
  /** At the step shown here; else at the first. */
  readonly atStep: boolean;
}

export const DEFAULT_OPTIONS: ShareOptions = { atStep: true };

/** The scenario as the receiver is to find it. */
export function sharedScenario(scenario: Scenario, { atStep }: ShareOptions): Scenario {
  return atStep ? scenario : { ...scenario, view: { ...scenario.view, step: 1 } };
}
