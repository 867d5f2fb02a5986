import { environmentObjective } from './objective.ts';
import { THRESHOLD_EQUAL } from './threshold-equal.about.ts';

/**
 * f = h everywhere (BPT paper, App. B.1): f is nowhere above h, and yet, as long as observations are noisy, the estimate of the
 * probability that it is tends to ½ on average and settles in no run.
 */
export const thresholdEqual = environmentObjective(THRESHOLD_EQUAL, {
  values: ({ candidates, parameters }) => new Float64Array(candidates.size).fill(parameters.threshold),
});
