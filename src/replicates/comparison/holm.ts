/**
 * Holm's step-down correction (1979) of m p-values: adjusted_(i) = max_{j ≤ i} min(1, (m − j + 1) p_(j)), p sorted upwards
 * (stable), answered in the order given. The chance that any of them errs stays below the level that each is held against.
 */
export function holm(p: readonly number[]): number[] {
  const order = p.map((_, i) => i).sort((i, j) => p[i] - p[j] || i - j);
  const adjusted = new Array<number>(p.length);
  let largest = 0;
  order.forEach((index, rank) => {
    largest = Math.max(largest, Math.min(1, (p.length - rank) * p[index]));
    adjusted[index] = largest;
  });
  return adjusted;
}
