import type { Belief } from '../../policy/environment/belief.ts';
import { leastCertain } from '../../policy/environment/conditions.ts';
import { intervalSchedule } from '../../policy/environment/interval-schedules.ts';
import { type Classifier, probabilityInterval, straddle } from '../../policy/environment/policy.ts';
import { BPT_LSE } from './bpt-lse.about.ts';
import { probabilityAlgorithm } from './slots.ts';

/**
 * Which designs meet the threshold with a probability above the level (BPT paper, Algorithm 2). The paper stops when
 * nothing is undecided; here the lane continues where the straddle is largest, though it is then below ε/2.
 */
export const bptLse = probabilityAlgorithm(BPT_LSE, {
  schedule: intervalSchedule,
  policy: (parameters) => {
    const { m, eta, epsilon } = parameters;
    const classify = (belief: Belief, width: number): Classifier => ({
      ...probabilityInterval(belief, width, { m, eta }),
      cut: belief.environment.level,
      accuracy: epsilon,
    });
    return {
      eta,
      classify,
      query: {
        score: (belief, width) => straddle(classify(belief, width)),
        condition: (belief, design) => leastCertain(belief, design, eta),
      },
    };
  },
  text: 'the design whose interval reaches furthest beyond the level $α$ on both sides, then the condition where $Φ(1 − Φ)$ is largest',
});
