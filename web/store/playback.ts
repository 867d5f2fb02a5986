import { PHASES } from '../../src/algorithms/card.ts';
import { advance } from './actions/time.ts';
import { lab } from './store.ts';

/** Time for which each phase is highlighted. */
export const PHASE_MS = 700;

/**
 * Moves the clock by `elapsed` milliseconds; returns the part of a step (or phase) that is left over.
 * `carried` is what the previous call left over, in milliseconds.
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

/** Milliseconds until the clock's next step or phase; `carried` as returned by `tick`. */
export function untilNext(carried: number): number {
  const { speed, phase } = lab.getState();
  if (speed === 'slow') return phase === null ? 0 : PHASE_MS - carried;
  return 1000 / speed - carried;
}

/** The most delay beyond the planned wait that counts, so that a hidden tab does not catch up. */
const LATEST_MS = 250;

/** Time in ms within which an animation frame comes; a slow clock sleeps until this long before a step. */
const FRAME_MS = 17;

/**
 * Runs the clock while the page plays, with one frame per step instead of one per screen refresh. Returns a
 * function that stops it.
 */
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
