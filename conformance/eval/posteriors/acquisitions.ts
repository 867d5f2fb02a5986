import type { Posterior } from '../../../src/gp/posterior.ts';
import { list, type Read } from '../../../src/parameters/shape.ts';
import { type Acquisition, argmax, score, upperConfidenceBound } from '../../../src/policy/acquisition.ts';
import { expectedImprovementBy } from '../../../src/policy/acquisitions/expected-improvement.ts';
import { probabilityOfImprovement } from '../../../src/policy/acquisitions/probability-of-improvement.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  fields,
  finite,
  kernelFields,
  matrix,
  natural,
  notNegative,
  readCase,
  readKernel,
  requireLength,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField } from './posterior.ts';
import { temporal } from './temporal.ts';

const shape = fields({
  ...kernelFields,
  ...noiseField,
  candidates: matrix,
  temporal,
  queries: list(natural, 'candidate indices'),
  y: vector,
  t_obs: vector,
  t_pred: finite,
  multiplier: notNegative,
  xi: notNegative,
  thompson: fields({ prior_now: vector, prior_at_data: vector, noise: vector, scale: notNegative }),
});
type Case = Read<typeof shape>;

/** UCB, EI, PI and a Thompson draw at the candidates, and what each would choose. */
export const acquisitions: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const { candidates, queries, multiplier, xi, t_pred } = given;
  requireLengths(given);
  const dimension = commonDimension({ candidates });
  const points = Float64Array.from(candidates.flat());
  const kernel = readKernel(given, dimension);
  const posterior = backend.createPosterior({
    kernel,
    temporal: given.temporal.factor,
    candidates: points,
    dimension,
  });
  try {
    const order = inTime(given);
    for (const i of order)
      posterior.append({
        x: candidates[queries[i]],
        y: given.y[i],
        time: given.t_obs[i],
        noiseVariance: given.noise_variance,
      });
    const mean = new Float64Array(candidates.length);
    const variance = new Float64Array(candidates.length);
    posterior.predict(t_pred, mean, variance);
    const incumbent = queries.reduce((best, query) => Math.max(best, mean[query]), -Infinity);
    const by = (acquisition: Acquisition) => {
      const out = new Float64Array(candidates.length);
      score(acquisition, mean, variance, { multiplier, incumbent }, out);
      return out;
    };
    const scores = {
      ucb: by(upperConfidenceBound),
      pi: by(probabilityOfImprovement(xi)),
      ei: by(expectedImprovementBy(xi)),
    };
    const draw = drawn(given, order, posterior, mean);
    const choice = Object.entries({ ...scores, thompson: draw }).map(([name, of]) => [name, argmax(of)]);
    return {
      ...{ mean: Array.from(mean), var: Array.from(variance), best_visited: incumbent },
      ...Object.fromEntries(Object.entries(scores).map(([name, of]) => [name, Array.from(of)])),
      ...{ draw: Array.from(draw), choice: Object.fromEntries(choice) },
    };
  } finally {
    posterior.dispose();
  }
};

function requireLengths({ candidates, queries, y, t_obs, thompson }: Case): void {
  if (queries.length === 0) throw new CaseError('queries must be a list of at least one candidate index');
  queries.forEach((query, i) => {
    if (query >= candidates.length)
      throw new CaseError(`queries[${i}] must be an index of candidates, 0 to ${candidates.length - 1}`);
  });
  requireLength('y', y, queries.length, 'queries');
  requireLength('t_obs', t_obs, queries.length, 'queries');
  requireLength('thompson.prior_now', thompson.prior_now, candidates.length, 'candidates');
  requireLength('thompson.prior_at_data', thompson.prior_at_data, queries.length, 'queries');
  requireLength('thompson.noise', thompson.noise, queries.length, 'queries');
}

/** Positions of the observations in order of time, as posteriors take them. */
function inTime({ t_obs, t_pred }: Case): number[] {
  const order = t_obs.map((_, i) => i).sort((a, b) => t_obs[a] - t_obs[b]);
  const last = t_obs[order[order.length - 1]];
  if (t_pred < last) throw new CaseError(`t_pred must be at least ${last}, the last of t_obs, got ${t_pred}`);
  return order;
}

/** μ + scale (f̃ − μ), f̃ by Matheron's rule from the case's own prior values and noise. */
function drawn(
  { y, t_pred, thompson }: Case,
  order: readonly number[],
  posterior: Posterior,
  mean: Float64Array,
): Float64Array {
  const { prior_now, prior_at_data, noise, scale } = thompson;
  const residuals = Float64Array.from(order, (i) => y[i] - prior_at_data[i] - noise[i]);
  const out = new Float64Array(mean.length);
  posterior.meanFor(residuals, t_pred, out);
  return out.map((change, g) => mean[g] + scale * (prior_now[g] + change - mean[g]));
}
