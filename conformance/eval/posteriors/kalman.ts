import { GridKalman } from '../../../src/gp/grid-kalman.ts';
import type { TemporalFactor } from '../../../src/kernels/spec.ts';
import { list, oneOf, type Read, type Shape } from '../../../src/parameters/shape.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  fields,
  finite,
  kernelFields,
  matrix,
  natural,
  notNegative,
  probability,
  readCase,
  readKernel,
  requireLength,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField } from './posterior.ts';

const named = fields({ kind: oneOf(['static', 'forgetting', 'wiener']) });
const rate = fields({ eps: probability });
const drift = fields({ sigma_w2: notNegative });

const model: Shape<TemporalFactor> = {
  rule: 'must be a model',
  schema: named.schema,
  read(value) {
    const { kind } = named.read(value);
    if (kind === 'forgetting') return { kind, rate: rate.read(value).eps };
    return kind === 'wiener' ? { kind, variance: drift.read(value).sigma_w2 } : { kind: 'static' };
  },
};

const indices = list(natural, 'numbers of observations');
const shape = fields({
  ...kernelFields,
  ...noiseField,
  ...{ candidates: matrix, model, queries: list(natural, 'candidate indices'), y: vector, t_obs: vector },
  ...{ t_pred: finite, show: indices, resets: indices, survivors: natural },
});
type Case = Read<typeof shape>;

/** The posterior on the candidates as a state that is predicted and updated. */
export const kalman: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const { candidates, queries, y, t_obs, show, resets, survivors, noise_variance: noise } = given;
  const dimension = commonDimension({ candidates });
  requireTimes(given);
  const points = Float64Array.from(candidates.flat());
  const state = new GridKalman(backend, readKernel(given, dimension), given.model, points, dimension);
  const now = () => ({ mean: Array.from(state.mean), var: Array.from(state.variance()) });
  const before: { step: number; mean: number[]; var: number[] }[] = [];
  for (const [k, query] of queries.entries()) {
    state.predict(t_obs[k]);
    if (show.includes(k)) before.push({ step: k, ...now() });
    state.update(query, y[k], noise);
    if (!resets.includes(k)) continue;
    state.restart(t_obs[k]);
    for (let kept = Math.max(0, k + 1 - survivors); kept <= k; kept++)
      state.update(queries[kept], y[kept], noise);
  }
  state.predict(given.t_pred);
  const result = { before, ...now(), log_marginal_likelihood: state.logMarginalLikelihood };
  state.dispose();
  return result;
};

function requireTimes({ candidates, queries, y, t_obs, t_pred }: Case): void {
  if (candidates.length === 0) throw new CaseError('candidates must be a list of at least one candidate');
  requireLength('y', y, queries.length, 'queries');
  requireLength('t_obs', t_obs, queries.length, 'queries');
  queries.forEach((query, k) => {
    if (query >= candidates.length)
      throw new CaseError(`queries[${k}] must be an index of candidates, 0 to ${candidates.length - 1}`);
    if (t_obs[k] < (t_obs[k - 1] ?? 1))
      throw new CaseError(`t_obs[${k}] must be at least ${t_obs[k - 1] ?? 1}, the time before it`);
  });
  const last = t_obs[t_obs.length - 1] ?? 1;
  if (t_pred < last) throw new CaseError(`t_pred must be at least ${last}, the last of t_obs, got ${t_pred}`);
}
