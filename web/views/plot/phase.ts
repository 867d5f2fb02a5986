import { PHASES } from '../../store/playback.ts';
import type { Phase } from '../../store/state.ts';

/** What of a step is on the plots. Slow motion brings the parts one by one; otherwise all are there. */
export interface Shown {
  /** The acquisition. */
  readonly score: boolean;
  /** The query x_t and the observation y_t. */
  readonly query: boolean;
  /** ψ against κ. */
  readonly test: boolean;
  /** The data that the step's reset drops are already gone. */
  readonly dropped: boolean;
}

export function shownIn(phase: Phase | null): Shown {
  const reached = phase === null ? 3 : PHASES.indexOf(phase);
  return { score: reached >= 1, query: reached >= 2, test: reached >= 3, dropped: phase === 'reset' };
}
