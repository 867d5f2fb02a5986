import { defineParameters } from '../../parameters/typed.ts';
import type { GridObjectiveAbout } from '../spec.ts';
import { COORDINATES, PEAKS, PERIOD } from './peaks-parameters.about.ts';

export const BRANKE_PEAKS_2D = {
  id: 'branke-peaks-2d',
  name: 'Moving Peaks benchmark, 2D',
  summary: 'cones that jump a little at every change',
  source: 'Branke 1999, scenario 2',
  tabulated: true,
  dimension: 2,
  domain: [COORDINATES, COORDINATES],
  parameters: defineParameters(
    PEAKS,
    {
      id: 'shift',
      type: 'number',
      label: 'Shift',
      symbol: '$s$',
      help: 'How far every peak moves at a change, in a direction of its own. Larger: harder to follow.',
      default: 1,
      min: 0,
      max: 50,
      step: 0.5,
    },
    PERIOD,
  ),
  defaults: {
    horizon: 200,
    noiseVariance: 0.01,
    pointsPerDimension: 30,
    model: { kernel: 'matern32', lengthscale: 15, signalVariance: 1, noiseVariance: null },
  },
} as const satisfies GridObjectiveAbout;
