import type { Pairs } from '../../../src/gp/integral-posterior.ts';
import { list, type Read } from '../../../src/parameters/shape.ts';
import { fields, kernelFields, notNegative, numbers, requireLength } from '../input.ts';
import { noiseField } from '../posteriors/posterior.ts';

const grid = numbers;

/** Fields of every case with an environment: a grid of designs x, one of conditions w, p(w), and the model of f(x, w). */
export const pairFields = {
  ...kernelFields,
  ...noiseField,
  X_grid: grid,
  W_grid: grid,
  p_w: list(notNegative, 'numbers of at least 0'),
};
const shape = fields(pairFields);

/** The pairs (x, w) as inputs of a GP: pair = design · N_w + condition. Throws CaseError where p_w has another length. */
export function pairsOf({ X_grid, W_grid, p_w }: Read<typeof shape>): Pairs {
  requireLength('p_w', p_w, W_grid.length, 'W_grid');
  return {
    inputs: Float64Array.from(X_grid.flatMap((x) => W_grid.flatMap((w) => [x, w]))),
    dimension: 2,
    designs: X_grid.length,
    weights: Float64Array.from(p_w),
  };
}

interface LevelSets {
  readonly H: number[];
  readonly L: number[];
}

/** H = {lower > α − ε/2} and L = {upper < α + ε/2} (BPT §3); a narrow interval around α may put a design into both. */
export function levelSets(lower: Float64Array, upper: Float64Array, level: number, accuracy = 0): LevelSets {
  const designs = [...lower.keys()];
  return {
    H: designs.filter((design) => lower[design] > level - accuracy / 2),
    L: designs.filter((design) => upper[design] < level + accuracy / 2),
  };
}
