import { drawnKernel, drawParameters, gpDraws } from '../gp-draws.ts';
import { environmentObjective } from './objective.ts';

/** f ~ GP(0, k) drawn on the pairs; h = 0. */
export const thresholdGp = environmentObjective({
  id: 'threshold-gp',
  name: 'Threshold: GP draw',
  summary: 'which design keeps a drawn function above zero most often',
  density: 'normal',
  threshold: { default: 0, min: -5, max: 5 },
  level: 0.8,
  noiseVariance: 1e-6,
  model: { kernel: 'se', lengthscale: 0.5, signalVariance: 1 },
  parameters: drawParameters(0.5),
  drawnFrom: (parameters) => drawnKernel(parameters, 2),
  values: (context) => gpDraws(context, 'draw')(),
});
