import { cos, exp, sin } from '../../math/index.ts';

/** A test function of optimisation in d' inputs, the last of which may be time; to be minimised. */
export interface LastInputFunction {
  readonly label: string;
  /** One box [low, high] for all inputs. */
  readonly box: readonly [number, number];
  /** Numbers of inputs d' that it takes, time included; null: two or more. */
  readonly inputs: number | null;
  readonly value: (z: readonly number[]) => number;
  /** What suits it: a lane can follow when l_T is some 20 steps or more. */
  readonly usual: Sweep;
  /** Fits of Matérn 5/2 × Matérn 3/2 by zoom, in the fewest inputs that the function takes: other zooms are not known. */
  readonly fits: Readonly<Record<number, Fit>>;
}

/** How much of the box is seen, and how far time sweeps through it; both in (0, 1]. */
export interface Sweep {
  readonly zoom: number;
  readonly span: number;
}

/** l and l_T, as shares of the axes. */
export type Fit = readonly [space: number, time: number];

const WHOLE: Sweep = { zoom: 1, span: 1 };

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
    label: 'Eggholder',
    box: [-512, 512],
    inputs: 2,
    value: ([x, y]) =>
      -(y + 47) * sin(Math.sqrt(Math.abs(x / 2 + y + 47))) - x * sin(Math.sqrt(Math.abs(x - y - 47))),
    usual: { zoom: 1, span: 0.25 },
    fits: { 1: [0.05, 0.04] },
  },
  hartmann3: {
    label: 'Hartmann 3',
    box: [0, 1],
    inputs: 3,
    value: hartmann3,
    usual: WHOLE,
    fits: { 1: [0.58, 0.34] },
  },
  ackley: {
    label: 'Ackley',
    box: [-32, 32],
    inputs: null,
    value: (z) =>
      -20 * exp(-0.2 * Math.sqrt(sum(z, (value) => value * value) / z.length)) -
      exp(sum(z, (value) => cos(2 * Math.PI * value)) / z.length) +
      20 +
      Math.E,
    usual: { zoom: 0.0625, span: 1 },
    fits: { 1: [0.15, 0.14], 0.0625: [0.19, 0.24] },
  },
  schwefel: {
    label: 'Schwefel',
    box: [-500, 500],
    inputs: null,
    value: (z) => 418.9829 * z.length - sum(z, (value) => value * sin(Math.sqrt(Math.abs(value)))),
    usual: WHOLE,
    fits: { 1: [0.09, 0.11] },
  },
  griewank: {
    label: 'Griewank',
    box: [-600, 600],
    inputs: null,
    value: (z) =>
      sum(z, (value) => (value * value) / 4000) -
      z.reduce((product, value, i) => product * cos(value / Math.sqrt(i + 1)), 1) +
      1,
    usual: { zoom: 0.02, span: 1 },
    fits: { 1: [0.57, 0.71], 0.02: [0.06, 0.09] },
  },
  rastrigin: {
    label: 'Rastrigin',
    box: [-4, 4],
    inputs: null,
    value: (z) => 10 * z.length + sum(z, (value) => value * value - 10 * cos(2 * Math.PI * value)),
    usual: { zoom: 0.5, span: 1 },
    fits: { 1: [0.04, 0.06], 0.5: [0.11, 0.13] },
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
