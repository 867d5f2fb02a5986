import { PHASES } from '../../src/algorithms/card.ts';
import { advance } from './actions/time.ts';
import { lab } from './store.ts';

/** Time for which each phase is lit. */
export const PHASE_MS = 700;

/**
 * Moves the clock by `elapsed` milliseconds; returns the part of a step (or phase) that is left over.
 * `carried` is what the call before left over, in milliseconds.
 */
export function tick(elapsed: number, carried: number): number {
  const { playing, speed, phase } = lab.getState();
  if (!playing) return 0;
  const total = carried + elapsed;
  if (speed !== 'slow') {
    const interval = 1000 / speed;
    const steps = Math.floor(total / interval);
    if (steps > 0) advance(steps);
    return total - steps * interval;
  }
  if (phase === null) {
    lab.setState({ phase: PHASES[0] });
    return 0;
  }
  if (total < PHASE_MS) return total;
  const next = PHASES[PHASES.indexOf(phase) + 1];
  if (next) lab.setState({ phase: next });
  // Step and phase in one change: the new step is never shown whole before its first phase.
  else advance(1, PHASES[0]);
  return total - PHASE_MS;
}

/** Milliseconds until the clock has anything to do; `carried` as `tick` left it. */
export function untilNext(carried: number): number {
  const { speed, phase } = lab.getState();
  if (speed === 'slow') return phase === null ? 0 : PHASE_MS - carried;
  return 1000 / speed - carried;
}

/** A tab that was hidden does not catch up: no more than this counts beyond what was waited for. */
const LATEST_MS = 250;

/** The time, in ms, within which an animation frame comes. A slow clock sleeps until that long before the next step. */
const FRAME_MS = 17;

/** Runs the clock while the page plays: a frame for each step, not one for each refresh of the screen. Returns a function that stops it. */
export function startPlayback(): () => void {
  let [timer, frame, before, carried] = [0, 0, 0, 0];
  let { speed } = lab.getState();
  const sleep = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    timer = 0;
  };
  const wait = () => {
    const due = untilNext(carried);
    timer = window.setTimeout(() => {
      frame = requestAnimationFrame((now) => {
        carried = tick(Math.min(due + LATEST_MS, now - before), carried);
        before = now;
        timer = 0;
        if (lab.getState().playing) wait();
      });
    }, due - FRAME_MS);
  };
  const follow = () => {
    const state = lab.getState();
    if (!state.playing || state.speed !== speed) sleep();
    speed = state.speed;
    if (!state.playing || timer) return;
    before = performance.now();
    carried = 0;
    wait();
  };
  const unsubscribe = lab.subscribe(follow);
  follow();
  return () => {
    sleep();
    unsubscribe();
  };
}
