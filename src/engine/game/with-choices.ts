import type { Scenario } from '../../contracts/scenario.ts';
import { isByHand } from './learner.ts';

/** The scenario with these queries of the person, who may not have made all of them. */
export function withChoices(scenario: Scenario, choices: readonly number[]): Scenario {
  const lanes = scenario.lanes.map((lane) => {
    if (!isByHand(lane)) return lane;
    const { choices: _, ...unplayed } = lane;
    return { ...unplayed, ...(choices.length > 0 && { choices }), waits: true as const };
  });
  return { ...scenario, lanes };
}
