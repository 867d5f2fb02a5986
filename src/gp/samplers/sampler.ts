import type { Stream } from '../../random/stream.ts';

/** Draws of g ~ GP(0, k) at fixed candidates. */
export interface PriorSampler {
  /** The most by which any covariance of the draws differs from the kernel's: jitter, or what an embedding clipped. */
  readonly jitter: number;
  /** Writes one draw into `out` (G), using the stream's next normal numbers. */
  draw(stream: Stream, out: Float64Array): void;
}
