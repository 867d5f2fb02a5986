/** Index of the entry of an increasing axis that lies nearest to a value. */
export function nearestIndex(axis: ArrayLike<number>, value: number): number {
  let low = 0;
  let high = axis.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (axis[middle] <= value) low = middle;
    else high = middle;
  }
  return value - axis[low] <= axis[high] - value ? low : high;
}
