import type { Backend } from '../../../src/gp/backend.ts';
import { integralPosterior, type Pairs } from '../../../src/gp/integral-posterior.ts';
import type { Observation } from '../../../src/gp/posterior.ts';
import type { StationaryKernel } from '../../../src/kernels/spec.ts';
import { list, otherwise, type Read } from '../../../src/parameters/shape.ts';
import { argmax } from '../../../src/policy/acquisition.ts';
import { expectedImprovement } from '../../../src/policy/acquisitions/expected-improvement.ts';
import { straddle } from '../../../src/policy/environment/policy.ts';
import { probabilityVariance } from '../../../src/policy/environment/probability-variance.ts';
import {
  credibleInterval,
  exceedance,
  leastCertainCondition,
  type ThresholdProbability,
  thresholdProbability,
} from '../../../src/policy/environment/threshold-probability.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  dataFields,
  fields,
  finite,
  notNegative,
  observationsOf,
  positive,
  readCase,
  readKernel,
  requireLength,
  share,
  toggle,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { saturatedVariance } from '../saturated.ts';
import { levelSets, pairFields, pairsOf } from './pairs.ts';

const width = { beta: notNegative, m: positive };
const settings = fields({
  h: finite,
  eta: notNegative,
  ucb: list(fields(width), 'at least one setting', { min: 1 }),
  lse: fields({ ...width, alpha: share, eps: notNegative }),
});
const shape = fields({
  ...pairFields,
  ...dataFields,
  cases: list(settings, 'settings'),
  bqo: otherwise(toggle, false),
  exact: otherwise(toggle, false),
});
type BptCase = Read<typeof shape>;
type Settings = Read<typeof settings>;

/** A GP posterior at every pair, or of g at every design. */
interface MeanAndVariance {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
}

/**
 * What the BPT algorithms see in data about f(x, w), for several thresholds and settings; on request the variance σ^(p)² of
 * which γ² is a bound (`exact`), and BQO's view of g.
 */
export const bpt: EvalKind = (input, backend) => {
  const given = readCase(shape, input);
  const pairs = pairsOf(given);
  const kernel = readKernel(given, pairs.dimension);
  const observations = observationsIn(given, pairs);
  const posterior = posteriorAtPairs(backend, kernel, pairs, observations);
  return {
    cases: given.cases.map((each) => ({
      ...caseValues(posterior, pairs, each),
      ...(given.exact && { sigma2_p: exactVariances(backend, kernel, pairs, observations, each) }),
    })),
    ...(given.bqo && { bqo: bqoValues(integralPosterior(backend, kernel, pairs, observations)) }),
  };
};

function observationsIn({ X, y, noise_variance }: BptCase, { dimension }: Pairs): Observation[] {
  requireLength('y', y, X.length, 'X');
  if (X.length > 0 && commonDimension({ X }) !== dimension)
    throw new CaseError(`X[0] must have 2 coordinates, x and w, got ${X[0].length}`);
  const same = (value: number) => y.map(() => value);
  return observationsOf(X, y, same(noise_variance), same(0));
}

function posteriorAtPairs(
  backend: Backend,
  kernel: StationaryKernel,
  { inputs, dimension }: Pairs,
  observations: readonly Observation[],
): MeanAndVariance {
  const model = { kernel, temporal: { kind: 'static' }, candidates: inputs, dimension } as const;
  const mean = new Float64Array(inputs.length / dimension);
  const variance = new Float64Array(mean.length);
  const posterior = backend.createPosterior(model, observations.length);
  try {
    posterior.appendAll(observations);
    posterior.predict(0, mean, variance);
  } finally {
    posterior.dispose();
  }
  return { mean, variance };
}

function caseValues({ mean, variance }: MeanAndVariance, { designs, weights }: Pairs, given: Settings) {
  const { h, eta } = given;
  const weighing = { designs, conditions: weights.length, weights, threshold: h };
  const exceedances = exceedance(mean, variance, h, eta);
  const estimate = thresholdProbability(exceedances, weighing);
  const ucb = given.ucb.map((each) => credibleInterval(estimate, { ...each, eta }).upper);
  const design = argmax(ucb[0]);
  const digits = exceedance(mean, saturatedVariance(mean, variance, h), h, eta);
  return {
    mu_p: Array.from(estimate.mean),
    gamma2: Array.from(estimate.spread),
    ucb: ucb.map((upper) => Array.from(upper)),
    x_index: design,
    w_index: leastCertainCondition(digits, design, weighing),
    lse: levelSetValues(estimate, given),
  };
}

/** σ^(p)² of every design. */
function exactVariances(
  backend: Backend,
  kernel: StationaryKernel,
  { inputs, dimension, designs, weights }: Pairs,
  observations: readonly Observation[],
  { h, eta }: Settings,
): number[] {
  const length = weights.length * dimension;
  return Array.from({ length: designs }, (_, design) => {
    const { mean, covariance } = backend.jointPosterior(
      kernel,
      { kind: 'static' },
      dimension,
      observations,
      inputs.slice(design * length, (design + 1) * length),
      new Float64Array(weights.length),
    );
    return probabilityVariance(mean, covariance, weights, { threshold: h, eta });
  });
}

function levelSetValues(estimate: ThresholdProbability, { eta, lse }: Settings) {
  const { lower, upper } = credibleInterval(estimate, { ...lse, eta });
  const scores = straddle({ lower, upper, cut: lse.alpha });
  return {
    lower: Array.from(lower),
    upper: Array.from(upper),
    ...levelSets(lower, upper, lse.alpha, lse.eps),
    STR: Array.from(scores),
    x_index: argmax(scores),
  };
}

/** g's posterior, and its expected improvement over the largest mean of all designs, visited or not. */
function bqoValues({ mean, variance }: MeanAndVariance) {
  const weighing = { multiplier: 0, incumbent: mean[argmax(mean)] };
  return {
    g_mean: Array.from(mean),
    g_var: Array.from(variance),
    ei: Array.from(mean, (value, x) => expectedImprovement(value, Math.sqrt(variance[x]), weighing)),
  };
}
