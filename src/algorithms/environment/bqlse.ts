import { mostUncertain } from '../../policy/environment/conditions.ts';
import { integralInterval, straddle } from '../../policy/environment/policy.ts';
import { BQLSE } from './bqlse.about.ts';
import { baselineAlgorithm } from './slots.ts';

/** Level-set estimation of the expectation g by Bayesian quadrature. */
export const bqlse = baselineAlgorithm(BQLSE, {
  score: (belief, multiplier) =>
    straddle({ ...integralInterval(belief, multiplier), cut: belief.environment.threshold }),
  condition: mostUncertain,
  answer: (belief) => belief.integral().mean,
  interval: integralInterval,
  text: 'the design whose interval of the expectation $g$ straddles the threshold most, then the condition where $σ$ is largest',
});
