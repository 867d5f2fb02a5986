import {
  type BenchmarkFunction,
  branin,
  goldsteinPrice,
  himmelblau,
  mccormick,
  onUnitBox,
  rosenbrock,
} from './benchmark-functions.ts';
import { ANY_ORDER, type GridObjectiveSpec } from './spec.ts';

interface Standardised {
  readonly label: string;
  readonly function: BenchmarkFunction;
  /** Mean and standard deviation of the raw values over a 401 × 401 grid on the box, to three digits. */
  readonly mean: number;
  readonly deviation: number;
}

export const STANDARDISED: Readonly<Record<string, Standardised>> = {
  branin: { label: 'Branin', function: branin, mean: 54.5, deviation: 51.5 },
  rosenbrock: { label: 'Rosenbrock', function: rosenbrock, mean: 498, deviation: 664 },
  mccormick: { label: 'McCormick', function: mccormick, mean: 7.56, deviation: 8.24 },
  himmelblau: { label: 'Himmelblau', function: himmelblau, mean: 138, deviation: 113 },
  'goldstein-price': { label: 'Goldstein–Price', function: goldsteinPrice, mean: 0.539, deviation: 1.26 },
};

/** (mean − raw value)/deviation at a point of [−1, 1]²: larger is better, values of order one around zero. */
export function standardisedValue(name: string, u: number, v: number): number {
  const { function: benchmark, mean, deviation } = STANDARDISED[name];
  return (mean - onUnitBox(benchmark, u, v)) / deviation;
}

/** Still benchmark functions, turned over and standardised, on their boxes scaled to [−1, 1]². */
export const static2d: GridObjectiveSpec = {
  id: 'static-2d',
  name: 'No change, 2D',
  summary: 'a still benchmark function, turned over so that larger is better',
  source: 'Branin 1972; Rosenbrock 1960; McCormick 1976; Himmelblau 1972; Goldstein & Price 1971',
  dimension: 2,
  domain: [
    [-1, 1],
    [-1, 1],
  ],
  parameters: [
    {
      id: 'function',
      type: 'choice',
      label: 'Function',
      symbol: '$f$',
      help: 'Which benchmark function, scaled to the square and to values of order one. Branin and Himmelblau have several equal optima, the others one in a valley.',
      default: 'branin',
      choices: Object.entries(STANDARDISED).map(([value, { label }]) => ({ value, label })),
    },
  ],
  defaults: {
    horizon: 100,
    noiseVariance: 0.01,
    pointsPerDimension: 50,
    model: { kernel: 'se', lengthscale: 0.5, signalVariance: 1, noiseVariance: null },
  },
  create({ candidates: { points, size }, parameters }) {
    const values = Float64Array.from({ length: size }, (_, i) =>
      standardisedValue(parameters.function as string, points[2 * i], points[2 * i + 1]),
    );
    return { changePoints: [], course: ANY_ORDER, valuesAt: () => values };
  },
};
