import * as words from '#words/page/notices';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { dismissNotice, notify } from '../page.ts';
import { dismissGhost, ghosts, leaveGhost, outlives } from '../run/ghost.ts';
import { continuesDrag, paced, release, setDrag } from '../run/pace.ts';
import type { LabState } from '../state.ts';
import { clampStep, lab } from '../store.ts';

/**
 * The only way to change a scenario; a locked one is not changed. Every call is one undo entry, except that
 * calls with the same `gesture` (dragging a slider) form one until `endGesture`: each waits for the picture
 * of the one before, and only the newest waiting one is kept.
 * @param then where one parameter is changed, its old value in words: the previous run stays drawn beside the
 * new one
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

/** Replaces the scenario, even if it is locked. */
export function replaceScenario(scenario: Scenario): void {
  change(() => scenario, null, null);
}

/** Replaces a locked scenario by a copy that can be changed, with the whole page; undo restores it. */
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

/** Keeps the run before a parameter change as lines to draw; other changes of a lane remove these lines. */
function haunt(state: LabState, next: Scenario, then: string | null): void {
  const { ghost } = ghosts.getState();
  if (then !== null) leaveGhost(then, state);
  else if (ghost && !outlives(ghost, state.scenario, next)) dismissGhost();
}

/** Ends a drag; the next drag of the same slider is a separate undo entry. */
export function endGesture(): void {
  release();
  setDrag(null);
}

/** Undoes the last entry of `edit`; does nothing before the first one. */
export function undo(): void {
  travel('undo');
}

/** Redoes what `undo` undid, unless an edit came in between. */
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
