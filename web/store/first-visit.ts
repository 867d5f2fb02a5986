import type { Scenario } from '../../src/contracts/scenario.ts';
import { OPENING } from '../../src/engine/scenes/opening.ts';
import { lab } from './store.ts';

const { scenario } = OPENING;

/** The opening scene without what is to come. */
export const FIRST_VISIT: Scenario = { ...scenario, view: { ...scenario.view, hide: 'future' } };

/** A first visit sees the run come to be. For as long as it lasts: undo does not end it, the menu of the view does. */
export function hideFirstFuture(): void {
  if (lab.getState().scenario === scenario) lab.setState({ scenario: FIRST_VISIT, shown: FIRST_VISIT });
}

/** Whether the page shows what its bare address opens. */
export const isOpening = (shown: Scenario): boolean => shown === scenario || shown === FIRST_VISIT;
