import { environmentObjective } from './objective.ts';

/**
 * f = h everywhere (BPT paper, App. B.1): f is nowhere above h, and yet, as long as observations are noisy, the estimate of the
 * probability that it is tends to ½ on average and settles in no run.
 */
export const thresholdEqual = environmentObjective({
  id: 'threshold-equal',
  name: 'Threshold: f = h',
  summary: 'a function that rests on the threshold, which no data can tell from one above it',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, App. B.1',
  density: 'normal',
  threshold: { default: 1, min: -5, max: 5 },
  level: 0.8,
  noiseVariance: 0.01,
  model: { kernel: 'se', lengthscale: 0.5, signalVariance: 1 },
  values: ({ candidates, parameters }) =>
    new Float64Array(candidates.size).fill(parameters.threshold as number),
});
