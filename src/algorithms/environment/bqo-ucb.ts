import { mostUncertain } from '../../policy/environment/conditions.ts';
import { integralInterval } from '../../policy/environment/policy.ts';
import { BQO_UCB } from './bqo-ucb.about.ts';
import { baselineAlgorithm } from './slots.ts';

/** UCB of the expectation g(x) = Σ_w f(x, w) p(w), by Bayesian quadrature. */
export const bqoUcb = baselineAlgorithm(BQO_UCB, {
  score: (belief, multiplier) => integralInterval(belief, multiplier).upper,
  condition: mostUncertain,
  answer: (belief) => belief.integral().mean,
  interval: integralInterval,
  text: 'the design with the largest upper confidence bound of the expectation $g$, then the condition where $σ$ is largest',
});
