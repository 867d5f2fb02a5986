import { tenths as n } from './tenths.ts';

/** Straight segments through the points; x, y in px. */
export function linePath(xs: readonly number[], ys: readonly number[]): string {
  let path = '';
  for (let i = 0; i < xs.length; i++) path += `${i ? 'L' : 'M'}${n(xs[i])} ${n(ys[i])}`;
  return path;
}

/** The closed area between an upper and a lower curve over the same x. */
export function bandPath(xs: readonly number[], upper: readonly number[], lower: readonly number[]): string {
  let path = linePath(xs, upper);
  for (let i = xs.length - 1; i >= 0; i--) path += `L${n(xs[i])} ${n(lower[i])}`;
  return `${path}Z`;
}

/** The area under a curve down to the height `base`. */
export function areaPath(xs: readonly number[], ys: readonly number[], base: number): string {
  return `${linePath(xs, ys)}L${n(xs[xs.length - 1])} ${n(base)}L${n(xs[0])} ${n(base)}Z`;
}
