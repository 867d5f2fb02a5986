import { goldsteinPrice } from '../benchmark-functions.ts';
import { environmentObjective } from './objective.ts';
import { turnedOver } from './turned-over.ts';

/** Goldstein and Price’s function × 10⁻⁵, turned over; σ_ker = 200. */
export const thresholdGoldsteinPrice = environmentObjective({
  id: 'threshold-goldstein-price',
  name: 'Threshold: Goldstein–Price',
  summary: 'which design keeps Goldstein and Price’s function below 10⁵ most often',
  density: 'gamma-scale',
  threshold: { default: -1, min: -11, max: 0 },
  level: 0.5,
  noiseVariance: 1e-4,
  model: { kernel: 'se', lengthscale: 0.4, signalVariance: 200 * 200 },
  values: turnedOver(goldsteinPrice),
});
