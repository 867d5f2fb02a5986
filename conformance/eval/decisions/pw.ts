import { centralHalf, type Density, densityOn, meanOn } from '../../../src/objectives/environment/density.ts';
import { CaseError } from '../case-error.ts';
import { fields, numbers, readCase } from '../input.ts';
import type { EvalKind } from '../kind.ts';

const shape = fields({ grid: numbers });

/** The BPT paper's p(w) on a grid: both readings of the Gamma distribution's second parameter, means, central halves. */
export const pw: EvalKind = (input) => {
  const { grid } = readCase(shape, input);
  const on = (density: Density) => {
    const weights = densityOn(grid, density);
    if (weights.some(Number.isNaN))
      throw new CaseError(`grid must hold a number of ${density} density above 0`);
    return { weights: Array.from(weights), mean: meanOn(grid, weights), delta50: [...centralHalf(weights)] };
  };
  const [normal, rate, scale] = (['normal', 'gamma-rate', 'gamma-scale'] as const).map(on);
  return {
    normal: normal.weights,
    gamma_rate05: rate.weights,
    gamma_scale05: scale.weights,
    mean: { normal: normal.mean, rate: rate.mean, scale: scale.mean },
    delta50: { normal: normal.delta50, rate: rate.delta50, scale: scale.delta50 },
  };
};
