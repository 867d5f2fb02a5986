import type { NumberParam } from '../../parameters/spec.ts';
import type { Belief } from '../../policy/environment/belief.ts';
import { leastCertain } from '../../policy/environment/conditions.ts';
import { intervalParameters, intervalSchedule } from '../../policy/environment/interval-schedules.ts';
import { type Classifier, probabilityInterval, straddle } from '../../policy/environment/policy.ts';
import { ETA, probabilityAlgorithm } from './slots.ts';

const EPSILON: NumberParam = {
  id: 'epsilon',
  type: 'number',
  label: 'Accuracy',
  symbol: '$ε$',
  help: 'A design is classified as soon as its interval misses the level by no more than $ε/2$. Larger classifies earlier, and wrongly more often.',
  default: 0,
  min: 0,
  max: 1,
};

/**
 * Which designs meet the threshold with a probability above the level (BPT paper, Algorithm 2). The paper stops when
 * nothing is undecided; here the lane goes on where the straddle is largest, though it is then below ε/2.
 */
export const bptLse = probabilityAlgorithm({
  id: 'bpt-lse',
  name: 'BPT-LSE',
  summary: 'sorts the designs by whether they meet the threshold often enough',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Algorithm 2',
  parameters: [...intervalParameters(1.5), ETA, EPSILON],
  schedule: intervalSchedule,
  policy: (parameters) => {
    const { m, eta, epsilon } = parameters as { m: number; eta: number; epsilon: number };
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
