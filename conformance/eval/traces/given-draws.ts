import { list } from '../../../src/parameters/shape.ts';
import { CaseError } from '../case-error.ts';
import { fields, matrix, requireLength, vector } from '../input.ts';
import type { Path } from './arm-belief.ts';

/** A prior draw of a case. */
export const pathShape = fields({ path: matrix, noise: vector });
export const paths = list(pathShape, 'prior draws');

/** Throws unless a draw of step t has `t × arms` values, and noise for the plays before. */
export function requirePath(path: Path, t: number, arms: number, name: string): void {
  if (path.path.length !== t || path.path.some((row) => row.length !== arms))
    throw new CaseError(`${name}.path must have ${t} rows of ${arms} numbers`);
  if (path.noise.length < t - 1) requireLength(`${name}.noise`, path.noise, t, 'path');
}
