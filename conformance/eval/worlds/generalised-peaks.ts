import {
  changedGeneralisedPeaks,
  type GeneralisedPeaks,
  generalisedPeaksValue,
} from '../../../src/objectives/benchmarks/generalised-peaks.ts';
import { list } from '../../../src/parameters/shape.ts';
import { CaseError } from '../case-error.ts';
import {
  commonDimension,
  couple,
  fields,
  finite,
  matrix,
  notNegative,
  numbers,
  positive,
  readCase,
  requireLength,
  toggle,
  vector,
} from '../input.ts';
import type { EvalKind } from '../kind.ts';

const normals = {
  centres: matrix,
  widths: matrix,
  heights: vector,
  angles: vector,
  taus: vector,
  etas: matrix,
};
const range = couple(finite, 'numbers');
const shape = fields({
  ...{ ...normals, heights: numbers, points: matrix, box: positive, severity: notNegative },
  ...{ height_severity: notNegative, width_severity: notNegative, angle_severity: notNegative },
  ...{ tau_severity: notNegative, eta_severity: notNegative, elliptical: toggle },
  ...{ tau_range: range, eta_range: range },
  changes: list(fields(normals), 'changes'),
});

const ETAS = 4;

/** Peaks, or normals for them, in the shapes that k peaks in d dimensions have. */
function requireShapes(peaks: GeneralisedPeaks, k: number, dimension: number, path: string): void {
  for (const key of ['centres', 'widths', 'heights', 'angles', 'taus', 'etas'] as const)
    requireLength(`${path}${key}`, peaks[key], k, 'heights');
  for (const [key, width] of [
    ['centres', dimension],
    ['widths', dimension],
    ['etas', ETAS],
  ] as const)
    if (peaks[key].some((row) => row.length !== width))
      throw new CaseError(`${path}${key} must have ${width} numbers in every row`);
}

/** Generalised Moving Peaks through given changes. */
export const gmpb: EvalKind = (input) => {
  const given = readCase(shape, input);
  const { centres, heights, widths, angles, taus, etas, points, changes } = given;
  const dimension = commonDimension({ centres, points });
  if (dimension > 2) throw new CaseError(`centres must have 1 or 2 coordinates, got ${dimension}`);
  const start = { centres, heights, widths, angles, taus, etas };
  requireShapes(start, heights.length, dimension, '');
  const settings = {
    ...{ box: given.box, shift: given.severity, elliptical: given.elliptical },
    ...{ height: given.height_severity, width: given.width_severity, angle: given.angle_severity },
    ...{ tau: given.tau_severity, eta: given.eta_severity },
    ...{ tauRange: given.tau_range, etaRange: given.eta_range },
  };
  const environments: GeneralisedPeaks[] = [start];
  for (const [i, change] of changes.entries()) {
    requireShapes(change, heights.length, dimension, `changes[${i}].`);
    environments.push(changedGeneralisedPeaks(environments[i], change, settings));
  }
  return {
    environments: environments.map((peaks) => ({
      ...peaks,
      values: points.map((point) => generalisedPeaksValue(peaks, point)),
      optimum: Math.max(...peaks.heights),
    })),
  };
};
