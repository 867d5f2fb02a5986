import { PHASES } from '../../../src/algorithms/card.ts';
import { PHASE_MS } from '../../store/playback.ts';
import type { Phase, Speed } from '../../store/state.ts';

/** One picture of a film. */
interface FilmFrame {
  readonly step: number;
  /** The phase highlighted in slow motion; null: the step is shown whole. */
  readonly phase: Phase | null;
  /** Start time in seconds from the film's start. */
  readonly at: number;
  readonly seconds: number;
}

/** Length of a film. */
interface FilmLength {
  readonly pictures: number;
  /** Pictures per second. */
  readonly rate: number;
  /** Duration of the whole film. */
  readonly seconds: number;
}

interface FilmPlan extends FilmLength {
  readonly frames: readonly FilmFrame[];
}

/** The part of a run that is filmed, and its speed. */
export interface Filmed {
  /** The first and the last step, both shown. */
  readonly from: number;
  readonly to: number;
  readonly speed: Speed;
}

/** Most pictures; more would take many minutes and make a file too large for mail. */
export const MOST_FRAMES = 3000;

/** The length of a film, computed without its pictures because it is needed often. */
export function filmLength({ from, to, speed }: Filmed): FilmLength {
  const steps = to - from + 1;
  const slow = speed === 'slow';
  const pictures = slow ? steps * PHASES.length + 1 : steps;
  const rate = slow ? 1000 / PHASE_MS : speed;
  return { pictures, rate, seconds: pictures / rate };
}

/** The part of a run from a step on that fits into one film. */
export function filmable(from: number, horizon: number, speed: Speed): Filmed {
  const steps = speed === 'slow' ? Math.floor((MOST_FRAMES - 1) / PHASES.length) : MOST_FRAMES;
  return { from, to: Math.min(horizon, from + steps - 1), speed };
}

/**
 * A picture for each step, shown for exactly as long as on the page at this speed; in slow motion one for
 * each phase of each step, and finally the last step whole.
 */
export function filmPlan(filmed: Filmed): FilmPlan {
  const { from, to, speed } = filmed;
  const length = filmLength(filmed);
  const phases = speed === 'slow' ? PHASES : [null];
  const frames = Array.from({ length: length.pictures }, (_, i): FilmFrame => {
    const step = from + Math.floor(i / phases.length);
    const shown = step > to ? { step: to, phase: null } : { step, phase: phases[i % phases.length] };
    return { ...shown, at: i / length.rate, seconds: 1 / length.rate };
  });
  return { ...length, frames };
}
