import { COORDINATES } from './peaks-parameters.about.ts';

/** Peaks at one time: `k × d` centres, heights and widths. */
export interface Peaks {
  readonly centres: readonly (readonly number[])[];
  readonly heights: readonly number[];
  readonly widths: readonly number[];
}

/** How far peaks move, grow and widen at a change. */
interface Severity {
  readonly shift: number;
  readonly height: number;
  readonly width: number;
}

/** Standard normal numbers of one change. */
export interface Change {
  /** `k × d`. */
  readonly shift: readonly (readonly number[])[];
  readonly width: readonly number[];
  readonly height: readonly number[];
}

/** Branke's scenario 2: the boxes of heights and of widths. */
export const HEIGHTS = [30, 70] as const;
export const WIDTHS = [1, 12] as const;

/** Reflected once at the upper end, then once at the lower. */
export function reflected(value: number, [low, high]: readonly [number, number]): number {
  const below = value > high ? 2 * high - value : value;
  return below < low ? 2 * low - below : below;
}

/** The peaks after a change: each moves by `shift` in a random direction, and its width and height by theirs. */
export function changedPeaks(peaks: Peaks, { shift, width, height }: Change, severity: Severity): Peaks {
  return {
    centres: peaks.centres.map((centre, k) => {
      const length = Math.sqrt(shift[k].reduce((sum, value) => sum + value * value, 0));
      return centre.map((value, d) =>
        reflected(length > 0 ? value + (severity.shift * shift[k][d]) / length : value, COORDINATES),
      );
    }),
    widths: peaks.widths.map((value, k) => reflected(value + severity.width * width[k], WIDTHS)),
    heights: peaks.heights.map((value, k) => reflected(value + severity.height * height[k], HEIGHTS)),
  };
}

/** f(x) = max_k (h_k − w_k ‖x − c_k‖) (Branke 1999). */
export function peaksValue({ centres, heights, widths }: Peaks, x: ArrayLike<number>): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const [k, centre] of centres.entries()) {
    let squares = 0;
    for (const [d, own] of centre.entries()) squares += (x[d] - own) * (x[d] - own);
    best = Math.max(best, heights[k] - widths[k] * Math.sqrt(squares));
  }
  return best;
}
