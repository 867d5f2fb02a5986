import { pow } from '../../math/index.ts';

/**
 * Evaluation time uniformity of i consecutive rounds where n rounds share T seconds evenly (CTV paper, Lemma 1):
 * with q = n/(εT), T²/(6n²) i²(i²−1) for i ≤ q, else T/(εn) (½q³ − 4/3 i q² + (i² − ½) q + i/3).
 * The second case is exact for whole q, as the paper assumes in its proof.
 */
export function uniformUniformity(i: number, n: number, T: number, epsilon: number): number {
  const q = n / (epsilon * T);
  if (i <= q) return (((T * T) / (n * n)) * (i * i * (i * i - 1))) / 6;
  return (T / (epsilon * n)) * (0.5 * q * q * q - (4 / 3) * i * q * q + (i * i - 0.5) * q + i / 3);
}

/**
 * Evaluation time uniformity of i rounds, `before` of them before the only one that takes time, which takes all T
 * seconds (CTV paper, Lemma 2): 2 · before · (i − before) · min(1/ε², T²), and 0 where that round is not among them.
 * `before` is the paper's n_0 − k_0 − 1.
 */
export function biasedUniformity(i: number, before: number, T: number, epsilon: number): number {
  if (before < 0 || before >= i) return 0;
  return 2 * before * (i - before) * Math.min(1 / (epsilon * epsilon), T * T);
}

type TimeShape = 'uniform' | 'extremely biased' | 'neither';

/** Evaluations differ by less than this share of their mean: uniform. */
const SAME = 1e-9;

/** Which of the paper's two settings the evaluation times are. One round alone is uniform. */
export function timeShape(seconds: readonly number[]): TimeShape {
  const total = seconds.reduce((sum, t) => sum + t, 0);
  const mean = total / seconds.length;
  if (seconds.every((t) => Math.abs(t - mean) <= SAME * mean)) return 'uniform';
  const long = seconds.filter((t) => t > SAME * total);
  return long.length === 1 ? 'extremely biased' : 'neither';
}

/** Growth of the regret up to logarithms and constants. */
interface Regime {
  readonly shape: TimeShape;
  /** The case of Theorem 4, in words, `$…$` for symbols; null where the times are neither. */
  readonly text: string | null;
  /** The order itself, e.g. n^{4/5} (εT)^{1/5}; null where the times are neither. */
  readonly order: number | null;
  /** The same by Bogunovic et al. 2016, n (εT/n)^{1/6} for the SE kernel; null outside the middle case. */
  readonly earlier: number | null;
}

/** What the change within M rounds costs them in information, ε M · M^growth. */
export const BLOCK_GROWTH = {
  /** (7) of the CTV paper: √(C/M) of uniform times grows as M^{3/2}. */
  ctv: 1.5,
  /** Bogunovic et al. 2016: M³ ε for M rounds. */
  earlier: 2,
} as const;

/**
 * Exponent of εT/n in the regret per round. A block of M rounds costs each of them M^{c−1} for what there is to learn and
 * (εT/n) M^growth for the change within it; the root of their sum is smallest at M = (n/εT)^{1/(growth+1−c)}, where it is
 * (εT/n)^{(1−c)/(2(growth+1−c))}: for c = 0 this is 1/5 by (7), and 1/6 as Bogunovic et al. have it. Both bounds hold; the
 * first is the smaller one wherever εT < n, and the one that follows from Theorem 3.
 */
export function changeExponent(growth: number, c: number): number {
  return (1 - c) / (2 * (growth + 1 - c));
}

/**
 * Theorem 4 of the CTV paper. Uniform times: √(n^{1+c}) for εT < n^{−3/2}, n^{(4−c)/(5−2c)} (εT)^{(1−c)/(5−2c)} up to
 * εT = n, then n (1 + √(εT/n)). Extremely biased times: √(n^{1+c}). c = d(d+1)/(2ν + d(d+1)), 0 for the SE kernel,
 * where the same formulas give the paper's separate ones. Of T = n the paper says n^{−3/2} ≤ ε ≤ n for the middle case; by
 * its own theorem it is n^{−5/2} ≤ ε ≤ 1.
 * @param c `maternExponent`, or 0
 */
export function ctvRegime(shape: TimeShape, n: number, T: number, epsilon: number, c: number): Regime {
  const still = {
    text: `as if nothing changed, $n$^{${((1 + c) / 2).toFixed(2)}}`,
    order: Math.sqrt(pow(n, 1 + c)),
    earlier: null,
  };
  if (shape === 'neither') return { shape, text: null, order: null, earlier: null };
  if (shape === 'extremely biased') return { shape, ...still };
  const change = epsilon * T;
  if (change < pow(n, -1.5)) return { shape, ...still };
  if (change > n)
    return {
      shape,
      text: 'more changes than rounds, $n$ (1 + √($εT/n$))',
      order: n * (1 + Math.sqrt(change / n)),
      earlier: null,
    };
  const power = changeExponent(BLOCK_GROWTH.ctv, c);
  const before = changeExponent(BLOCK_GROWTH.earlier, c);
  return {
    shape,
    text: `between still and ever new, $n$^{${(1 - power).toFixed(2)}} ($εT$)^{${power.toFixed(2)}}; before it, Bogunovic et al. 2016 had the larger $n$^{${(1 - before).toFixed(2)}} ($εT$)^{${before.toFixed(2)}}`,
    order: n * pow(change / n, power),
    earlier: n * pow(change / n, before),
  };
}
