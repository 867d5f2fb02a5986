import { worstCentral } from '../../policy/environment/conditions.ts';
import { worstCaseInterval } from '../../policy/environment/policy.ts';
import { baselineAlgorithm } from './slots.ts';

/** StableOpt (Bogunovic et al. 2018): the best worst case over the central half of w. */
export const stableOpt = baselineAlgorithm({
  id: 'stable-opt',
  name: 'StableOpt',
  summary: 'looks for the best worst case',
  source: 'Bogunovic, Scarlett, Jegelka, Cevher 2018; BPT paper, §5',
  score: (belief, multiplier) => worstCaseInterval(belief, multiplier).upper,
  condition: worstCentral,
  answer: (belief, multiplier) => worstCaseInterval(belief, multiplier).lower,
  interval: worstCaseInterval,
  text: 'the design whose smallest upper bound over the central half of $w$ is largest, then the condition of its smallest lower bound',
});
