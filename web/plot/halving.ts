/**
 * The first integer from `low` to `high` − 1 for which `holds` is false, else `high`. `holds` must be true up
 * to some integer and false from there on.
 */
export function firstWithout(low: number, high: number, holds: (i: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
