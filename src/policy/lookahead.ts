import type { StationaryFamily } from '../kernels/spec.ts';
import { gaussHermite } from '../math/gauss-hermite.ts';
import { exp } from '../math/index.ts';
import type { Acquisition, Weighing } from './acquisition.ts';

/** GP on the log of evaluation times: log t_i = g(x_i) + ξ_i. */
export interface TimeModel {
  readonly kernel: StationaryFamily;
  /** In units of x. */
  readonly lengthscale: number;
  /** Variance of g, in squared log seconds. */
  readonly variance: number;
  /** Variance σ_g² of ξ. */
  readonly noiseVariance: number;
}

/** What a lane knows about the duration of an evaluation at each candidate (G each). */
export interface EvaluationTimes {
  /** True seconds t(x). */
  readonly known: Float64Array;
  /** Posterior mean and variance of g; only read where there is a time model. */
  readonly logMean: Float64Array;
  readonly logVariance: Float64Array;
}

/** The future times at which a candidate is scored: the base acquisition is averaged over weighted nodes. */
export interface Lookahead {
  /** null: t(x) is known. */
  readonly timeModel: TimeModel | null;
  /** One per node; they sum to 1. */
  readonly weights: ArrayLike<number>;
  /** Seconds from now to the end of the candidate's evaluation, at a node. */
  readonly seconds: (times: EvaluationTimes, candidate: number, node: number) => number;
}

/** CTV-fixed (CTV paper, eq. 3): τ + t(x). */
export const knownTime: Lookahead = {
  timeModel: null,
  weights: [1],
  seconds: ({ known }, candidate) => known[candidate],
};

/** CTV-simple (eq. 5): τ + t̃, the log-normal mean t̃ = exp(μ_g + (σ_g²(x) + σ_g²)/2) of an observed time. */
export function meanTime(timeModel: TimeModel): Lookahead {
  return {
    timeModel,
    weights: [1],
    seconds: ({ logMean, logVariance }, candidate) =>
      exp(logMean[candidate] + (logVariance[candidate] + timeModel.noiseVariance) / 2),
  };
}

/** CTV (eq. 4 and Lemma 6): the expectation over t(x, s) = exp(√2 σ_g(x) s + μ_g) under e^{−s²}/√π, by Gauss–Hermite nodes. */
export function expectedOverTime(timeModel: TimeModel, nodeCount: number): Lookahead {
  const { nodes, weights } = gaussHermite(nodeCount);
  return {
    timeModel,
    weights,
    seconds: ({ logMean, logVariance }, candidate, node) =>
      exp(Math.sqrt(2 * logVariance[candidate]) * nodes[node] + logMean[candidate]),
  };
}

/** The posterior at the candidates now (G each), and how fast it is forgotten. */
export interface Present {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  /** Prior variance. */
  readonly prior: Float64Array;
  /** ½ ln(1 − ε): log of the factor of one second. */
  readonly halfLogRetention: number;
}

/**
 * Scores every candidate ahead of now. Every observation lies before now, so the forgetting kernel factorises,
 * k̃(x; τ+t) = c k̃(x; τ) with c = (1−ε)^{t/2}: mean c μ and variance σ_f² − c²(σ_f² − σ²) cost O(1) per node and
 * candidate, and the incumbent moves to c f⁺. On return `out` holds α, and the present's mean and variance hold the
 * averages of mean and standard deviation (squared) over the nodes, so that a UCB is still their weighted sum.
 */
export function scoreAhead(
  { mean, variance, prior, halfLogRetention }: Present,
  { weights, seconds }: Lookahead,
  times: EvaluationTimes,
  acquisition: Acquisition,
  { multiplier, incumbent }: Weighing,
  out: Float64Array,
): void {
  for (let i = 0; i < out.length; i++) {
    const learnt = prior[i] - variance[i];
    let meanSum = 0;
    let sdSum = 0;
    let valueSum = 0;
    for (let node = 0; node < weights.length; node++) {
      const keep = exp(halfLogRetention * seconds(times, i, node));
      const meanThen = keep * mean[i];
      const sdThen = Math.sqrt(prior[i] - keep * keep * learnt);
      const weight = weights[node];
      meanSum += weight * meanThen;
      sdSum += weight * sdThen;
      valueSum += weight * acquisition(meanThen, sdThen, { multiplier, incumbent: keep * incumbent });
    }
    mean[i] = meanSum;
    variance[i] = sdSum * sdSum;
    out[i] = valueSum;
  }
}
