import { defineParameters } from '../../parameters/typed.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { densityParameter, LEVEL, PAIRS, pairsDefaults, thresholdParameter } from './objective.about.ts';

export const THRESHOLD_EQUAL = {
  ...PAIRS,
  id: 'threshold-equal',
  name: 'Threshold: f = h',
  summary: 'a function that rests on the threshold, which no data can tell from one above it',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, App. B.1',
  parameters: defineParameters(
    thresholdParameter({ default: 1, min: -5, max: 5 }),
    { ...LEVEL, default: 0.8 },
    densityParameter('normal'),
  ),
  defaults: pairsDefaults(0.01, { kernel: 'se', lengthscale: 0.5, signalVariance: 1 }),
} as const satisfies GridObjectiveAbout;
