import { firstWithout } from './halving.ts';

/** Index of the entry of an increasing axis nearest to a value. */
export function nearestIndex(axis: ArrayLike<number>, value: number): number {
  const high = firstWithout(1, axis.length - 1, (i) => axis[i] <= value);
  return axis[high] - value < value - axis[high - 1] ? high : high - 1;
}
