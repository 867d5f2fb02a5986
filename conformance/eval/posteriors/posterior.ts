import type { Backend } from '../../../src/gp/backend.ts';
import type { Observation } from '../../../src/gp/posterior.ts';
import type { StationaryKernel, TemporalFactor } from '../../../src/kernels/spec.ts';
import type { Read } from '../../../src/parameters/shape.ts';
import {
  commonDimension,
  dataFields,
  fields,
  finiteOrVector,
  kernelFields,
  matrix,
  observationsOf,
  positive,
  readKernel,
  requireLength,
  vector,
} from '../input.ts';

/** Fields of every case about a posterior, without its noise. */
export const posteriorFields = { ...kernelFields, ...dataFields, Xtest: matrix };
/** Times of the observations, and of the prediction: one, or one per test point. */
export const timeFields = {
  t_obs: vector,
  t_pred: finiteOrVector,
};
/** One noise variance for all observations. */
export const noiseField = { noise_variance: positive };

const shape = fields({ ...posteriorFields, ...timeFields });
/** A posterior in a case, its noise variances and temporal factor read beforehand. */
export type PosteriorInput = Read<typeof shape> & {
  readonly noiseVariances: readonly number[];
  readonly temporal: TemporalFactor;
};

export interface PosteriorValues {
  readonly mean: number[];
  readonly var: number[];
  /** Posterior covariance of the test points. */
  readonly cov: number[][];
  readonly log_marginal_likelihood: number;
}

/** Mean, covariance and log marginal likelihood of a case's posterior. */
export function posteriorValues(input: PosteriorInput, backend: Backend): PosteriorValues {
  const { X, y, Xtest, t_obs, t_pred, noiseVariances, temporal } = input;
  const dimension = commonDimension({ X, Xtest });
  requireLength('y', y, X.length, 'X');
  requireLength('t_obs', t_obs, X.length, 'X');
  if (typeof t_pred !== 'number') requireLength('t_pred', t_pred, Xtest.length, 'Xtest');
  const kernel = readKernel(input, dimension);
  const observations = observationsOf(X, y, noiseVariances, t_obs);
  const times = Xtest.map((_, i) => (typeof t_pred === 'number' ? t_pred : t_pred[i]));
  const tests = Float64Array.from(Xtest.flat());
  const { mean, covariance } = backend.jointPosterior(
    kernel,
    temporal,
    dimension,
    observations,
    tests,
    Float64Array.from(times),
  );
  const m = Xtest.length;
  const cov = Xtest.map((_, i) => Array.from(covariance.subarray(i * m, (i + 1) * m)));
  return {
    mean: Array.from(mean),
    var: cov.map((row, i) => row[i]),
    cov,
    log_marginal_likelihood: likelihood(backend, kernel, temporal, dimension, observations, tests),
  };
}

function likelihood(
  backend: Backend,
  kernel: StationaryKernel,
  temporal: TemporalFactor,
  dimension: number,
  observations: readonly Observation[],
  candidates: Float64Array,
): number {
  const posterior = backend.createPosterior({ kernel, temporal, candidates, dimension }, observations.length);
  try {
    for (const observation of observations) posterior.append(observation);
    return posterior.logMarginalLikelihood();
  } finally {
    posterior.dispose();
  }
}

/** What the kinds with a time report: everything but the covariance. */
export function withoutCovariance({ cov: _, ...values }: PosteriorValues): Omit<PosteriorValues, 'cov'> {
  return values;
}
