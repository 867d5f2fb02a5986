import type { Scenario } from '../../src/contracts/scenario.ts';
import { OPENING } from '../../src/engine/scenes/opening.ts';
import { lab } from './store.ts';

const { scenario } = OPENING;

/** The opening scene with its future hidden. */
export const FIRST_VISIT: Scenario = { ...scenario, view: { ...scenario.view, hide: 'future' } };

/** Hides the future on a first visit, so that the run unfolds. The view menu shows it, undo does not. */
export function hideFirstFuture(): void {
  if (lab.getState().scenario === scenario) lab.setState({ scenario: FIRST_VISIT, shown: FIRST_VISIT });
}

/** Whether the page shows what it opens on without a link. */
export const isOpening = (shown: Scenario): boolean => shown === scenario || shown === FIRST_VISIT;
