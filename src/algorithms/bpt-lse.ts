import type { NumberParam } from '../parameters/spec.ts';
import { leastCertain } from '../policy/environment/conditions.ts';
import { probabilityClassifier, straddle } from '../policy/environment/policy.ts';
import {
  BETA,
  ETA,
  intervalWidth,
  probabilityAlgorithm,
  probabilitySettings,
  ROOT,
} from './environment-slots.ts';

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
 * nothing is undecided; here the lane goes on with the widest straddle.
 */
export const bptLse = probabilityAlgorithm({
  id: 'bpt-lse',
  name: 'BPT-LSE',
  summary: 'sorts the designs by whether they meet the threshold often enough',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Algorithm 2',
  parameters: [{ ...BETA, default: 1.5 }, ROOT, ETA, EPSILON],
  multiplier: intervalWidth,
  policy: (parameters) => {
    const settings = probabilitySettings(parameters);
    return {
      settings,
      accuracy: parameters.epsilon as number,
      score: (belief) => straddle(probabilityClassifier(belief, settings)),
      condition: (belief, design) => leastCertain(belief, design, settings.eta),
    };
  },
  text: 'the design whose interval reaches furthest beyond the level $α$ on both sides, then the condition where $Φ(1 − Φ)$ is largest',
});
