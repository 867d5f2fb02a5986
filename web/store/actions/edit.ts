import * as words from '#words/page/notices';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { dismissNotice, notify } from '../page.ts';
import { dismissGhost, ghosts, leaveGhost, outlives } from '../run/ghost.ts';
import { continuesDrag, paced, release, setDrag } from '../run/pace.ts';
import type { LabState } from '../state.ts';
import { clampStep, lab } from '../store.ts';

/**
 * The only way a scenario changes; a locked one does not. Every call is one undo entry, except that calls with the same `gesture`
 * (a slider being dragged) make one together until `endGesture`: each waits for the picture of the one before, and the newest wins.
 * @param then where one parameter is changed, its value until now in words: the run before stays beside the new one
 */
export function edit(
  recipe: (scenario: Scenario) => Scenario,
  gesture: string | null = null,
  then: string | null = null,
): void {
  if (lab.getState().scenario.view.lock) tellLocked();
  else if (continuesDrag(gesture)) paced(() => change(recipe, gesture, then));
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
  if (!continuesDrag(gesture)) release();
  const state = lab.getState();
  const { scenario, t } = state;
  const next = recipe(scenario);
  if (next === scenario) return;
  const history = lab.temporal.getState();
  if (continuesDrag(gesture)) history.pause();
  else haunt(state, next, then);
  setDrag(gesture);
  lab.setState({ scenario: next, t: clampStep(t, next.horizon) });
  history.resume();
}

/** The run before a parameter was changed is kept; any other change of a lane removes the lines beside it. */
function haunt(state: LabState, next: Scenario, then: string | null): void {
  const { ghost } = ghosts.getState();
  if (then !== null) leaveGhost(then, state);
  else if (ghost && !outlives(ghost, state.scenario, next)) dismissGhost();
}

/** The last change of a drag is made; the next one of the same slider is an undo entry of its own. */
export function endGesture(): void {
  release();
  setDrag(null);
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
