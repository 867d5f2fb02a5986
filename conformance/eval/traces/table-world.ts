import { rememberTruth, truthMemory } from '../../../src/engine/truth.ts';
import type { World } from '../../../src/engine/world.ts';
import { list, type Read } from '../../../src/parameters/shape.ts';
import { createStream } from '../../../src/random/stream.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  fields,
  kernelFields,
  natural,
  notNegative,
  positive,
  readKernel,
  requireLength,
  vector,
} from '../input.ts';
import { noiseField } from '../posteriors/posterior.ts';
import { armCandidates } from './arms.ts';

/** Fields of a run on finite arms with tabulated values and noise. */
export const tableShape = fields({
  ...kernelFields,
  ...noiseField,
  arms: list(vector, 'at least one arm', { min: 1 }),
  f_table: list(vector, 'at least one step', { min: 1 }),
  noise: vector,
  first_arm: natural,
  c1: notNegative,
  c2: positive,
});
type TableCase = Read<typeof tableShape>;

/** The arms as candidates, the table as the truth; without data the case's first arm is played. */
export function tableWorld(given: TableCase): World {
  const { arms, f_table, noise, first_arm, noise_variance } = given;
  const inputDimension = commonDimension({ arms });
  requireLength('noise', noise, f_table.length, 'f_table');
  f_table.forEach((row, i) => {
    requireLength(`f_table[${i}]`, row, arms.length, 'arms');
  });
  if (first_arm >= arms.length)
    throw new CaseError(`first_arm must be an index of arms, 0 to ${arms.length - 1}, got ${first_arm}`);
  const objective = { changePoints: [], valuesAt: (t: number) => Float64Array.from(f_table[t - 1]) };
  return {
    candidates: armCandidates(arms.length),
    inputs: Float64Array.from(arms.flat()),
    inputDimension,
    kernel: readKernel(given, inputDimension),
    modelNoiseVariance: noise_variance,
    ...rememberTruth(objective, arms.length, truthMemory(f_table.length)),
    changePoints: [],
    timeLabels: [],
    noiseAt: (t) => noise[t - 1],
    randomCandidateAt: () => first_arm,
    stream: (...name) => createStream(0, ...name),
  };
}
