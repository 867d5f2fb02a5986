import { mostUncertainCentral } from '../../policy/environment/conditions.ts';
import { straddle, worstCaseInterval } from '../../policy/environment/policy.ts';
import { baselineAlgorithm } from './slots.ts';
import { STABLE_LSE } from './stable-lse.about.ts';

/** Level-set estimation of the worst case over the central half of w. */
export const stableLse = baselineAlgorithm(STABLE_LSE, {
  score: (belief, multiplier) =>
    straddle({ ...worstCaseInterval(belief, multiplier), cut: belief.environment.threshold }),
  condition: mostUncertainCentral,
  answer: (belief, multiplier) => worstCaseInterval(belief, multiplier).lower,
  interval: worstCaseInterval,
  text: 'the design whose worst-case interval straddles the threshold most, then the most uncertain condition of the central half of $w$',
});
