import { PHASES } from '../../../src/algorithms/card.ts';
import type { Stage } from '../../store/stage.ts';
import type { Phase } from '../../store/state.ts';

/** The parts of a step shown on the plots. Slow motion reveals them one by one; otherwise all are shown. */
export interface Shown {
  /** The acquisition. */
  readonly score: boolean;
  /** The query x_t and the observation y_t. */
  readonly query: boolean;
  /** ψ and κ. */
  readonly test: boolean;
  /** Whether data dropped by the step's reset are already removed. */
  readonly dropped: boolean;
  /** f_t and its optimum. */
  readonly truth: boolean;
}

export function shownIn(phase: Phase | null): Shown {
  const reached = phase === null ? 3 : PHASES.indexOf(phase);
  return {
    score: reached >= 1,
    query: reached >= 2,
    test: reached >= 3,
    dropped: phase === 'reset',
    truth: true,
  };
}

/** The parts shown without those that a lesson hides. */
export function onStage(shown: Shown, stage: Stage | null): Shown {
  if (!stage) return shown;
  const { hidden } = stage;
  return {
    ...shown,
    score: shown.score && !hidden.includes('strip'),
    query: shown.query && !hidden.includes('query'),
    test: shown.test && !hidden.includes('test'),
    truth: !hidden.includes('truth'),
  };
}
