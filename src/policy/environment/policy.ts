import { type Belief, confidenceInterval, type Interval, perDesign } from './belief.ts';
import {
  credibleInterval,
  exceedance,
  type ProbabilitySettings,
  thresholdProbability,
} from './threshold-probability.ts';

/** How an algorithm deals with the environment: a design by its score, then a condition, and what it says of the designs. */
export interface EnvironmentPolicy {
  /** What is maximised over the designs (N_x); null: design and condition are drawn at random. */
  readonly score: ((belief: Belief, multiplier: number) => Float64Array) | null;
  /** The condition queried with that design. */
  readonly condition: (belief: Belief, design: number, multiplier: number) => number;
  /** The answer is the largest of this over the designs visited (N_x). */
  readonly answer: (belief: Belief, multiplier: number) => Float64Array;
  /** What designs are classified by, and the cut that it is compared with. */
  readonly classify: (belief: Belief, multiplier: number) => Classifier;
}

/** A design is above when its lower end exceeds the cut, below when its upper end falls short of it. */
export interface Classifier extends Interval {
  readonly cut: number;
  /** ε: an end may miss the cut by half of it. */
  readonly accuracy: number;
}

/** Settings of the BPT paper's level-set experiments: what every algorithm's belief is classified by on demand. */
export const LEVEL_SET_SETTINGS: ProbabilitySettings = { beta: 1.5, m: 2, eta: 0 };

/** Φ at every pair. */
export function exceedanceOf({ mean, variance, environment }: Belief, eta: number): Float64Array {
  return exceedance(mean, variance, environment.threshold, eta);
}

/** μ^(p): what the BPT algorithms, and every "Pmax" variant, answer by. */
export function probabilityAnswer(belief: Belief, eta = 0): Float64Array {
  return thresholdProbability(exceedanceOf(belief, eta), belief.environment).mean;
}

/** The credible interval of p_upper against α (BPT eq. 5): what BPT-LSE, and every "P" variant, classifies by. */
export function probabilityClassifier(
  belief: Belief,
  settings: ProbabilitySettings = LEVEL_SET_SETTINGS,
  accuracy = 0,
): Classifier {
  const { environment } = belief;
  const estimate = thresholdProbability(exceedanceOf(belief, settings.eta), environment);
  return { ...credibleInterval(estimate, settings), cut: environment.level, accuracy };
}

/** min(u − cut, cut − l): how far a design's interval reaches beyond the cut on both sides. */
export function straddle({ lower, upper, cut }: Omit<Classifier, 'accuracy'>): Float64Array {
  return upper.map((u, i) => Math.min(u - cut, cut - lower[i]));
}

/** μ ± multiplier · σ of f at E[w], at every design. */
export function nominalInterval(belief: Belief, multiplier: number): Interval {
  const { conditions, meanCondition } = belief.environment;
  const at = (values: Float64Array) =>
    perDesign(belief, (design) => values[design * conditions + meanCondition]);
  return confidenceInterval(at(belief.mean), at(belief.variance), multiplier);
}

/** Over w in Δ, the smallest of each end of μ ± multiplier · σ, at every design. */
export function worstCaseInterval(belief: Belief, multiplier: number): Interval {
  const { conditions, central } = belief.environment;
  const { lower, upper } = confidenceInterval(belief.mean, belief.variance, multiplier);
  const least = (values: Float64Array) =>
    perDesign(belief, (design) => {
      const from = design * conditions;
      return values.subarray(from + central[0], from + central[1] + 1).reduce((a, b) => Math.min(a, b));
    });
  return { lower: least(lower), upper: least(upper) };
}

/** μ ± multiplier · σ of g, at every design. */
export function integralInterval(belief: Belief, multiplier: number): Interval {
  const { mean, variance } = belief.integral();
  return confidenceInterval(mean, variance, multiplier);
}
