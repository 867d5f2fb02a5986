import { type Belief, confidenceInterval, type Interval, perDesign } from './belief.ts';
import type { Draws } from './draws.ts';
import {
  credibleInterval,
  exceedance,
  intervalOfWidth,
  type ProbabilitySettings,
  type ThresholdProbability,
  thresholdProbability,
} from './threshold-probability.ts';

/** How an algorithm handles the environment: which pair it queries, and what it answers about the designs. */
export interface EnvironmentPolicy {
  /** null: design and condition are drawn at random. */
  readonly query: EnvironmentQuery | null;
  /** The answer is the largest of this over the designs visited (N_x). */
  readonly answer: (belief: Belief, multiplier: number) => Float64Array;
  /** The interval that designs are classified by, and the cut that it is compared with. */
  readonly classify: (belief: Belief, multiplier: number) => Classifier;
  /** How functions are drawn from the posterior; omitted: `EXACT_DRAWS`. */
  readonly draws?: Draws;
}

/** A design by its score, then a condition. */
export interface EnvironmentQuery {
  /** What is maximised over the designs (N_x). */
  readonly score: (belief: Belief, multiplier: number) => Float64Array;
  /** The design in a tie of at least two, in increasing order, for the largest score; omitted: the first. */
  readonly tie?: (belief: Belief, designs: readonly number[]) => number;
  /** The condition queried with that design. */
  readonly condition: (belief: Belief, design: number, multiplier: number) => number;
}

/** A design is above when its lower end exceeds the cut, below when its upper end falls short of it. */
export interface Classifier extends Interval {
  readonly cut: number;
  /** ε: an end may miss the cut by half of it. */
  readonly accuracy: number;
}

/** Settings of the BPT paper's level-set experiments (App. E.1.2), used to classify by any algorithm's belief. */
const LEVEL_SET = { beta: 1.5, m: 2 };

/** (μ − h̃)/σ at every pair. */
export function exceedanceOf({ mean, variance, environment }: Belief, eta: number): Float64Array {
  return exceedance(mean, variance, environment.threshold, eta);
}

function estimateOf(belief: Belief, eta: number): ThresholdProbability {
  return thresholdProbability(exceedanceOf(belief, eta), belief.environment);
}

/** μ^(p), by which the BPT algorithms and every "Pmax" variant answer. */
export function probabilityAnswer(belief: Belief, eta = 0): Float64Array {
  return estimateOf(belief, eta).mean;
}

/** μ^(p) ± width · γ^{2/m}, the credible interval of p_upper (BPT eq. 2); the width is β^{1/m}. */
export function probabilityInterval(
  belief: Belief,
  width: number,
  { m, eta }: Pick<ProbabilitySettings, 'm' | 'eta'>,
): Interval {
  return intervalOfWidth(estimateOf(belief, eta), width, m);
}

/** The credible interval of p_upper against α (BPT eq. 5), with the paper's settings; every "P" variant classifies by it. */
export function probabilityClassifier(belief: Belief, eta = 0): Classifier {
  const interval = credibleInterval(estimateOf(belief, eta), { ...LEVEL_SET, eta });
  return { ...interval, cut: belief.environment.level, accuracy: 0 };
}

/** min(u − cut, cut − l): how far a design's interval reaches beyond the cut on both sides (BPT eq. 6). */
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
  const { conditions, centralConditions } = belief.environment;
  const { lower, upper } = confidenceInterval(belief.mean, belief.variance, multiplier);
  const least = (values: Float64Array) =>
    perDesign(belief, (design) =>
      centralConditions.reduce((low, w) => Math.min(low, values[design * conditions + w]), Infinity),
    );
  return { lower: least(lower), upper: least(upper) };
}

/** μ ± multiplier · σ of g, at every design. */
export function integralInterval(belief: Belief, multiplier: number): Interval {
  const { mean, variance } = belief.integral();
  return confidenceInterval(mean, variance, multiplier);
}
