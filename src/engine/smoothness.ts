import type { Smoothness } from '../policy/schedules/spec.ts';
import { constantsOf } from '../theory/exploration.ts';
import type { World } from './world.ts';

/** a, b, r of the model's kernel on the candidates, used by the schedule "theorem" and by the bound for it. */
export function smoothnessOf({
  kernel,
  inputs,
  inputDimension: dimension,
}: Pick<World, 'kernel' | 'inputs' | 'inputDimension'>): Smoothness {
  const side = longestSide(inputs, dimension);
  const { a1, b1 } = constantsOf({ kernel, dimension, side });
  return { a: a1, b: b1, r: side };
}

/** Longest side of the box around the inputs (G × d). */
function longestSide(inputs: Float64Array, dimension: number): number {
  const sides = Array.from({ length: dimension }, (_, axis) => {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (let i = axis; i < inputs.length; i += dimension) {
      low = Math.min(low, inputs[i]);
      high = Math.max(high, inputs[i]);
    }
    return high - low;
  });
  return Math.max(...sides);
}
