import { list, optional } from '../../../src/parameters/shape.ts';
import {
  approximateBeta,
  balanced,
  constantBeta,
  sampledRate,
} from '../../../src/policy/schedules/constant-beta.ts';
import { anyPolicyBound, constantBetaBound, driftingGain } from '../../../src/theory/constant-beta.ts';
import { count, fields, finiteWhere, notNegative, positive, probability, readCase } from '../input.ts';
import type { EvalKind } from '../kind.ts';

const rate = finiteWhere('must be above 0 and at most 1', (value) => value > 0 && value <= 1);
const growth = finiteWhere('must be at least 0 and below 1', (value) => value >= 0 && value < 1);

const shape = fields({
  beta: list(
    fields({ eps: rate, d: count, q: growth, delta: optional(probability), tau: optional(count) }),
    'rates',
  ),
  bound: list(
    fields({
      ...{ T: count, beta: notNegative, gamma: notNegative, sigma2: positive, delta: probability },
      ...{ tau: count, d: count, r: positive, a: positive, b: positive },
      ...{ mu_w: notNegative, s_w: notNegative, eps: rate, omega: probability },
    }),
    'bounds',
  ),
  gamma: list(fields({ T: count, N: count, gamma_N: notNegative, eps: rate, sigma2: positive }), 'blocks'),
  sampled_rate: list(fields({ eps: rate, gap: notNegative }), 'rates'),
});

/** Constant β, the bounds with it, and what a drifting chain adds to the information gain. */
export const constantBetas: EvalKind = (input) => {
  const { beta, bound, gamma, sampled_rate } = readCase(shape, input);
  return {
    beta: beta.map(({ eps, d, q, ...given }) => {
      const own = balanced(eps, q);
      const { delta = own.delta, tau = own.tau } = given;
      const exact = constantBeta(d, { delta, tau });
      return { alpha: own.alpha, delta, tau, beta: exact, beta_approx: approximateBeta(eps, own.alpha, d) };
    }),
    bound: bound.map((one) => {
      const { T: horizon, gamma: gain, sigma2: noiseVariance, d: dimension, r: side, mu_w, s_w } = one;
      const spread = { mean: mu_w, sd: s_w };
      const rest = { horizon, gain, noiseVariance, dimension, side, spread };
      const { c1, c2, c3, expected, realised } = constantBetaBound({ ...one, ...rest }, one.omega);
      const any_policy = anyPolicyBound(horizon, one.eps, mu_w, one.omega);
      return { C1: c1, C2: c2, C3: c3, expected, realised, any_policy };
    }),
    gamma: gamma.map(({ T, N, gamma_N, eps, sigma2 }) => driftingGain(T, N, gamma_N, eps, sigma2)),
    sampled_rate: sampled_rate.map(({ eps, gap }) => sampledRate(eps, gap)),
  };
};
