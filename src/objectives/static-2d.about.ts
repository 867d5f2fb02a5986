import { defineParameters } from '../parameters/typed.ts';
import type { GridObjectiveAbout } from './spec.ts';

export const STATIC_2D = {
  id: 'static-2d',
  name: 'No change, 2D',
  summary: 'a still benchmark function, turned over so that larger is better',
  source: 'Branin 1972; Rosenbrock 1960; McCormick 1976; Himmelblau 1972; Goldstein & Price 1971',
  dimension: 2,
  domain: [
    [-1, 1],
    [-1, 1],
  ],
  parameters: defineParameters({
    id: 'function',
    type: 'choice',
    label: 'Function',
    symbol: '$f$',
    help: 'Which benchmark function, scaled to the square and to values of order one. Branin and Himmelblau have several equal optima, the others one in a valley.',
    default: 'branin',
    choices: [
      { value: 'branin', label: 'Branin' },
      { value: 'rosenbrock', label: 'Rosenbrock' },
      { value: 'mccormick', label: 'McCormick' },
      { value: 'himmelblau', label: 'Himmelblau' },
      { value: 'goldstein-price', label: 'Goldstein–Price' },
    ],
  }),
  defaults: {
    horizon: 100,
    noiseVariance: 0.01,
    pointsPerDimension: 50,
    model: { kernel: 'se', lengthscale: 0.5, signalVariance: 1, noiseVariance: null },
  },
} as const satisfies GridObjectiveAbout;
