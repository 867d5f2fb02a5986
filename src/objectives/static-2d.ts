import {
  type BenchmarkFunction,
  branin,
  goldsteinPrice,
  himmelblau,
  mccormick,
  onUnitBox,
  rosenbrock,
} from './benchmark-functions.ts';
import { ANY_ORDER, gridObjective } from './spec.ts';
import { STATIC_2D } from './static-2d.about.ts';

interface Standardised {
  readonly function: BenchmarkFunction;
  /** Mean and standard deviation of the raw values over a 401 × 401 grid on the box, to three digits. */
  readonly mean: number;
  readonly deviation: number;
}

export const STANDARDISED = {
  branin: { function: branin, mean: 54.5, deviation: 51.5 },
  rosenbrock: { function: rosenbrock, mean: 498, deviation: 664 },
  mccormick: { function: mccormick, mean: 7.56, deviation: 8.24 },
  himmelblau: { function: himmelblau, mean: 138, deviation: 113 },
  'goldstein-price': { function: goldsteinPrice, mean: 0.539, deviation: 1.26 },
} as const satisfies Readonly<Record<string, Standardised>>;

/** (mean − raw value)/deviation at a point of [−1, 1]²: larger is better, values of order one around zero. */
export function standardisedValue(name: keyof typeof STANDARDISED, u: number, v: number): number {
  const { function: benchmark, mean, deviation } = STANDARDISED[name];
  return (mean - onUnitBox(benchmark, u, v)) / deviation;
}

/** Still benchmark functions, turned over and standardised, on their boxes scaled to [−1, 1]². */
export const static2d = gridObjective(STATIC_2D, {
  create({ candidates: { points, size }, parameters }) {
    const values = Float64Array.from({ length: size }, (_, i) =>
      standardisedValue(parameters.function, points[2 * i], points[2 * i + 1]),
    );
    return { changePoints: [], course: ANY_ORDER, valuesAt: () => values };
  },
});
