import { defineParameters } from '../../parameters/typed.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { densityParameter, LEVEL, PAIRS, pairsDefaults, thresholdParameter } from './objective.about.ts';

export const THRESHOLD_GOLDSTEIN_PRICE = {
  ...PAIRS,
  id: 'threshold-goldstein-price',
  name: 'Threshold: Goldstein–Price',
  summary: 'which design keeps Goldstein and Price’s function below 10⁵ most often',
  parameters: defineParameters(
    thresholdParameter({ default: -1, min: -11, max: 0 }),
    { ...LEVEL, default: 0.5 },
    densityParameter('gamma-scale'),
  ),
  defaults: pairsDefaults(1e-4, { kernel: 'se', lengthscale: 0.4, signalVariance: 200 * 200 }),
} as const satisfies GridObjectiveAbout;
