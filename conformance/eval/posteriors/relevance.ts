import { Relevance } from '../../../src/gp/relevance.ts';
import { SpaceShare } from '../../../src/gp/space-share.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  dataFields,
  fields,
  finite,
  kernelFields,
  matrix,
  readCase,
  readKernel,
  requireLength,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField } from './posterior.ts';
import { temporal } from './temporal.ts';
import { integral } from './time-kernel.ts';

const shape = fields({
  ...kernelFields,
  ...noiseField,
  ...dataFields,
  candidates: matrix,
  t_obs: vector,
  t0: finite,
  temporal,
});

/** W-DBO's relevance of every observation, and what it is made of. */
export const relevance: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const { X, y, candidates, t_obs, t0 } = given;
  const dimension = commonDimension({ candidates, X });
  if (X.length === 0) throw new CaseError('X must be a list of at least one input');
  requireLength('y', y, X.length, 'X');
  requireLength('t_obs', t_obs, X.length, 'X');
  const time = integral(given.temporal, t_obs, t0);
  const kernel = readKernel(given, dimension);
  const points = Float64Array.from(candidates.flat());
  const space = new SpaceShare(backend, kernel, points, dimension);
  const places = X.map((x, i) => placeOf(x, candidates, i));
  const observations = X.map((x, i) => ({
    ...{ x, y: y[i], time: t_obs[i], candidate: places[i] },
    noiseVariance: given.noise_variance,
  }));
  const model = { backend, kernel, temporal: given.temporal.factor, dimension, space };
  const weighed = new Relevance(model, observations, t0);
  const values = weighed.values();
  return {
    relevance: values,
    space: places.map((a) => places.map((b) => space.of(a, b))),
    time,
    loo_residual: weighed.residuals(),
    loo_variance: weighed.variances(),
    least: values.indexOf(Math.min(...values)),
  };
};

function placeOf(x: readonly number[], candidates: readonly (readonly number[])[], i: number): number {
  const place = candidates.findIndex((candidate) => candidate.every((value, d) => value === x[d]));
  if (place < 0)
    throw new CaseError(`X[${i}] must be one of candidates, got ${JSON.stringify(x).slice(0, 60)}`);
  return place;
}
