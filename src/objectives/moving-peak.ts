import { cos, exp, sin } from '../math/index.ts';
import { ANY_ORDER, type GridObjectiveSpec } from './spec.ts';

/** f(x, t) = exp(−0.05 (x − 5 sin(0.1 t))²) + 0.5 cos(0.2 x) + 1.5 (SparQ paper §4.1). */
export function movingPeakValue(x: number, t: number): number {
  const distance = x - 5 * sin(0.1 * t);
  return exp(-0.05 * distance * distance) + 0.5 * cos(0.2 * x) + 1.5;
}

/** A peak that swings to and fro over a still, wavy ground. */
export const movingPeak: GridObjectiveSpec = {
  id: 'moving-peak',
  name: 'Moving peak, 1D',
  summary: 'a peak swings around the origin over a wavy ground',
  source: 'SparQ-GP-UCB paper §4.1',
  dimension: 1,
  domain: [[-50, 50]],
  parameters: [],
  defaults: {
    horizon: 300,
    noiseVariance: 0.01,
    pointsPerDimension: 201,
    model: { kernel: 'se', lengthscale: 7.5, signalVariance: 1.6, noiseVariance: null },
  },
  create: ({ candidates }) => ({
    changePoints: [],
    course: ANY_ORDER,
    valuesAt: (t) => candidates.points.map((x) => movingPeakValue(x, t)),
  }),
};
