import * as words from '#words/page/notices';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { dismissNotice, notify } from '../page.ts';
import { dismissGhost, ghosts, leaveGhost, outlives } from '../run/ghost.ts';
import type { LabState } from '../state.ts';
import { clampStep, lab } from '../store.ts';

let openGesture: string | null = null;

/**
 * The only way a scenario changes; a locked one does not. Every call is one undo entry, except that calls with the same `gesture`
 * (a slider being dragged) make one together until `endGesture`.
 * @param then where one parameter is changed, its value until now in words: the run before stays beside the new one
 */
export function edit(
  recipe: (scenario: Scenario) => Scenario,
  gesture: string | null = null,
  then: string | null = null,
): void {
  if (lab.getState().scenario.view.lock) tellLocked();
  else change(recipe, gesture, then);
}

/** Puts another scenario in the place of the one there is, whether that is locked or not. */
export function replaceScenario(scenario: Scenario): void {
  change(() => scenario, null, null);
}

/** A copy of the locked scenario that may be changed, with all of the page; undo brings the locked one back. */
export function unlockCopy(): void {
  const { scenario } = lab.getState();
  const { lock: _, show: __, you: ___, ...view } = scenario.view;
  replaceScenario({ ...scenario, view });
  dismissNotice();
}

const tellLocked = (): void =>
  notify({
    kind: 'info',
    text: words.lockedBySender,
    actions: [{ label: words.unlockCopy, run: unlockCopy }],
  });

function change(recipe: (scenario: Scenario) => Scenario, gesture: string | null, then: string | null): void {
  const state = lab.getState();
  const { scenario, t } = state;
  const next = recipe(scenario);
  if (next === scenario) return;
  const history = lab.temporal.getState();
  const goesOn = gesture !== null && gesture === openGesture;
  if (goesOn) history.pause();
  else haunt(state, next, then);
  lab.setState({ scenario: next, t: clampStep(t, next.horizon) });
  history.resume();
  openGesture = gesture;
}

/** The run before a parameter was changed is kept; any other change of a lane removes the lines beside it. */
function haunt(state: LabState, next: Scenario, then: string | null): void {
  const { ghost } = ghosts.getState();
  if (then !== null) leaveGhost(then, state);
  else if (ghost && !outlives(ghost, state.scenario, next)) dismissGhost();
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
  dismissGhost();
  lab.temporal.getState()[direction]();
  const { scenario, t } = lab.getState();
  lab.setState({ t: clampStep(t, scenario.horizon) });
}
