import type { Environment } from '../../contracts/environment.ts';
import { exp, log, pow } from '../../math/index.ts';
import { logNormalCdf, normalCdf } from '../../math/normal.ts';
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
 * By how many standard deviations the mean exceeds the threshold, z = (μ − h̃)/σ at every pair, so that f > h with
 * probability Φ(z) (BPT §3.1): h̃ = h + 2η where |μ − h| < η, else h. Without variance it is ±∞, −∞ at h̃ itself.
 * z and not Φ, which is 1 to the last bit from z = 8.3 on: Φ(1 − Φ) would forget which pair is the least certain.
 */
export function exceedance(
  mean: Float64Array,
  variance: Float64Array,
  threshold: number,
  eta: number,
): Float64Array {
  return mean.map((value, i) => {
    const above = value - (Math.abs(value - threshold) < eta ? threshold + 2 * eta : threshold);
    if (variance[i] === 0) return above > 0 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    return above / Math.sqrt(variance[i]);
  });
}

/** μ^(p)(x) = Σ_w Φ p(w) and γ²(x) = Σ_w Φ(1 − Φ) p(w) (BPT Proposition 3.1), Φ = Φ(z) of each `exceedance`. */
export function thresholdProbability(
  exceedances: Float64Array,
  { designs, conditions, weights }: Weighing,
): ThresholdProbability {
  const mean = new Float64Array(designs);
  const spread = new Float64Array(designs);
  for (let design = 0; design < designs; design++)
    for (let w = 0; w < conditions; w++) {
      const z = exceedances[design * conditions + w];
      // The smaller of Φ and 1 − Φ, which keeps its digits far out.
      const tail = normalCdf(-Math.abs(z));
      mean[design] += (z > 0 ? 1 - tail : tail) * weights[w];
      spread[design] += tail * (1 - tail) * weights[w];
    }
  return { mean, spread };
}

/**
 * log γ² of one design, which keeps its digits where γ² is 0 in double precision, |z| > 38 at every condition; −∞ without
 * variance.
 */
export function logSpread(
  exceedances: Float64Array,
  design: number,
  { conditions, weights }: Pick<Weighing, 'conditions' | 'weights'>,
): number {
  const terms = weights.map((weight, w) => {
    const size = Math.abs(exceedances[design * conditions + w]);
    return log(weight) + logNormalCdf(-size) + logNormalCdf(size);
  });
  const largest = terms.reduce((a, b) => Math.max(a, b));
  if (largest === Number.NEGATIVE_INFINITY) return largest;
  return largest + log(terms.reduce((sum, term) => sum + exp(term - largest), 0));
}

/** The credible interval μ^(p) ± β^{1/m} γ^{2/m} (BPT eq. 2). */
export function credibleInterval(estimate: ThresholdProbability, { beta, m }: ProbabilitySettings): Interval {
  return intervalOfWidth(estimate, root(beta, m), m);
}

/** μ^(p) ± width · γ^{2/m}, from γ² = `spread`; the width is β^{1/m}. */
export function intervalOfWidth({ mean, spread }: ThresholdProbability, width: number, m: number): Interval {
  const half = spread.map((value) => width * root(value, m));
  return {
    lower: mean.map((value, i) => value - half[i]),
    upper: mean.map((value, i) => value + half[i]),
  };
}

/** value^{1/m}, of β and of γ². */
export function root(value: number, m: number): number {
  return m === 2 ? Math.sqrt(value) : pow(value, 1 / m);
}

/**
 * The condition of a design whose answer to "is f > h?" is least certain: argmax_w Φ(1 − Φ) (BPT eq. 4), which is
 * where |z| is smallest.
 */
export function leastCertainCondition(
  exceedances: Float64Array,
  design: number,
  { conditions }: Pick<Weighing, 'conditions'>,
): number {
  return argmaxOver(0, conditions - 1, (w) => -Math.abs(exceedances[design * conditions + w]));
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
