import type { Environment } from '../../contracts/environment.ts';
import { pow } from '../../math/index.ts';
import { normalCdf } from '../../math/normal.ts';
import { argmaxOver, type Interval } from './belief.ts';

type Weighing = Pick<Environment, 'designs' | 'conditions' | 'weights' | 'threshold'>;

/** Settings of the credible interval of p_upper: μ^(p) ± β^{1/m} γ^{2/m}, and the width η of the indifference zone. */
export interface ProbabilitySettings {
  readonly beta: number;
  readonly m: number;
  readonly eta: number;
}

/** Estimate μ^(p) of p_upper and its variance bound γ² at every design (N_x each). */
export interface ThresholdProbability {
  readonly mean: Float64Array;
  readonly spread: Float64Array;
}

/**
 * Φ_{x,w} = Φ((μ(x, w) − h̃)/σ(x, w)), the probability that f(x, w) > h, at every pair (BPT eq. 3): h̃ = h + 2η where
 * |μ − h| < η, else h. Without variance it is 0 or 1.
 */
export function exceedance(
  mean: Float64Array,
  variance: Float64Array,
  threshold: number,
  eta: number,
): Float64Array {
  return mean.map((value, i) => {
    const bar = Math.abs(value - threshold) < eta ? threshold + 2 * eta : threshold;
    if (variance[i] === 0) return value > bar ? 1 : 0;
    return normalCdf((value - bar) / Math.sqrt(variance[i]));
  });
}

/** μ^(p)(x) = Σ_w Φ p(w) and γ²(x) = Σ_w Φ(1 − Φ) p(w) (BPT eq. 3–4). */
export function thresholdProbability(
  exceedances: Float64Array,
  { designs, conditions, weights }: Weighing,
): ThresholdProbability {
  const mean = new Float64Array(designs);
  const spread = new Float64Array(designs);
  for (let design = 0; design < designs; design++)
    for (let w = 0; w < conditions; w++) {
      const phi = exceedances[design * conditions + w];
      mean[design] += phi * weights[w];
      spread[design] += phi * (1 - phi) * weights[w];
    }
  return { mean, spread };
}

/** The credible interval μ^(p) ± β^{1/m} γ^{2/m} (BPT eq. 5), from γ² = `spread`. */
export function credibleInterval(
  { mean, spread }: ThresholdProbability,
  { beta, m }: ProbabilitySettings,
): Interval {
  const half = spread.map((value) => root(beta, m) * root(value, m));
  return {
    lower: mean.map((value, i) => value - half[i]),
    upper: mean.map((value, i) => value + half[i]),
  };
}

/** value^{1/m}, of β and of γ². */
export function root(value: number, m: number): number {
  return m === 2 ? Math.sqrt(value) : pow(value, 1 / m);
}

/** The condition of a design whose answer to "is f > h?" is least certain: argmax_w Φ(1 − Φ) (BPT eq. 6). */
export function leastCertainCondition(
  exceedances: Float64Array,
  design: number,
  { conditions }: Weighing,
): number {
  const phi = (w: number) => exceedances[design * conditions + w];
  return argmaxOver(0, conditions - 1, (w) => phi(w) * (1 - phi(w)));
}

/** p_upper(x) = Σ_w 1[f(x, w) > h] p(w) of values of f on all pairs: the truth, or a draw. */
export function shareAbove(
  values: Float64Array,
  { designs, conditions, weights, threshold }: Weighing,
): Float64Array {
  return Float64Array.from({ length: designs }, (_, design) => {
    let sum = 0;
    for (let w = 0; w < conditions; w++) if (values[design * conditions + w] > threshold) sum += weights[w];
    return sum;
  });
}
