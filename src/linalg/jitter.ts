import { NotPositiveDefinite } from './errors.ts';
import { SMALLEST_PIVOT } from './layout.ts';

/** The jitter ladder: shares of the diagonal element (pivots) or of the largest diagonal element (matrices). */
const JITTER_LADDER = [0, 1e-12, 1e-10, 1e-8, 1e-6] as const;

/**
 * Raises a pivot of an incremental factorisation by the ladder until it is usable; null where no rung is high enough.
 * `pivot` is what is left of `diagonal` = k(x,x) + noise; `scale` is k(x,x).
 */
export function liftPivot(pivot: number, diagonal: number, scale: number) {
  for (const rung of JITTER_LADDER) {
    const jitter = rung * scale;
    if (pivot + jitter > SMALLEST_PIVOT * diagonal) return { pivot: pivot + jitter, jitter };
  }
  return null;
}

/**
 * Tries `attempt(jitter)` along the ladder for a whole matrix; the attempt returns the index of the pivot that
 * failed, or −1. Returns the jitter that worked. Throws NotPositiveDefinite.
 */
export function climbLadder(largestDiagonal: number, attempt: (jitter: number) => number): number {
  let failed = -1;
  let jitter = 0;
  for (const rung of JITTER_LADDER) {
    jitter = rung * largestDiagonal;
    failed = attempt(jitter);
    if (failed < 0) return jitter;
  }
  throw new NotPositiveDefinite(failed, jitter);
}

/** Largest diagonal element of an `n × n` matrix. */
export function largestDiagonal(matrix: Float64Array, n: number): number {
  let largest = 0;
  for (let i = 0; i < n; i++) largest = Math.max(largest, matrix[i * n + i]);
  return largest;
}
