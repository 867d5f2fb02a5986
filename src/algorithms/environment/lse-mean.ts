import { meanCondition } from '../../policy/environment/conditions.ts';
import { nominalInterval, straddle } from '../../policy/environment/policy.ts';
import { baselineAlgorithm } from './slots.ts';

/** Level-set estimation of f(x, E[w]) by straddle (Bryan et al. 2005; Gotovos et al. 2013). */
export const lseMean = baselineAlgorithm({
  id: 'lse-mean',
  name: 'LSE at E[w]',
  summary: 'sorts the designs by f at the average environment',
  source: 'Bryan et al. 2005; Gotovos, Casati, Hitz, Krause 2013; BPT paper, §5',
  score: (belief, multiplier) =>
    straddle({ ...nominalInterval(belief, multiplier), cut: belief.environment.threshold }),
  condition: meanCondition,
  answer: (belief, multiplier) => nominalInterval(belief, multiplier).lower,
  interval: nominalInterval,
  text: 'the design whose interval at $E[w]$ straddles the threshold most, and there the query is made',
});
