import { PHASE_MS, PHASES } from '../../store/playback.ts';
import type { Phase, Speed } from '../../store/state.ts';
import * as words from '../../words/share/share-film.ts';

/** One picture of a film. */
export interface FilmFrame {
  readonly step: number;
  /** The phase lit in slow motion; null: the step is shown whole. */
  readonly phase: Phase | null;
  /** When it begins, in seconds from the film's start. */
  readonly at: number;
  readonly seconds: number;
}

export interface FilmPlan {
  readonly frames: readonly FilmFrame[];
  /** Pictures a second. */
  readonly rate: number;
  /** Of the whole film. */
  readonly seconds: number;
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

/**
 * A picture for each step, shown for exactly as long as the page shows it at this speed; in slow motion one for each phase
 * of each step, and at the end the last step whole.
 */
export function filmPlan({ from, to, speed }: Filmed): FilmPlan {
  const steps = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const slow = speed === 'slow';
  const shown: readonly Pick<FilmFrame, 'step' | 'phase'>[] = slow
    ? [...steps.flatMap((step) => PHASES.map((phase) => ({ step, phase }))), { step: to, phase: null }]
    : steps.map((step) => ({ step, phase: null }));
  const rate = slow ? 1000 / PHASE_MS : speed;
  const frames = shown.map((frame, i) => ({ ...frame, at: i / rate, seconds: 1 / rate }));
  return { frames, rate, seconds: frames.length / rate };
}

/** Why such a film is not made, in a sentence; null: it is. */
export function filmFault(plan: FilmPlan): string | null {
  const { length } = plan.frames;
  return length <= MOST_FRAMES
    ? null
    : words.tooLong(MOST_FRAMES.toLocaleString('en'), length.toLocaleString('en'));
}
