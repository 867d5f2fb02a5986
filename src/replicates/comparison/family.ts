import { holm } from './holm.ts';

/** A claim beside the others that are made at once. */
export interface Standing {
  /** p after Holm's correction over the whole family. */
  readonly holm: number;
  /** α of the interval that agrees with the verdict. */
  readonly level: number;
  /** Whether the claim is made: holm ≤ α. */
  readonly stands: boolean;
}

/**
 * One family of claims under Holm, with the level at which each one's interval leaves out the null exactly where the claim
 * stands. R of M stand: the i-th smallest p of these has α/(M − i + 1), all others have α/(M − R).
 */
export function familyOf(p: readonly number[], alpha: number): Standing[] {
  const adjusted = holm(p);
  const order = p.map((_, i) => i).sort((i, j) => p[i] - p[j] || i - j);
  const rank = new Map(order.map((claim, place) => [claim, place]));
  const standing = adjusted.filter((value) => value <= alpha).length;
  return adjusted.map((value, i) => ({
    holm: value,
    level: alpha / (p.length - Math.min(standing, rank.get(i) ?? 0)),
    stands: value <= alpha,
  }));
}
