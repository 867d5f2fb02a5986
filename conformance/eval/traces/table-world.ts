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

/** Steps of a run; some kinds refit from scratch at each. */
const LONGEST = 500;

/** Finite arms with tabulated values and noise. */
export const armFields = {
  ...noiseField,
  arms: list(vector, 'at least one arm', { min: 1 }),
  f_table: list(vector, 'at least one step', { min: 1, max: LONGEST }),
  noise: vector,
  first_arm: natural,
};
/** Constants of √β_t = √(c₁ ln(c₂ t)), and 0 where that is imaginary. */
export const betaFields = { c1: notNegative, c2: positive };

/** Fields of a run of one lane on them. */
export const tableShape = fields({ ...kernelFields, ...armFields, ...betaFields });
type TableCase = Read<typeof tableShape>;

/** Throws unless the table has a row of every arm for each noise, and the first arm is one. */
export function requireTable({
  arms,
  f_table,
  noise,
  first_arm,
}: Pick<TableCase, 'arms' | 'f_table' | 'noise' | 'first_arm'>): void {
  requireLength('noise', noise, f_table.length, 'f_table');
  f_table.forEach((row, i) => {
    requireLength(`f_table[${i}]`, row, arms.length, 'arms');
  });
  if (first_arm >= arms.length)
    throw new CaseError(`first_arm must be an index of arms, 0 to ${arms.length - 1}, got ${first_arm}`);
}

/** The arms as candidates, the table as the truth; without data the case's first arm is played. */
export function tableWorld(given: TableCase): World {
  const { arms, f_table, noise, first_arm, noise_variance } = given;
  const inputDimension = commonDimension({ arms });
  requireTable(given);
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
