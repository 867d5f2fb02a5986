import { leastCertain } from '../../policy/environment/conditions.ts';
import { intervalSchedule } from '../../policy/environment/interval-schedules.ts';
import { probabilityInterval } from '../../policy/environment/policy.ts';
import { leastCertainDesign } from '../../policy/environment/ties.ts';
import { BPT_UCB } from './bpt-ucb.about.ts';
import { probabilityAlgorithm } from './slots.ts';

/**
 * The design whose probability of meeting the threshold may be largest (BPT paper, eq. 3–4, Algorithm 1). Scores that
 * underflow to the same number are compared by log γ².
 */
export const bptUcb = probabilityAlgorithm(BPT_UCB, {
  schedule: intervalSchedule,
  policy: (parameters) => {
    const { m, eta } = parameters;
    return {
      eta,
      query: {
        score: (belief, width) => probabilityInterval(belief, width, { m, eta }).upper,
        tie: (belief, designs) => leastCertainDesign(belief, designs, eta),
        condition: (belief, design) => leastCertain(belief, design, eta),
      },
    };
  },
  text: 'the design with the largest $μ^{(p)} + β^{1/m} γ^{2/m}$, then the condition where $Φ(1 − Φ)$ is largest',
});
