import { cos, exp, sin } from '../../math/index.ts';
import type { Sweep } from './last-input-functions.about.ts';

/** A test function of optimisation in several inputs, the last of which may be time; to be minimised. */
interface LastInputFunction {
  /** One box [low, high] for all inputs. */
  readonly box: readonly [number, number];
  readonly value: (z: readonly number[]) => number;
}

const sum = (z: readonly number[], term: (value: number, i: number) => number): number =>
  z.reduce((total, value, i) => total + term(value, i), 0);

const HARTMANN_WEIGHTS = [1, 1.2, 3, 3.2];
const HARTMANN_SCALES = [
  [3, 10, 30],
  [0.1, 10, 35],
  [3, 10, 30],
  [0.1, 10, 35],
];
const HARTMANN_PLACES = [
  [3689, 1170, 2673],
  [4699, 4387, 7470],
  [1091, 8732, 5547],
  [381, 5743, 8828],
];

function hartmann3(z: readonly number[]): number {
  return -sum(HARTMANN_WEIGHTS, (weight, i) => {
    const place = HARTMANN_PLACES[i];
    const scale = HARTMANN_SCALES[i];
    return (
      weight * exp(-sum(z, (value, j) => scale[j] * (value - place[j] / 1e4) * (value - place[j] / 1e4)))
    );
  });
}

/** Bardou et al. (2024), Appendix H, by name. */
export const LAST_INPUT_FUNCTIONS: Readonly<Record<string, LastInputFunction>> = {
  eggholder: {
    box: [-512, 512],
    value: ([x, y]) =>
      -(y + 47) * sin(Math.sqrt(Math.abs(x / 2 + y + 47))) - x * sin(Math.sqrt(Math.abs(x - y - 47))),
  },
  hartmann3: {
    box: [0, 1],
    value: hartmann3,
  },
  ackley: {
    box: [-32, 32],
    value: (z) =>
      -20 * exp(-0.2 * Math.sqrt(sum(z, (value) => value * value) / z.length)) -
      exp(sum(z, (value) => cos(2 * Math.PI * value)) / z.length) +
      20 +
      Math.E,
  },
  schwefel: {
    box: [-500, 500],
    value: (z) => 418.9829 * z.length - sum(z, (value) => value * sin(Math.sqrt(Math.abs(value)))),
  },
  griewank: {
    box: [-600, 600],
    value: (z) =>
      sum(z, (value) => (value * value) / 4000) -
      z.reduce((product, value, i) => product * cos(value / Math.sqrt(i + 1)), 1) +
      1,
  },
  rastrigin: {
    box: [-4, 4],
    value: (z) => 10 * z.length + sum(z, (value) => value * value - 10 * cos(2 * Math.PI * value)),
  },
};

/** −f at unit coordinates and step t of T; z = c − h + 2hu about the box's centre c. */
export function sweptValue(
  { box: [low, high], value }: LastInputFunction,
  { zoom, span }: Sweep,
  unit: readonly number[],
  t: number,
  horizon: number,
): number {
  const half = (zoom * (high - low)) / 2;
  const start = (low + high) / 2 - half;
  const time = horizon > 1 ? (span * (t - 1)) / (horizon - 1) : 0;
  return -value([...unit, time].map((own) => start + 2 * half * own));
}
