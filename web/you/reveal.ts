import type { Scenario } from '../../src/contracts/scenario.ts';
import { withChoices } from '../../src/engine/game/with-choices.ts';
import { openScenario } from '../store/actions/scenario.ts';
import { leaveForRun } from '../store/address/place.ts';

/** Duration of the truth's fade-in, in ms. */
const COMING_IN = 180;

/** Opens a finished game in the lanes at the last step played; the truth fades in. */
export function reveal(scenario: Scenario, choices: readonly number[]): void {
  const played = withChoices(scenario, choices);
  leaveForRun();
  openScenario({ ...played, view: { ...played.view, step: Math.max(1, choices.length) } }, false);
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  for (const part of document.querySelectorAll('.behind > *'))
    part.animate([{ opacity: 0 }, { opacity: 1 }], COMING_IN);
}
