import * as z from 'zod';
import { firstFault } from '../../engine/scenario/scenario-error.ts';
import type { Observation } from '../../gp/posterior.ts';
import type { StationaryFamily, StationaryKernel } from '../../kernels/spec.ts';
import { CliError } from '../io.ts';

// Shapes that several kinds of cases share. Messages continue the path of the field they refuse.

/** An object of these fields; others are not read. */
export const fields = <Fields extends z.ZodRawShape>(shape: Fields) => z.object(shape, 'must be an object');

export const finite = z.number('must be a number');
export const positive = finite.gt(0, 'must be above 0');
export const share = finite.min(0, 'must be between 0 and 1').max(1, 'must be between 0 and 1');
export const probability = finite.gt(0, 'must be above 0 and below 1').lt(1, 'must be above 0 and below 1');
export const count = z.int('must be an integer of at least 1').min(1, 'must be an integer of at least 1');
export const natural = z.int('must be an integer of at least 0').min(0, 'must be an integer of at least 0');
export const vector = z.array(finite, 'must be a list of numbers');
export const matrix = z.array(vector, 'must be a list of rows of numbers');
const isoOrArd = z.union([positive, z.array(positive).min(1)], 'must be a number above 0 or a list of them');

const FAMILIES: Readonly<Record<string, StationaryFamily>> = {
  se: 'se',
  exp: 'matern12',
  matern32: 'matern32',
  matern52: 'matern52',
};

/** Kernel fields of a case; the variance is 1 where none is given. */
export const kernelFields = {
  kernel: z.enum(Object.keys(FAMILIES), `must be one of ${Object.keys(FAMILIES).join(', ')}`),
  lengthscale: isoOrArd,
  variance: positive.default(1),
};

/** Data of a case: n inputs of d numbers and n observations. */
export const dataFields = { X: matrix, y: vector };

interface KernelInput {
  readonly kernel: string;
  readonly lengthscale: number | readonly number[];
  readonly variance: number;
}

/** Reads the fields of a case; throws CliError naming the first missing or wrong one. */
export function readCase<Shape extends z.ZodType>(shape: Shape, input: unknown): z.infer<Shape> {
  const result = shape.safeParse(input);
  if (result.success) return result.data;
  const { path, problem } = firstFault(result.error, input);
  throw new CliError(`${path === '' ? 'the case' : path} ${problem}`);
}

/** The case's kernel in d dimensions; one lengthscale stands for all of them. */
export function readKernel(
  { kernel, lengthscale, variance }: KernelInput,
  dimension: number,
): StationaryKernel {
  const lengthscales = typeof lengthscale === 'number' ? new Array(dimension).fill(lengthscale) : lengthscale;
  if (lengthscales.length !== dimension)
    throw new CliError(
      `lengthscale must be a number or a list of ${dimension}, got ${lengthscales.length} numbers`,
    );
  return { family: FAMILIES[kernel], lengthscales, variance };
}

/** d, from the first row of the first matrix that has one. Throws when any row is of another length. */
export function commonDimension(matrices: Readonly<Record<string, readonly (readonly number[])[]>>): number {
  const dimension = Object.values(matrices).find((rows) => rows.length > 0)?.[0].length ?? 1;
  for (const [name, rows] of Object.entries(matrices))
    rows.forEach((row, i) => {
      if (row.length !== dimension || dimension === 0)
        throw new CliError(
          `${name}[${i}] must have ${Math.max(1, dimension)} coordinates, got ${row.length}`,
        );
    });
  return dimension;
}

/** Throws unless a list has the length that another field asks for. */
export function requireLength(name: string, list: readonly unknown[], length: number, like: string): void {
  if (list.length !== length)
    throw new CliError(`${name} must have ${length} entries, as ${like} has, got ${list.length}`);
}

/** Observations in order of time, as posteriors take them; the posterior does not depend on their order. */
export function observationsOf(
  X: readonly (readonly number[])[],
  y: readonly number[],
  noiseVariances: readonly number[],
  times: readonly number[],
): Observation[] {
  const observations = X.map((x, i) => ({ x, y: y[i], time: times[i], noiseVariance: noiseVariances[i] }));
  return observations.sort((a, b) => a.time - b.time);
}
