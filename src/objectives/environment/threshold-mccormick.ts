import { mccormick } from '../benchmark-functions.ts';
import { environmentObjective } from './objective.ts';
import { turnedOver } from './turned-over.ts';

/** McCormick’s function, turned over; σ_ker = 4. */
export const thresholdMccormick = environmentObjective({
  id: 'threshold-mccormick',
  name: 'Threshold: McCormick',
  summary: 'which design keeps McCormick’s function below 5 most often',
  density: 'gamma-scale',
  threshold: { default: -5, min: -60, max: 2 },
  level: 0.8,
  noiseVariance: 1e-4,
  model: { kernel: 'se', lengthscale: 1, signalVariance: 4 * 4 },
  values: turnedOver(mccormick),
});
