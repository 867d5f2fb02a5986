import { changedPeaks, type Peaks, peaksValue } from '../../../src/objectives/benchmarks/branke-peaks.ts';
import { list } from '../../../src/parameters/shape.ts';
import { changeErrors } from '../../../src/plan/change-errors.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  count,
  fields,
  matrix,
  notNegative,
  numbers,
  readCase,
  requireLength,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';

const shape = fields({
  ...{ centres: matrix, heights: numbers, widths: numbers, points: matrix },
  ...{ severity: notNegative, height_severity: notNegative, width_severity: notNegative },
  changes: list(fields({ shift: matrix, width: vector, height: vector }), 'changes'),
  errors: numbers,
  period: count,
});

const changesEvery = (period: number, steps: number): number[] =>
  Array.from({ length: Math.ceil(steps / period) - 1 }, (_, i) => (i + 1) * period);

/** Moving Peaks through given changes, and the errors of a run on a changing objective. */
export const movingPeaks: EvalKind = (input) => {
  const given = readCase(shape, input);
  const { centres, heights, widths, points, changes, errors, period } = given;
  const dimension = commonDimension({ centres, points });
  requireLength('heights', heights, centres.length, 'centres');
  requireLength('widths', widths, centres.length, 'centres');
  const severity = {
    shift: given.severity,
    height: given.height_severity,
    width: given.width_severity,
  };
  const environments: Peaks[] = [{ centres, heights, widths }];
  for (const [i, change] of changes.entries()) {
    for (const key of ['shift', 'width', 'height'] as const)
      requireLength(`changes[${i}].${key}`, change[key], centres.length, 'centres');
    if (change.shift.some((row) => row.length !== dimension))
      throw new CaseError(`changes[${i}].shift must have ${dimension} coordinates in every row`);
    environments.push(changedPeaks(environments[i], change, severity));
  }
  const { current, offline, beforeChange } = changeErrors(errors, changesEvery(period, errors.length));
  return {
    environments: environments.map((peaks) => ({
      ...peaks,
      values: points.map((point) => peaksValue(peaks, point)),
      optimum: Math.max(...peaks.heights),
    })),
    current_error: current,
    offline_error: offline,
    error_before_change: beforeChange,
  };
};
