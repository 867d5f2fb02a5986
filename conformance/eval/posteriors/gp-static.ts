import { fields, readCase } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField, posteriorFields, posteriorValues } from './posterior.ts';

const shape = fields({ ...posteriorFields, ...noiseField });

/** The posterior of a static kernel: mean, variance, covariance, log marginal likelihood. */
export const gpStatic: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const same = <Value>(value: Value) => given.X.map(() => value);
  return posteriorValues(
    {
      ...given,
      t_obs: same(0),
      t_pred: 0,
      noiseVariances: same(given.noise_variance),
      temporal: { kind: 'static' },
    },
    backend,
  );
};
