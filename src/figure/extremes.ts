// Apart from what figures alone need: the page's own plots are thinned by the same rule.

/** Whether a line is cut between index i − 1 and i. */
export type Cut = (i: number) => boolean;
export const never: Cut = () => false;

/** The longest runs [from, to) of indices that are known and not cut. */
export function stretches(length: number, known: (i: number) => boolean, cut: Cut): [number, number][] {
  const found: [number, number][] = [];
  for (let from = 0; from < length; from++) {
    if (!known(from)) continue;
    let to = from + 1;
    while (to < length && known(to) && !cut(to)) to++;
    found.push([from, to]);
    from = to - 1;
  }
  return found;
}

/**
 * Of the indices [from, to) those that a line needs: in every column the first, the lowest, the highest and the last (Jugel et
 * al., M4, VLDB 2014). Where each has a column of its own, all.
 * @param columnEnd the index at which the column ends that begins at an index
 */
export function columnExtremes(
  values: ArrayLike<number>,
  from: number,
  to: number,
  columnEnd: (first: number) => number,
): number[] {
  const kept: number[] = [];
  for (let first = from; first < to; ) {
    const next = columnEnd(first);
    let [low, high] = [first, first];
    for (let i = first + 1; i < next; i++) {
      if (values[i] < values[low]) low = i;
      if (values[i] > values[high]) high = i;
    }
    kept.push(...new Set([first, Math.min(low, high), Math.max(low, high), next - 1]));
    first = next;
  }
  return kept;
}
