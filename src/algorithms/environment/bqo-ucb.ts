import { mostUncertain } from '../../policy/environment/conditions.ts';
import { integralInterval } from '../../policy/environment/policy.ts';
import { baselineAlgorithm } from './slots.ts';

/** UCB of the expectation g(x) = Σ_w f(x, w) p(w), by Bayesian quadrature. */
export const bqoUcb = baselineAlgorithm({
  id: 'bqo-ucb',
  name: 'BQO-UCB',
  summary: 'maximises the expectation over the environment',
  source: 'Toscano-Palmerin, Frazier 2018; BPT paper, §5',
  score: (belief, multiplier) => integralInterval(belief, multiplier).upper,
  condition: mostUncertain,
  answer: (belief) => belief.integral().mean,
  interval: integralInterval,
  text: 'the design with the largest upper confidence bound of the expectation $g$, then the condition where $σ$ is largest',
});
