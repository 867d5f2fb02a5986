import { expectedImprovement } from '../../policy/acquisitions/expected-improvement.ts';
import { perDesign } from '../../policy/environment/belief.ts';
import { mostUncertain } from '../../policy/environment/conditions.ts';
import { integralInterval } from '../../policy/environment/policy.ts';
import { BQO_EI } from './bqo-ei.about.ts';
import { baselineAlgorithm } from './slots.ts';

/** Expected improvement of the expectation g over the best posterior mean at a visited design. */
export const bqoEi = baselineAlgorithm(BQO_EI, {
  score: (belief) => {
    const { mean, variance } = belief.integral();
    const incumbent = belief.visited.reduce((best, design) => Math.max(best, mean[design]), -Infinity);
    return perDesign(belief, (design) =>
      expectedImprovement(mean[design], Math.sqrt(variance[design]), { multiplier: 0, incumbent }),
    );
  },
  condition: mostUncertain,
  answer: (belief) => belief.integral().mean,
  interval: integralInterval,
  text: 'the design with the largest expected improvement of the expectation $g$, then the condition where $σ$ is largest',
});
