import { PHASES } from '../../../src/algorithms/card.ts';
import { PHASE_MS } from '../../store/playback.ts';
import type { Phase, Speed } from '../../store/state.ts';

/** One picture of a film. */
export interface FilmFrame {
  readonly step: number;
  /** The phase lit in slow motion; null: the step is shown whole. */
  readonly phase: Phase | null;
  /** When it begins, in seconds from the film's start. */
  readonly at: number;
  readonly seconds: number;
}

/** What a film comes to. */
export interface FilmLength {
  readonly pictures: number;
  /** Pictures a second. */
  readonly rate: number;
  /** Of the whole film. */
  readonly seconds: number;
}

export interface FilmPlan extends FilmLength {
  readonly frames: readonly FilmFrame[];
}

/** The part of a run that is filmed, and how fast it plays. */
export interface Filmed {
  /** The first and the last step, both shown. */
  readonly from: number;
  readonly to: number;
  readonly speed: Speed;
}

/** A film of more pictures takes many minutes to draw and no mail takes it. */
export const MOST_FRAMES = 3000;

/** How long a film would be: of a long run it is asked for often, and its pictures never. */
export function filmLength({ from, to, speed }: Filmed): FilmLength {
  const steps = to - from + 1;
  const slow = speed === 'slow';
  const pictures = slow ? steps * PHASES.length + 1 : steps;
  const rate = slow ? 1000 / PHASE_MS : speed;
  return { pictures, rate, seconds: pictures / rate };
}

/** As much of a run from a step on as one film takes. */
export function filmable(from: number, horizon: number, speed: Speed): Filmed {
  const steps = speed === 'slow' ? Math.floor((MOST_FRAMES - 1) / PHASES.length) : MOST_FRAMES;
  return { from, to: Math.min(horizon, from + steps - 1), speed };
}

/**
 * A picture for each step, shown for exactly as long as the page shows it at this speed; in slow motion one for each phase
 * of each step, and at the end the last step whole.
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
