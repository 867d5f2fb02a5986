import { mostUncertain } from '../../policy/environment/conditions.ts';
import { integralInterval, straddle } from '../../policy/environment/policy.ts';
import { baselineAlgorithm } from './slots.ts';

/** Level-set estimation of the expectation g by Bayesian quadrature. */
export const bqlse = baselineAlgorithm({
  id: 'bqlse',
  name: 'BQLSE',
  summary: 'sorts the designs by their expectation',
  source: 'BPT paper, §5',
  multiplier: 3,
  score: (belief, multiplier) =>
    straddle({ ...integralInterval(belief, multiplier), cut: belief.environment.threshold }),
  condition: mostUncertain,
  answer: (belief) => belief.integral().mean,
  interval: integralInterval,
  text: 'the design whose interval of the expectation $g$ straddles the threshold most, then the condition where $σ$ is largest',
});
