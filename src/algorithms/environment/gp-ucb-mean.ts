import { meanCondition } from '../../policy/environment/conditions.ts';
import { nominalInterval } from '../../policy/environment/policy.ts';
import { GP_UCB_MEAN } from './gp-ucb-mean.about.ts';
import { baselineAlgorithm } from './slots.ts';

/** GP-UCB on f(x, E[w]): the environment is taken to be what it is on average. */
export const gpUcbMean = baselineAlgorithm(GP_UCB_MEAN, {
  score: (belief, multiplier) => nominalInterval(belief, multiplier).upper,
  condition: meanCondition,
  answer: (belief, multiplier) => nominalInterval(belief, multiplier).lower,
  interval: nominalInterval,
  text: 'the design with the largest upper confidence bound at $E[w]$, and there the query is made',
});
