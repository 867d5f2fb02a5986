import { temporalParameters, withTemporalParameters } from '../../../src/kernels/temporal.ts';
import { oneOf, optional } from '../../../src/parameters/shape.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  fields,
  finite,
  observationsOf,
  positives,
  readCase,
  readKernel,
  requireLength,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { noiseField, posteriorFields, posteriorValues } from './posterior.ts';
import { byName, type NamedFactor, temporal } from './temporal.ts';

const shape = fields({
  ...posteriorFields,
  ...noiseField,
  t_obs: vector,
  t_pred: finite,
  temporal,
  profile: optional(
    fields({ parameter: oneOf(['eps', 'lengthscale', 'period', 'period_lengthscale']), values: positives }),
  ),
});

/** A GP in space and time: posterior, likelihood, its gradient, and along one temporal parameter its profile. */
export const timeGp: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const { X, y, Xtest, t_obs, temporal: named, profile } = given;
  const noise = X.map(() => given.noise_variance);
  const {
    mean,
    var: variance,
    log_marginal_likelihood,
  } = posteriorValues({ ...given, noiseVariances: noise, temporal: named.factor }, backend);
  requireLength('t_obs', t_obs, X.length, 'X');
  if (X.length === 0) throw new CaseError('X must be a list of at least one input');
  const kernel = readKernel(given, commonDimension({ X, Xtest }));
  const observations = observationsOf(X, y, noise, t_obs);
  const at = (factor: NamedFactor['factor']) =>
    backend.logMarginalLikelihoodGradient(kernel, factor, observations);
  const slopes = at(named.factor);
  return {
    ...{ mean, var: variance, log_marginal_likelihood },
    gradient: {
      lengthscale: slopes.lengthscales,
      variance: slopes.variance,
      noise_variance: slopes.noiseVariance,
      temporal: byName(named, slopes.temporal),
    },
    ...(profile && {
      profile: profile.values.map((value) => at(withParameter(named, profile.parameter, value)).value),
    }),
  };
};

function withParameter({ factor, names }: NamedFactor, name: string, value: number): NamedFactor['factor'] {
  const position = names.indexOf(name);
  if (position < 0)
    throw new CaseError(`profile.parameter must be one of ${names.join(', ')}, got "${name}"`);
  if (name === 'eps' && value >= 1)
    throw new CaseError(`profile.values must be below 1 for eps, got ${value}`);
  return withTemporalParameters(factor, temporalParameters(factor).with(position, value));
}
