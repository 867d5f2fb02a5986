import type { Scenario } from '../../../src/contracts/scenario.ts';
import { computedSteps, nextChange, previousChange } from '../run/lane-data.ts';
import { stage } from '../stage.ts';
import type { Phase, Speed } from '../state.ts';
import { clampStep, lab } from '../store.ts';

/** Whether a lesson's open question pauses the clock. */
const rests = (): boolean => stage.getState().stage?.resting ?? false;

/** Sets the cursor to step t, limited to 1..horizon. */
export function setCursor(t: number): void {
  if (rests()) return;
  const { scenario } = lab.getState();
  lab.setState({ t: clampStep(t, scenario.horizon), phase: null });
}

/** Moves by single steps and stops playing, because the user has taken over. */
export function stepBy(steps: number): void {
  lab.setState({ playing: false });
  setCursor(lab.getState().t + steps);
}

/** Whether a link starts playing at once: as the link says, unless the reader prefers reduced motion. */
export const playsAtOnce = ({ view }: Scenario): boolean =>
  view.start === 'playing' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts playing; from step 1 if the run is at its end. */
export function play(): void {
  if (rests()) return;
  const { t, scenario } = lab.getState();
  lab.setState({ playing: true, t: t >= scenario.horizon ? 1 : t });
}

/** Pauses; a step in slow motion is shown whole again. */
export function pause(): void {
  lab.setState({ playing: false, phase: null });
}

export function togglePlaying(): void {
  if (lab.getState().playing) pause();
  else play();
}

/** Sets the speed in steps per second, or slow motion; takes effect while playing, too. */
export function setSpeed(speed: Speed): void {
  lab.setState({ speed, phase: null });
}

/**
 * Advances the running clock by one or more steps, never beyond what has been computed. Stops at the horizon
 * and, if the user wishes, at the first step after a change.
 * @param phase the phase highlighted at the new step; null: it is shown whole
 */
export function advance(steps: number, phase: Phase | null = null): void {
  const state = lab.getState();
  const { t, scenario } = state;
  const change = scenario.view.pause ? nextChange(state) : null;
  const last = Math.min(change ?? scenario.horizon, scenario.horizon, Math.max(t, computedSteps(state)));
  const target = Math.min(t + steps, last);
  if (target !== t || phase !== state.phase) lab.setState({ t: target, phase });
  if (target >= scenario.horizon) pause();
  else if (target === change) lab.setState({ playing: false });
}

/**
 * Moves the cursor to the first step after the next change (1) or the previous one (−1); stays where there is
 * none. A hidden change is only reached in a lecture.
 */
export function goToChange(direction: 1 | -1): void {
  const state = lab.getState();
  const hidden = state.scenario.view.hide && state.lecture === null;
  const step = direction < 0 ? previousChange(state) : hidden ? null : nextChange(state);
  if (!step) return;
  pause();
  setCursor(step);
}
