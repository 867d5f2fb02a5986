import type { DatasetTable } from '../../contracts/scenario.ts';
import { DataError } from '../../data/errors.ts';
import { type FillRule, fillMissing } from '../../data/fill.ts';
import { trainingRowCount } from '../../objectives/dataset.ts';
import type { ObjectiveSpec } from '../../objectives/spec.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import { ScenarioError } from './scenario-error.ts';
import { LIMITS, type ScenarioInput } from './scenario-shape.ts';

const PATH = 'objective.dataset';

/**
 * Checks that a table is there exactly where the objective needs one, and that it can be run.
 * @returns the number of rows after training; null for objectives without a table
 */
export function checkDataset(
  spec: ObjectiveSpec,
  given: ScenarioInput,
  parameters: ParamValues,
): number | null {
  const { dataset } = given.objective;
  if (spec.dimension !== 'arms') {
    if (dataset)
      throw new ScenarioError(PATH, `is not used by objective "${spec.id}"; remove it or use "dataset"`);
    return null;
  }
  if (!dataset)
    throw new ScenarioError(PATH, 'is missing; it must be a table, or in a file the name of a CSV file');
  const table = dataset as DatasetTable;
  checkShape(table);
  checkMissing(table, parameters.fill as FillRule);
  const rows = table.values.length;
  const training = trainingRowCount(rows, parameters.trainingRows as number);
  if (training < 2 || training >= rows)
    throw new ScenarioError(
      'objective.parameters.trainingRows',
      `must be 0 (the first third) or an integer between 2 and ${rows - 1} for a table of ${rows} rows, got ${training}`,
    );
  return rows - training;
}

function checkShape({ arms, times, values, coordinates }: DatasetTable): void {
  const { min, max } = LIMITS.arms;
  if (arms.length < min || arms.length > max)
    throw new ScenarioError(`${PATH}.arms`, `must be ${min} to ${max} names, got ${arms.length}`);
  const twice = arms.find((arm, i) => arms.indexOf(arm) < i);
  if (twice !== undefined)
    throw new ScenarioError(`${PATH}.arms`, `must be unique, got "${twice}" more than once`);
  if (values.length < 3)
    throw new ScenarioError(`${PATH}.values`, `must have at least 3 rows, got ${values.length}`);
  if (times.length !== values.length)
    throw new ScenarioError(
      `${PATH}.times`,
      `must have one label per row (${values.length}), got ${times.length}`,
    );
  values.forEach((row, i) => {
    if (row.length !== arms.length)
      throw new ScenarioError(
        `${PATH}.values[${i}]`,
        `must have one value per arm (${arms.length}), got ${row.length}`,
      );
  });
  if (coordinates) checkCoordinates(coordinates, arms.length);
}

function checkCoordinates(coordinates: readonly (readonly number[])[], arms: number): void {
  const path = `${PATH}.coordinates`;
  if (coordinates.length !== arms)
    throw new ScenarioError(path, `must have one place per arm (${arms}), got ${coordinates.length}`);
  const dimension = coordinates[0].length;
  const wrong = coordinates.findIndex(
    (place) => place.length !== dimension || dimension < 1 || dimension > 2,
  );
  if (wrong >= 0)
    throw new ScenarioError(
      `${path}[${wrong}]`,
      `must have 1 or 2 coordinates, as many as the others, got ${coordinates[wrong].length}`,
    );
}

function checkMissing(table: DatasetTable, fill: FillRule): void {
  try {
    fillMissing(table, fill);
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    throw new ScenarioError('objective.dataset', `cannot be used: ${error.message}`);
  }
}
