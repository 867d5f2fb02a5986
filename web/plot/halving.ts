/** Of the whole numbers from `low` to `high` − 1 the first for which `holds` no longer does, else `high`: it may hold only up to one of them. */
export function firstWithout(low: number, high: number, holds: (i: number) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
