import type { TemporalFactor } from '../kernels/spec.ts';

/** How a lane's model ages its data. */
export interface ModelTraits {
  readonly temporal: TemporalFactor;
  /** Steps until an observation's noise variance has doubled, where it grows with age; infinite when the run ends before. */
  readonly noiseHalfLife: number | null;
  readonly timeUnit: 'step' | 'second';
  /** Whether its posterior may be declared to be the grid Kalman state (`Lane.posterior`). */
  readonly fitsState: boolean;
}
