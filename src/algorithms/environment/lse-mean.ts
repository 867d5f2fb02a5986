import { meanCondition } from '../../policy/environment/conditions.ts';
import { nominalInterval, straddle } from '../../policy/environment/policy.ts';
import { LSE_MEAN } from './lse-mean.about.ts';
import { baselineAlgorithm } from './slots.ts';

/** Level-set estimation of f(x, E[w]) by straddle (Bryan et al. 2005; Gotovos et al. 2013). */
export const lseMean = baselineAlgorithm(LSE_MEAN, {
  score: (belief, multiplier) =>
    straddle({ ...nominalInterval(belief, multiplier), cut: belief.environment.threshold }),
  condition: meanCondition,
  answer: (belief, multiplier) => nominalInterval(belief, multiplier).lower,
  interval: nominalInterval,
  text: 'the design whose interval at $E[w]$ straddles the threshold most, and there the query is made',
});
