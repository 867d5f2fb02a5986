import type { Backend } from '../../../src/gp/backend.ts';
import type { Observation } from '../../../src/gp/posterior.ts';
import type { StationaryKernel, TemporalFactor } from '../../../src/kernels/spec.ts';

/** A prior draw through time: f̃ on the arms at steps 1 to t (`t × A`), and the noise of the plays made. */
export interface Path {
  readonly path: readonly (readonly number[])[];
  readonly noise: readonly number[];
}

/** What was played and seen, in order: the step s is the position + 1. */
export interface Play {
  readonly step: number;
  readonly arm: number;
  readonly y: number;
}

/** What a Gaussian process believes of finite arms after some plays. */
export interface ArmBelief {
  /** μ (A). */
  readonly mean: Float64Array;
  /** σ² (A), at least 0. */
  readonly variance: Float64Array;
  /** Σ, `A × A`. */
  readonly covariance: Float64Array;
  /** A posterior draw by Matheron's rule from a given prior draw. */
  readonly draw: (given: Path) => Float64Array;
}

/** A prior over functions on the arms. */
export interface ArmModel {
  readonly arms: readonly (readonly number[])[];
  readonly kernel: StationaryKernel;
  readonly temporal: TemporalFactor;
  readonly noiseVariance: number;
}

/** The belief at step t, from scratch. */
export function armBelief(
  backend: Backend,
  { arms, kernel, temporal, noiseVariance }: ArmModel,
  plays: readonly Play[],
  t: number,
): ArmBelief {
  const dimension = arms[0].length;
  const inputs = Float64Array.from(arms.flat());
  const times = new Float64Array(arms.length).fill(t);
  const observed = (value: (play: Play) => number): Observation[] =>
    plays.map((play) => ({ x: arms[play.arm], y: value(play), time: play.step, noiseVariance }));
  const at = (observations: readonly Observation[]) =>
    backend.jointPosterior(kernel, temporal, dimension, observations, inputs, times);
  const { mean, covariance } = at(observed(({ y }) => y));
  return {
    mean,
    covariance,
    variance: mean.map((_, i) => Math.max(0, covariance[i * arms.length + i])),
    draw: ({ path, noise }) => {
      const change = at(observed(({ step, arm, y }) => y - path[step - 1][arm] - noise[step - 1])).mean;
      return change.map((value, i) => value + path[t - 1][i]);
    },
  };
}
