import { defineParameters } from '../parameters/typed.ts';
import type { GridObjectiveAbout } from './spec.ts';

export const STATIC_MULTIMODAL = {
  id: 'static-multimodal',
  name: 'No change, 1D',
  summary: 'a still function with several peaks',
  source: 'Driftlab',
  dimension: 1,
  domain: [[0, 1]],
  parameters: defineParameters(),
  defaults: {
    horizon: 150,
    noiseVariance: 0.02,
    pointsPerDimension: 200,
    model: { kernel: 'se', lengthscale: 0.1, signalVariance: 1, noiseVariance: null },
  },
} as const satisfies GridObjectiveAbout;
