import type { TimeModel } from './lookahead.ts';
import type { TimeModelValues } from './time-model.about.ts';

/** The GP on log evaluation times that the parameters describe. */
export function timeModelOf(parameters: TimeModelValues): TimeModel {
  return {
    kernel: parameters.timeKernel,
    lengthscale: parameters.timeLengthscale,
    variance: parameters.timeVariance,
    noiseVariance: parameters.timeNoise,
  };
}
