import type { CandidateSet } from '../../contracts/candidates.ts';
import type { DatasetTable, Model } from '../../contracts/scenario.ts';
import { fillMissing } from '../../data/fill.ts';
import { LARGEST_VALUE } from '../../data/limits.ts';
import type { EmpiricalKernel } from '../../kernels/spec.ts';
import { cut } from '../../parameters/quoted.ts';
import type { ValuesOf } from '../../parameters/typed.ts';
import { ANY_ORDER, type ArmsWorld, armsObjective, ObjectiveError } from '../spec.ts';
import { DATASET, trainingRowCount } from './dataset.about.ts';

/** Mean and standard deviation (over n) of a column's training values. */
function columnMoments(column: readonly number[]): [number, number] {
  let sum = 0;
  for (const value of column) sum += value;
  const mean = sum / column.length;
  let squares = 0;
  for (const value of column) squares += (value - mean) * (value - mean);
  return [mean, Math.sqrt(squares / column.length)];
}

/** Every row z-scored per arm with the moments of the training rows. */
function standardise(
  rows: readonly (readonly number[])[],
  training: number,
  arms: readonly string[],
): Float64Array[] {
  const moments = arms.map((name, arm) => {
    const column = rows.slice(0, training).map((row) => row[arm]);
    const [mean, sd] = columnMoments(column);
    if (!(sd > roundingOf(column)))
      throw new ObjectiveError(
        `Column ${cut(name)}: all ${training} training values are equal${column.every((value) => value === column[0]) ? '' : ' up to rounding'}, so it cannot be z-scored; remove it${rows.some((row) => row[arm] !== column[0]) ? ', use more training rows' : ''} or take the values raw.`,
      );
    return [mean, sd];
  });
  return rows.map((row, r) =>
    Float64Array.from(row, (value, arm) => {
      const score = (value - moments[arm][0]) / moments[arm][1];
      if (!(Math.abs(score) <= LARGEST_VALUE)) throw tooFar(value, r, arms[arm], moments[arm][1]);
      return score;
    }),
  );
}

/** How far the standard deviation of equal numbers can be from 0: one rounding, 2⁻⁵² of the largest, for each sum. */
function roundingOf(column: readonly number[]): number {
  return column.length * Number.EPSILON * column.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}

/** Rows are counted as in the file: the header is row 1. */
function tooFar(value: number, row: number, arm: string, sd: number): ObjectiveError {
  return new ObjectiveError(
    `Row ${row + 2}, column ${cut(arm)}: ${value} is too far from the training values to compute with (their standard deviation is ${sd}); remove the column or use more training rows.`,
  );
}

/** Covariance (over n) of the arms in the standardised training rows, summed in the order of the rows. */
function empiricalKernel(training: readonly Float64Array[], size: number): EmpiricalKernel {
  const covariance = new Float64Array(size * size);
  for (let a = 0; a < size; a++)
    for (let b = 0; b <= a; b++) {
      let sum = 0;
      for (const row of training) sum += row[a] * row[b];
      covariance[a * size + b] = covariance[b * size + a] = sum / training.length;
    }
  return { family: 'empirical', covariance, size };
}

function armCandidates(names: readonly string[]): CandidateSet {
  const points = Float64Array.from(names, (_, arm) => arm);
  return { kind: 'arms', dimension: 1, size: names.length, points, axes: [], names };
}

/** The model's inputs: arm indices, or coordinates where the kernel is a function of distance. */
function modelInputs(table: DatasetTable, model: Model): { inputs: Float64Array; inputDimension: number } {
  if (model.kernel === 'empirical')
    return { inputs: Float64Array.from(table.arms, (_, arm) => arm), inputDimension: 1 };
  if (!table.coordinates)
    throw new ObjectiveError(
      `Kernel ${model.kernel} needs coordinates of the arms, and ${table.name} has none; choose the empirical kernel or add coordinates.`,
    );
  return { inputs: Float64Array.from(table.coordinates.flat()), inputDimension: table.coordinates[0].length };
}

function createDataset(table: DatasetTable, parameters: ValuesOf<typeof DATASET>, model: Model): ArmsWorld {
  const rows = fillMissing(table, parameters.fill).values as readonly (readonly number[])[];
  const training = trainingRowCount(rows.length, parameters.trainingRows);
  if (training < 2 || training >= rows.length)
    throw new ObjectiveError(
      `trainingRows must be between 2 and ${rows.length - 1} for a table of ${rows.length} rows, got ${training}.`,
    );
  const standardised = standardise(rows, training, table.arms);
  const run = parameters.values === 'raw' ? rows.map((row) => Float64Array.from(row)) : standardised;
  return {
    candidates: armCandidates(table.arms),
    ...modelInputs(table, model),
    empiricalKernel: empiricalKernel(standardised.slice(0, training), table.arms.length),
    objective: { changePoints: [], course: ANY_ORDER, valuesAt: (t) => run[training + t - 1] },
    timeLabels: table.times.slice(training),
  };
}

/** Spatio-temporal monitoring: find the arm with the largest value now, seeing one arm a step (ET paper §6.3). */
export const dataset = armsObjective(DATASET, {
  create: createDataset,
});
