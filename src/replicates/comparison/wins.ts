import { log } from '../../math/index.ts';

/** In how many seeds a is lower, b is lower, and the two are the same. */
export interface WinCounts {
  readonly a: number;
  readonly b: number;
  readonly same: number;
}

/** Differences up to this share of the larger value (or of 1) are rounding. */
const SAME = 1e-9;

/** Whether two values are the same: |v − w| ≤ 10⁻⁹ max(1, |v|, |w|). */
export const isSame = (v: number, w: number): boolean =>
  Math.abs(v - w) <= SAME * Math.max(1, Math.abs(v), Math.abs(w));

/** Counts over paired seeds, lower is better. */
export function countWins(a: readonly number[], b: readonly number[]): WinCounts {
  let [lower, higher] = [0, 0];
  for (let r = 0; r < a.length; r++) {
    if (isSame(a[r], b[r])) continue;
    if (a[r] < b[r]) lower++;
    else higher++;
  }
  return { a: lower, b: higher, same: a.length - lower - higher };
}

/** Evidence beyond this stays there. */
const MOST_EVIDENCE = 1e250;

/**
 * Evidence against "neither lane is more often better than the other": e(k, l) = 2^m k! l!/(m+1)!, m = k + l decided seeds,
 * every share of wins being equally likely beforehand (Robbins 1970). A martingale under that null for any sizes of the
 * differences, so P(any look ever has e ≥ 1/α) ≤ α (Ville). Symmetric in k and l.
 */
export function winsEvidence(k: number, l: number): number {
  const [fewer, more] = [Math.min(k, l), Math.max(k, l)];
  let e = 1;
  for (let j = 1; j <= fewer; j++) e *= (2 * j) / (2 * j + 1);
  for (let j = fewer + 1; j <= more; j++) e = Math.min(MOST_EVIDENCE, e * ((2 * j) / (fewer + j + 1)));
  return e;
}

/** A p-value that holds at every look: min(1, 1/e). */
export const pOf = (e: number): number => (e <= 1 ? 1 : 1 / e);

/**
 * The shares q of a's wins among the decided seeds that the evidence does not refute at a level:
 * { q : k! l!/(m+1)! q^−k (1−q)^−l < 1/level }. It leaves out ½ exactly where e ≥ 1/level.
 */
export function shareInterval(k: number, l: number, level: number): readonly [low: number, high: number] {
  if (k + l === 0) return [0, 1];
  const inside = insideAt(k, l, level);
  const middle = k / (k + l);
  const ends = [farthest(inside, middle, 0), farthest(inside, middle, 1)] as const;
  return keptToVerdict(ends, k, l, winsEvidence(k, l) >= 1 / level);
}

function insideAt(k: number, l: number, level: number): (q: number) => boolean {
  const [fewer, more] = [Math.min(k, l), Math.max(k, l)];
  let prior = -log(k + l + 1);
  for (let i = 1; i <= fewer; i++) prior += log(i / (more + i));
  const bar = -log(level);
  return (q) => {
    if ((q <= 0 && k > 0) || (q >= 1 && l > 0)) return false;
    return prior - (k > 0 ? k * log(q) : 0) - (l > 0 ? l * log(1 - q) : 0) < bar;
  };
}

/** The end of the interval towards `out`, by bisection to the last bit. */
function farthest(inside: (q: number) => boolean, middle: number, out: number): number {
  if (inside(out)) return out;
  let [outer, inner] = [out, middle];
  for (let half = (outer + inner) / 2; half !== outer && half !== inner; half = (outer + inner) / 2)
    if (inside(half)) inner = half;
    else outer = half;
  return inner;
}

/** Where rounding puts ½ on the wrong side of an end, that end is ½: the evidence decides. */
function keptToVerdict([low, high]: readonly [number, number], k: number, l: number, leavesOutHalf: boolean) {
  if (!leavesOutHalf) return [Math.min(low, 0.5), Math.max(high, 0.5)] as const;
  return k > l ? ([Math.max(low, 0.5), high] as const) : ([low, Math.min(high, 0.5)] as const);
}
