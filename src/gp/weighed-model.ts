import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import type { Backend } from './backend.ts';
import type { SpaceShare } from './space-share.ts';

/** An observation at one of the candidates. */
export interface PlacedObservation {
  readonly x: readonly number[];
  readonly candidate: number;
  readonly y: number;
  readonly time: number;
  readonly noiseVariance: number;
}

/** A space–time GP whose observations are weighed. */
export interface WeighedModel {
  readonly backend: Backend;
  readonly kernel: Kernel;
  /** One that fades: `timeIntegral` has an answer for it. */
  readonly temporal: TemporalFactor;
  readonly dimension: number;
  readonly space: SpaceShare;
}
