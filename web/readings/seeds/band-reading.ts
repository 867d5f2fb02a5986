import type { LaneLetter } from '../../../src/contracts/scenario.ts';

/** Mean over seeds and half its 95 % interval at steps 1..T (index t − 1). */
export interface Band {
  readonly mean: Float64Array;
  readonly half: Float64Array;
}

/** The bands of all lanes over the available seeds; empty with fewer than two. */
export type Bands = Readonly<Partial<Record<LaneLetter, Band>>>;

/** "52 ± 5", "0.26 ± 0.03": with the decimals of the half-width's first digit, at most three. */
export function withHalf(mean: number, half: number): string {
  let digits = 0;
  for (let least = 0.5; digits < 3 && half < least; least /= 10) digits++;
  return `${mean.toFixed(digits)} ± ${half.toFixed(digits)}`;
}

/** "52 ± 5" at step t; null if the lane has no band. */
export function bandReading(band: Band | undefined, t: number): string | null {
  return band && t <= band.mean.length ? withHalf(band.mean[t - 1], band.half[t - 1]) : null;
}
