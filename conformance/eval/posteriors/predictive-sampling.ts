import { futureNoise, futureOf, predictiveDraw } from '../../../src/gp/predictive-draw.ts';
import { symmetricEigen } from '../../../src/linalg/symmetric-eigen.ts';
import { list, type Read } from '../../../src/parameters/shape.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  fields,
  finite,
  kernelFields,
  matrix,
  natural,
  notNegative,
  positive,
  probability,
  readCase,
  readKernel,
  requireLength,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField } from './posterior.ts';

const shape = fields({
  ...kernelFields,
  ...noiseField,
  candidates: matrix,
  eps: probability,
  queries: list(natural, 'candidate indices'),
  y: vector,
  t_obs: vector,
  t_pred: finite,
  thompson: fields({ prior_now: vector, prior_at_data: vector, noise: vector }),
  future_normals: vector,
  scalar: list(
    fields({ variance: notNegative, prior: notNegative, eps: probability, noise_variance: positive }),
    'scalar cases',
  ),
});
type Case = Read<typeof shape>;

/** A Thompson draw, the predictive draw made of it, and what of the variance is worth learning. */
export const predictiveSampling: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  requireLengths(given);
  const { candidates, eps, noise_variance, queries, y, t_obs, t_pred, thompson } = given;
  const dimension = commonDimension({ candidates });
  const kernel = readKernel(given, dimension);
  const points = Float64Array.from(candidates.flat());
  const times = new Float64Array(candidates.length).fill(t_pred);
  const at = (values: readonly number[]) =>
    backend.jointPosterior(
      kernel,
      { kind: 'forgetting', rate: eps },
      dimension,
      queries.map((query, i) => ({
        x: candidates[query],
        y: values[i],
        time: t_obs[i],
        noiseVariance: noise_variance,
      })),
      points,
      times,
    );
  const { mean, covariance } = at(y);
  const simulated = y.map((value, i) => value - thompson.prior_at_data[i] - thompson.noise[i]);
  const draw = at(simulated).mean.map((value, i) => value + thompson.prior_now[i]);
  const drift = { rate: eps, noiseVariance: noise_variance };
  const size = candidates.length;
  const future = futureOf(
    backend,
    symmetricEigen(backend.crossGram(kernel, points, points, dimension), size),
    drift,
  );
  const normals = Float64Array.from(given.future_normals);
  const { theta, learnable } = predictiveDraw(backend, future, { mean, covariance }, draw, normals);
  const diagonal = (of: Float64Array) => Array.from(mean, (_, i) => of[i * size + i]);
  return {
    mean: Array.from(mean),
    var: diagonal(covariance),
    future_noise: diagonal(future.noise),
    learnable: Array.from(learnable()),
    thompson: Array.from(draw),
    predictive: Array.from(theta),
    choice: { thompson: argmax(draw), predictive: argmax(theta) },
    scalar: given.scalar.map(scalarValues),
  };
};

/** The same of one candidate alone. */
function scalarValues({ variance, prior, eps, noise_variance }: Case['scalar'][number]) {
  const noise = futureNoise(prior, { rate: eps, noiseVariance: noise_variance });
  return { future_noise: noise, learnable: (variance * variance) / (variance + noise) };
}

function requireLengths({ candidates, queries, y, t_obs, thompson, future_normals }: Case): void {
  queries.forEach((query, i) => {
    if (query >= candidates.length)
      throw new CaseError(`queries[${i}] must be an index of candidates, 0 to ${candidates.length - 1}`);
  });
  requireLength('y', y, queries.length, 'queries');
  requireLength('t_obs', t_obs, queries.length, 'queries');
  requireLength('thompson.prior_at_data', thompson.prior_at_data, queries.length, 'queries');
  requireLength('thompson.noise', thompson.noise, queries.length, 'queries');
  requireLength('thompson.prior_now', thompson.prior_now, candidates.length, 'candidates');
  requireLength('future_normals', future_normals, candidates.length, 'candidates');
}
