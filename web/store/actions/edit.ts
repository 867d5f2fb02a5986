import type { Scenario } from '../../../src/contracts/scenario.ts';
import { clampStep, lab } from '../store.ts';

let openGesture: string | null = null;

/**
 * The only way a scenario changes. Every call is one undo entry, except that calls with the same `gesture`
 * (a slider being dragged) make one together until `endGesture`.
 */
export function edit(recipe: (scenario: Scenario) => Scenario, gesture: string | null = null): void {
  const { scenario, t } = lab.getState();
  const next = recipe(scenario);
  if (next === scenario) return;
  const history = lab.temporal.getState();
  if (gesture !== null && gesture === openGesture) history.pause();
  lab.setState({ scenario: next, t: clampStep(t, next.horizon) });
  history.resume();
  openGesture = gesture;
}

/** The next change of the same slider is an undo entry of its own. */
export function endGesture(): void {
  openGesture = null;
}

/** Takes the last entry of `edit` back; nothing happens at the first one. */
export function undo(): void {
  travel('undo');
}

/** Brings back what `undo` took; an edit in between has thrown it away. */
export function redo(): void {
  travel('redo');
}

function travel(direction: 'undo' | 'redo'): void {
  endGesture();
  lab.temporal.getState()[direction]();
  const { scenario, t } = lab.getState();
  lab.setState({ t: clampStep(t, scenario.horizon) });
}
