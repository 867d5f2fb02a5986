/**
 * Of the values at steps `from`..`to` those a line needs: in each of so many columns the first, the lowest, the highest and
 * the last (Jugel et al., M4, VLDB 2014); all where each has a column of its own. Indices from 0, increasing.
 */
export function indicesKept(values: ArrayLike<number>, from: number, to: number, columns: number): number[] {
  const first = Math.max(0, Math.floor(from) - 1);
  const end = Math.min(values.length, Math.ceil(to));
  const width = (end - first) / columns;
  const kept: number[] = [];
  for (let start = first; start < end; ) {
    const next = width <= 1 ? start + 1 : Math.min(end, Math.max(start + 1, nextColumn(start, first, width)));
    kept.push(...extremes(values, start, next));
    start = next;
  }
  return kept;
}

const nextColumn = (index: number, first: number, width: number): number =>
  first + Math.ceil((Math.floor((index - first) / width + 1e-9) + 1) * width);

function extremes(values: ArrayLike<number>, from: number, to: number): number[] {
  let [low, high] = [from, from];
  for (let i = from + 1; i < to; i++) {
    if (values[i] < values[low]) low = i;
    if (values[i] > values[high]) high = i;
  }
  return [...new Set([from, low, high, to - 1])].sort((a, b) => a - b);
}
