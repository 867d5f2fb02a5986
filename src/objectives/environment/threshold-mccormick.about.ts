import { defineParameters } from '../../parameters/typed.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { densityParameter, LEVEL, PAIRS, pairsDefaults, thresholdParameter } from './objective.about.ts';

export const THRESHOLD_MCCORMICK = {
  ...PAIRS,
  id: 'threshold-mccormick',
  name: 'Threshold: McCormick',
  summary: 'which design keeps McCormick’s function below 5 most often',
  parameters: defineParameters(
    thresholdParameter({ default: -5, min: -60, max: 2 }),
    { ...LEVEL, default: 0.8 },
    densityParameter('gamma-scale'),
  ),
  defaults: pairsDefaults(1e-4, { kernel: 'se', lengthscale: 1, signalVariance: 4 * 4 }),
} as const satisfies GridObjectiveAbout;
