import { LARGEST_VALUE } from '../../src/data/limits.ts';
import type { Observation } from '../../src/gp/posterior.ts';
import { FAMILIES, type StationaryFamily, type StationaryKernel } from '../../src/kernels/spec.ts';
import {
  list,
  oneOf,
  openFields,
  otherwise,
  type Shape,
  ShapeFault,
  such,
} from '../../src/parameters/shape.ts';
import { CaseError } from './case-error.ts';

// Shapes that several kinds of cases share. Messages continue the path of the field they refuse.

/** An object of these fields; others are not read. */
export const fields = openFields;

/** Squares and sums of larger ones are infinite. */
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LARGEST_VALUE;
/** Squares of smaller ones are zero. */
const SMALLEST = 1 / LARGEST_VALUE;
const isPositive = (value: unknown): value is number => isNumber(value) && value >= SMALLEST;

/** A finite number that keeps a rule. */
export const finiteWhere = (rule: string, holds: (value: number) => boolean): Shape<number> =>
  such(rule, (value) => isNumber(value) && holds(value), {});

export const finite = finiteWhere('must be a number from -1e100 to 1e100', () => true);
const aboveZero = finiteWhere('must be above 0', (value) => value > 0);
const notTiny = finiteWhere('must be at least 1e-100', isPositive);
export const positive: Shape<number> = {
  ...aboveZero,
  read: (value) => notTiny.read(aboveZero.read(value)),
};
export const notNegative = finiteWhere('must be at least 0', (value) => value >= 0);
export const share = finiteWhere('must be between 0 and 1', (value) => value >= 0 && value <= 1);
export const probability = finiteWhere('must be above 0 and below 1', (value) => value > 0 && value < 1);
export const count = whole('an integer of at least 1', 1);
export const natural = whole('an integer of at least 0', 0);

/** An integer from `least` to `most`, called `what`. */
export function whole(what: string, least: number, most = Number.MAX_SAFE_INTEGER): Shape<number> {
  return finiteWhere(
    `must be ${what}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
  );
}

/** The same, or null. */
export const orNull = <Value>(shape: Shape<Value>): Shape<Value | null> => ({
  rule: `${shape.rule} or null`,
  read: (value) => (value === null ? null : shape.read(value)),
  schema: shape.schema,
});

export const toggle = such<boolean>('must be true or false', (value) => typeof value === 'boolean', {});
export const vector = list(finite, 'numbers');
/** At least one number. */
export const numbers = list(finite, 'at least one number', { min: 1 });
export const positives = list(positive, 'numbers above 0');
export const matrix = list(vector, 'rows of numbers');

/** Two of the same kind. */
export const couple = <Item>(item: Shape<Item>, what: string) =>
  list(item, what, { min: 2, max: 2 }) as unknown as Shape<readonly [Item, Item]>;

const isoOrArd = such<number | number[]>(
  'must be a number above 0 or a list of them',
  (value) => isPositive(value) || (Array.isArray(value) && value.length > 0 && value.every(isPositive)),
  {},
);

/** A number for all, or a list. */
export const finiteOrVector = such<number | number[]>(
  'must be a number or a list of numbers',
  (value) => isNumber(value) || (Array.isArray(value) && value.every(isNumber)),
  {},
);

/** Names of the kernels in the cases. */
export const KERNELS: Readonly<Record<string, StationaryFamily>> = Object.fromEntries(
  FAMILIES.map(({ value }) => [value === 'matern12' ? 'exp' : value, value]),
);

/** Kernel fields of a case; the variance is 1 where none is given. */
export const kernelFields = {
  kernel: oneOf(Object.keys(KERNELS)),
  lengthscale: isoOrArd,
  variance: otherwise(positive, 1),
};

/** Data of a case: n inputs of d numbers and n observations. */
export const dataFields = { X: matrix, y: vector };

interface KernelInput {
  readonly kernel: string;
  readonly lengthscale: number | readonly number[];
  readonly variance: number;
}

/** Reads the fields of a case, others are not looked at; throws CaseError naming the first missing or wrong one. */
export function readCase<Value>(shape: Shape<Value>, input: unknown): Value {
  try {
    return shape.read(input);
  } catch (error) {
    if (!(error instanceof ShapeFault)) throw error;
    throw new CaseError(`${error.path === '' ? 'the case' : error.path} ${error.problem}`);
  }
}

/** The case's kernel in d dimensions; one lengthscale stands for all of them. */
export function readKernel(
  { kernel, lengthscale, variance }: KernelInput,
  dimension: number,
): StationaryKernel {
  const lengthscales = typeof lengthscale === 'number' ? new Array(dimension).fill(lengthscale) : lengthscale;
  if (lengthscales.length !== dimension)
    throw new CaseError(
      `lengthscale must be a number or a list of ${dimension}, got ${lengthscales.length} numbers`,
    );
  return { family: KERNELS[kernel], lengthscales, variance };
}

/** d, from the first row of the first matrix that has one. Throws when any row is of another length. */
export function commonDimension(matrices: Readonly<Record<string, readonly (readonly number[])[]>>): number {
  const dimension = Object.values(matrices).find((rows) => rows.length > 0)?.[0].length ?? 1;
  for (const [name, rows] of Object.entries(matrices))
    rows.forEach((row, i) => {
      if (row.length !== dimension || dimension === 0)
        throw new CaseError(
          `${name}[${i}] must have ${Math.max(1, dimension)} coordinates, got ${row.length}`,
        );
    });
  return dimension;
}

/** Throws unless a list has the length that another field asks for. */
export function requireLength(name: string, list: readonly unknown[], length: number, like: string): void {
  if (list.length !== length)
    throw new CaseError(`${name} must have ${length} entries, as ${like} has, got ${list.length}`);
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
