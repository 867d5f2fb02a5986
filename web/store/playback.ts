import { advance } from './actions/time.ts';
import type { Phase } from './state.ts';
import { lab } from './store.ts';

/** The parts of a step in slow motion, in the order they happen. */
export const PHASES: readonly Phase[] = ['fit', 'score', 'query', 'test', 'reset'];

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

/** Runs the clock on animation frames while the page plays. Returns a function that stops it. */
export function startPlayback(): () => void {
  let frame = 0;
  let before = 0;
  let carried = 0;
  const loop = (now: number) => {
    // A tab that was hidden does not catch up: at most a quarter of a second counts.
    carried = tick(Math.min(250, now - before), carried);
    before = now;
    frame = lab.getState().playing ? requestAnimationFrame(loop) : 0;
  };
  const start = () => {
    if (frame || !lab.getState().playing) return;
    before = performance.now();
    carried = 0;
    frame = requestAnimationFrame(loop);
  };
  const unsubscribe = lab.subscribe(start);
  start();
  return () => {
    cancelAnimationFrame(frame);
    unsubscribe();
  };
}
