import { cos, sin } from '../math/index.ts';

/** A two-dimensional test function of optimisation, to be minimised, on the box where it is usually taken. */
export interface BenchmarkFunction {
  readonly box: readonly [readonly [number, number], readonly [number, number]];
  readonly value: (x: number, y: number) => number;
}

/** Branin (1972): three equal minima of 0.397887. */
export const branin: BenchmarkFunction = {
  box: [
    [-5, 10],
    [0, 15],
  ],
  value(x, y) {
    const a = y - (5.1 / (4 * Math.PI * Math.PI)) * x * x + (5 / Math.PI) * x - 6;
    return a * a + 10 * (1 - 1 / (8 * Math.PI)) * cos(x) + 10;
  },
};

/** Rosenbrock (1960): minimum 0 at (1, 1), in a bent valley. */
export const rosenbrock: BenchmarkFunction = {
  box: [
    [-2.048, 2.048],
    [-2.048, 2.048],
  ],
  value(x, y) {
    const bend = y - x * x;
    return 100 * bend * bend + (1 - x) * (1 - x);
  },
};

/** McCormick (1976): minimum −1.9132 at (−0.547, −1.547). */
export const mccormick: BenchmarkFunction = {
  box: [
    [-1.5, 4],
    [-3, 4],
  ],
  value: (x, y) => sin(x + y) + (x - y) * (x - y) - 1.5 * x + 2.5 * y + 1,
};

/** Himmelblau (1972): four equal minima of 0. */
export const himmelblau: BenchmarkFunction = {
  box: [
    [-5, 5],
    [-5, 5],
  ],
  value(x, y) {
    const a = x * x + y - 11;
    const b = x + y * y - 7;
    return a * a + b * b;
  },
};

/** Goldstein & Price (1971), times 10⁻⁵: minimum 3·10⁻⁵ at (0, −1). */
export const goldsteinPrice: BenchmarkFunction = {
  box: [
    [-2, 2],
    [-2, 2],
  ],
  value(x, y) {
    const s = x + y + 1;
    const d = 2 * x - 3 * y;
    const first = 1 + s * s * (19 - 14 * x + 3 * x * x - 14 * y + 6 * x * y + 3 * y * y);
    const second = 30 + d * d * (18 - 32 * x + 12 * x * x + 48 * y - 36 * x * y + 27 * y * y);
    return (first * second) / 100000;
  },
};

/** The function's value at a point of [−1, 1]², stretched over the box. */
export function onUnitBox({ box, value }: BenchmarkFunction, u: number, v: number): number {
  const [x, y] = [u, v].map((unit, i) => box[i][0] + ((unit + 1) / 2) * (box[i][1] - box[i][0]));
  return value(x, y);
}

/** Evaluation time t(x) = 2 (sin(√2 π ‖x‖₂) + 2), between 2 and 6 seconds (CTV paper §5.1, "biased"). */
export function biasedEvaluationTime(x: readonly number[]): number {
  const norm = Math.sqrt(x.reduce((sum, value) => sum + value * value, 0));
  return 2 * (sin(Math.sqrt(2) * Math.PI * norm) + 2);
}
