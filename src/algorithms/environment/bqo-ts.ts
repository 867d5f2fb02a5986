import { perDesign } from '../../policy/environment/belief.ts';
import { mostUncertain } from '../../policy/environment/conditions.ts';
import { drawsInWords, drawsOf } from '../../policy/environment/draws.ts';
import { integralInterval } from '../../policy/environment/policy.ts';
import { BQO_TS } from './bqo-ts.about.ts';
import { baselineAlgorithm } from './slots.ts';

/** The best expectation of one joint posterior draw. */
export const bqoTs = baselineAlgorithm(BQO_TS, {
  draws: drawsOf,
  score: (belief) => {
    const { conditions, weights } = belief.environment;
    const draw = belief.draw();
    return perDesign(belief, (design) =>
      weights.reduce((sum, weight, w) => sum + weight * draw[design * conditions + w], 0),
    );
  },
  condition: mostUncertain,
  answer: (belief) => belief.integral().mean,
  interval: integralInterval,
  text: (parameters) =>
    `the design with the largest expectation in a drawn function${drawsInWords(drawsOf(parameters))}, then the condition where $σ$ is largest`,
});
