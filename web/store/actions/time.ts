import type { Scenario } from '../../../src/contracts/scenario.ts';
import { computedSteps, nextChange, previousChange } from '../run/lane-data.ts';
import { stage } from '../stage.ts';
import type { Phase, Speed } from '../state.ts';
import { clampStep, lab } from '../store.ts';

/** The clock is paused while a lesson's question is open. */
const rests = (): boolean => stage.getState().stage?.resting ?? false;

/** Puts the cursor on step t, within 1..horizon. */
export function setCursor(t: number): void {
  if (rests()) return;
  const { scenario } = lab.getState();
  lab.setState({ t: clampStep(t, scenario.horizon), phase: null });
}

/** Moves by single steps; playing stops, because the user has taken over. */
export function stepBy(steps: number): void {
  lab.setState({ playing: false });
  setCursor(lab.getState().t + steps);
}

/** Whether a link starts playing at once: as the link says, unless the reader prefers reduced motion. */
export const playsAtOnce = ({ view }: Scenario): boolean =>
  view.start === 'playing' && !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts playing; at the end of the run from its first step. */
export function play(): void {
  if (rests()) return;
  const { t, scenario } = lab.getState();
  lab.setState({ playing: true, t: t >= scenario.horizon ? 1 : t });
}

/** Stops where it is; a step in slow motion is shown whole again. */
export function pause(): void {
  lab.setState({ playing: false, phase: null });
}

export function togglePlaying(): void {
  if (lab.getState().playing) pause();
  else play();
}

/** Steps per second, or slow motion; takes effect while playing too. */
export function setSpeed(speed: Speed): void {
  lab.setState({ speed, phase: null });
}

/**
 * One or more steps of the running clock: never beyond what has been computed; stops at the horizon, and, on wish, at the
 * first step after a change.
 * @param phase what is lit at the new step; without one it is shown whole
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
 * Puts the cursor on the first step after the next change (1) or the one before (−1); stays where there is none. A change that
 * is hidden is not gone to, unless by who holds the lecture.
 */
export function goToChange(direction: 1 | -1): void {
  const state = lab.getState();
  const hidden = state.scenario.view.hide && state.lecture === null;
  const step = direction < 0 ? previousChange(state) : hidden ? null : nextChange(state);
  if (!step) return;
  pause();
  setCursor(step);
}
