import { pow } from '../math/index.ts';

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

export type TimeShape = 'uniform' | 'extremely biased' | 'neither';

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
export interface Regime {
  readonly shape: TimeShape;
  /** The case of Theorem 4, in words, `$…$` for symbols; null where the times are neither. */
  readonly text: string | null;
  /** The order itself, e.g. n^{4/5} (εT)^{1/5}; null where the times are neither. */
  readonly order: number | null;
}

/**
 * Theorem 4 of the CTV paper. Uniform times: √(n^{1+c}) for εT < n^{−3/2}, n^{(4−c)/(5−2c)} (εT)^{(1−c)/(5−2c)} up to
 * εT = n, then n (1 + √(εT/n)). Extremely biased times: √(n^{1+c}). c = d(d+1)/(2ν + d(d+1)), 0 for the SE kernel,
 * where the same formulas give the paper's separate ones.
 * @param c `maternExponent`, or 0
 */
export function ctvRegime(shape: TimeShape, n: number, T: number, epsilon: number, c: number): Regime {
  const still = {
    text: `as if nothing changed, $n$^{${((1 + c) / 2).toFixed(2)}}`,
    order: Math.sqrt(pow(n, 1 + c)),
  };
  if (shape === 'neither') return { shape, text: null, order: null };
  if (shape === 'extremely biased') return { shape, ...still };
  const change = epsilon * T;
  if (change < pow(n, -1.5)) return { shape, ...still };
  if (change > n)
    return {
      shape,
      text: 'more changes than rounds, $n$ (1 + √($εT/n$))',
      order: n * (1 + Math.sqrt(change / n)),
    };
  const q = 5 - 2 * c;
  return {
    shape,
    text: `between still and ever new, $n$^{${fraction(4 - c, q)}} ($εT$)^{${fraction(1 - c, q)}}`,
    order: pow(n, (4 - c) / q) * pow(change, (1 - c) / q),
  };
}

const fraction = (top: number, bottom: number): string => (top / bottom).toFixed(2);
