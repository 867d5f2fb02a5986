import { CaseError } from '../case-error.ts';
import { requireLength } from '../input.ts';

/** Throws CaseError unless a table has so many rows of one length. */
export function checkRows(
  name: string,
  rows: readonly (readonly number[])[],
  fewest: number,
  shortest: number,
): void {
  if (rows.length < fewest)
    throw new CaseError(`${name} must have at least ${fewest} rows, got ${rows.length}`);
  if (rows[0].length < shortest)
    throw new CaseError(`${name}[0] must have at least ${shortest} numbers, got ${rows[0].length}`);
  for (const [i, row] of rows.entries()) requireLength(`${name}[${i}]`, row, rows[0].length, `${name}[0]`);
}
