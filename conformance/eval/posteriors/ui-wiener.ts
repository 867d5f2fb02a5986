import { fields, notNegative, readCase } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField, posteriorFields, posteriorValues, timeFields, withoutCovariance } from './posterior.ts';

const shape = fields({
  ...posteriorFields,
  ...timeFields,
  ...noiseField,
  sigma_w2: notNegative,
});

/** The posterior under the factor 1 + σ_w²(min(s,t) − 1). */
export const uiWiener: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const noiseVariances = given.X.map(() => given.noise_variance);
  const temporal = { kind: 'wiener', variance: given.sigma_w2 } as const;
  return withoutCovariance(posteriorValues({ ...given, noiseVariances, temporal }, backend));
};
