import { formatTick } from './format.ts';

/** A tick with an exponent where more than seven digits would stand before the point: "5e11". */
export const formatLarge = (value: number): string =>
  Math.abs(value) < 1e7
    ? formatTick(value)
    : Number(value.toPrecision(6)).toExponential().replace('+', '').replace('-', '\u2212');

/** A mean rank with two decimals, halves up; without the addition 1.275, which has no exact binary form, would go down. */
export const formatRank = (rank: number): string => (Math.round(100 * rank + 1e-6) / 100).toFixed(2);
