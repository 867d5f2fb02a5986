import { defineParameters } from '../parameters/typed.ts';
import type { GridObjectiveAbout } from './spec.ts';

export const MOVING_PEAK = {
  id: 'moving-peak',
  name: 'Moving peak, 1D',
  summary: 'a peak swings around the origin over a wavy ground',
  source: 'SparQ-GP-UCB paper §4.1',
  dimension: 1,
  domain: [[-50, 50]],
  parameters: defineParameters(),
  defaults: {
    horizon: 300,
    noiseVariance: 0.01,
    pointsPerDimension: 201,
    model: { kernel: 'se', lengthscale: 7.5, signalVariance: 1.6, noiseVariance: null },
  },
} as const satisfies GridObjectiveAbout;
