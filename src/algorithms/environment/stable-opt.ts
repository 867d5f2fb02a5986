import { worstCentral } from '../../policy/environment/conditions.ts';
import { worstCaseInterval } from '../../policy/environment/policy.ts';
import { baselineAlgorithm } from './slots.ts';
import { STABLE_OPT } from './stable-opt.about.ts';

/** StableOpt (Bogunovic et al. 2018): the best worst case over the central half of w. */
export const stableOpt = baselineAlgorithm(STABLE_OPT, {
  score: (belief, multiplier) => worstCaseInterval(belief, multiplier).upper,
  condition: worstCentral,
  answer: (belief, multiplier) => worstCaseInterval(belief, multiplier).lower,
  interval: worstCaseInterval,
  text: 'the design whose smallest upper bound over the central half of $w$ is largest, then the condition of its smallest lower bound',
});
