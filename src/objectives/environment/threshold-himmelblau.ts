import { himmelblau } from '../benchmark-functions.ts';
import { environmentObjective } from './objective.ts';
import { turnedOver } from './turned-over.ts';

/** Himmelblau’s function, turned over; σ_ker = 200. */
export const thresholdHimmelblau = environmentObjective({
  id: 'threshold-himmelblau',
  name: 'Threshold: Himmelblau',
  summary: 'which design keeps Himmelblau’s function below 150 most often',
  density: 'gamma-scale',
  threshold: { default: -150, min: -1000, max: 0 },
  level: 0.8,
  noiseVariance: 1e-4,
  model: { kernel: 'se', lengthscale: 0.5, signalVariance: 200 * 200 },
  values: turnedOver(himmelblau),
});
