import { doubleWeightedCorrection } from '../../../src/gp/double-weighted.ts';
import {
  commonDimension,
  fields,
  observationsOf,
  positive,
  positives,
  readCase,
  readKernel,
  requireLength,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { posteriorFields } from './posterior.ts';

const shape = fields({
  ...posteriorFields,
  weights: positives,
  lam: positive,
});

/** W-GP-UCB's posterior (Deng et al. 2022): observation i counts with noise λ/w_i; both variances, see `doubleWeightedCorrection`. */
export const weighted: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const { X, y, Xtest, weights, lam } = given;
  requireLength('y', y, X.length, 'X');
  requireLength('weights', weights, X.length, 'X');
  const dimension = commonDimension({ X, Xtest });
  const kernel = readKernel(given, dimension);
  const candidates = Float64Array.from(Xtest.flat());
  const noise = weights.map((weight) => lam / weight);
  const observations = observationsOf(X, y, noise, new Array(X.length).fill(0));

  const posterior = backend.createPosterior({ kernel, temporal: { kind: 'static' }, candidates, dimension });
  for (const observation of observations) posterior.append(observation);
  const mean = new Float64Array(Xtest.length);
  const single = new Float64Array(Xtest.length);
  posterior.predict(0, mean, single);
  posterior.dispose();
  const correction = doubleWeightedCorrection(backend, kernel, observations, lam, candidates, dimension);
  return {
    mean: [...mean],
    var_single: [...single],
    var_double: Array.from(single, (value, j) => value - correction[j]),
  };
};
