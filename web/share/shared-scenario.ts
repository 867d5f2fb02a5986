import type { Scenario } from '../../src/contracts/scenario.ts';
import { learnerOf, withChoices } from '../../src/engine/game/learner.ts';

/** How the receiver finds the page. */
export interface ShareOptions {
  /** At the step shown here; else at the first. */
  readonly atStep: boolean;
  /** Without the queries of the person who played: the receiver plays on the same world. */
  readonly asGame: boolean;
}

export const DEFAULT_OPTIONS: ShareOptions = { atStep: true, asGame: false };

/** The scenario as the receiver is to find it. */
export function sharedScenario(scenario: Scenario, { atStep, asGame }: ShareOptions): Scenario {
  const own = withoutLecture(scenario);
  if (asGame) return withChoices(fromStart(own), []);
  return atStep ? own : fromStart(own);
}

/** Who takes the code from the wall has a page of their own, with its controls. */
function withoutLecture({ view: { lecture: _, ...view }, ...scenario }: Scenario): Scenario {
  return { ...scenario, view };
}

const fromStart = (scenario: Scenario): Scenario => ({ ...scenario, view: { ...scenario.view, step: 1 } });

/** Whether somebody played it: then it can also be shared as a game. */
export const wasPlayed = (scenario: Scenario): boolean => (learnerOf(scenario)?.choices?.length ?? 0) > 0;
