import { defineParameters } from '../../parameters/typed.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { densityParameter, LEVEL, PAIRS, pairsDefaults, thresholdParameter } from './objective.about.ts';

export const THRESHOLD_HIMMELBLAU = {
  ...PAIRS,
  id: 'threshold-himmelblau',
  name: 'Threshold: Himmelblau',
  summary: 'which design keeps Himmelblau’s function below 150 most often',
  parameters: defineParameters(
    thresholdParameter({ default: -150, min: -1000, max: 0 }),
    { ...LEVEL, default: 0.8 },
    densityParameter('gamma-scale'),
  ),
  defaults: pairsDefaults(1e-4, { kernel: 'se', lengthscale: 0.5, signalVariance: 200 * 200 }),
} as const satisfies GridObjectiveAbout;
