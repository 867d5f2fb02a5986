import type { Backend } from '../gp/backend.ts';
import { createPriorSampler } from '../gp/samplers/prior-sampler.ts';
import { evaluateKernel, priorVariance } from '../kernels/index.ts';
import type { Kernel } from '../kernels/spec.ts';
import type { Spread } from '../theory/facts.ts';
import { asModelled } from './lane/model/lane-draws.ts';
import type { World } from './world.ts';

const DRAWS = 400;

/**
 * sup f − inf f of a prior on a world's candidates: mean and its standard error over draws from a substream of its own,
 * and the bound σ_w² = max 2(k(x,x) − k(x,x')) on its variance (Borell–TIS). O(G²).
 */
export function priorSpread(world: World, kernel: Kernel, backend: Backend): Spread {
  const sampler = createPriorSampler(backend, kernel, asModelled(world));
  const stream = world.stream('spread');
  const values = new Float64Array(world.candidates.size);
  let [sum, squares] = [0, 0];
  for (let draw = 0; draw < DRAWS; draw++) {
    sampler.draw(stream, values);
    const width = range(values);
    sum += width;
    squares += width * width;
  }
  const mean = sum / DRAWS;
  const variance = Math.max(0, squares - DRAWS * mean * mean) / (DRAWS - 1);
  return { mean, error: Math.sqrt(variance / DRAWS), sd: Math.sqrt(largestDifference(world, kernel)) };
}

function range(values: Float64Array): number {
  let [low, high] = [values[0], values[0]];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return high - low;
}

/** Largest prior variance of a difference f(x) − f(x'). */
function largestDifference(
  { inputs, inputDimension: d, candidates: { size } }: World,
  kernel: Kernel,
): number {
  const at = (i: number) => inputs.subarray(i * d, (i + 1) * d);
  let largest = 0;
  for (let i = 0; i < size; i++)
    for (let j = 0; j < i; j++) {
      const [a, b] = [at(i), at(j)];
      const own = priorVariance(kernel, a) + priorVariance(kernel, b);
      largest = Math.max(largest, own - 2 * evaluateKernel(kernel, a, b));
    }
  return largest;
}
