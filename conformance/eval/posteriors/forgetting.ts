import { fields, readCase, share } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField, posteriorFields, posteriorValues, timeFields, withoutCovariance } from './posterior.ts';

const shape = fields({ ...posteriorFields, ...timeFields, ...noiseField, eps: share });

/** `tv` and `tv_continuous`: the posterior under the factor (1−ε)^{|s−t|/2}; times may be any numbers. */
export const forgetting: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const noiseVariances = given.X.map(() => given.noise_variance);
  const temporal = { kind: 'forgetting', rate: given.eps } as const;
  return withoutCovariance(posteriorValues({ ...given, noiseVariances, temporal }, backend));
};
