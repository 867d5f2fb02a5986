import { LARGEST_VALUE } from '../../../data/limits.ts';
import { CliError } from '../../io.ts';
import { requireLength } from '../input.ts';

/** Throws CliError unless a table has so many rows of one length, of numbers whose squares can be summed. */
export function checkRows(
  name: string,
  rows: readonly (readonly number[])[],
  fewest: number,
  shortest: number,
): void {
  if (rows.length < fewest)
    throw new CliError(`${name} must have at least ${fewest} rows, got ${rows.length}`);
  if (rows[0].length < shortest)
    throw new CliError(`${name}[0] must have at least ${shortest} numbers, got ${rows[0].length}`);
  for (const [i, row] of rows.entries()) {
    requireLength(`${name}[${i}]`, row, rows[0].length, `${name}[0]`);
    requireSquares(`${name}[${i}]`, row);
  }
}

/** Beyond the bound of a table's values, sums of squares leave the range of doubles. */
function requireSquares(name: string, row: readonly number[]): void {
  const wrong = row.findIndex((value) => Math.abs(value) > LARGEST_VALUE);
  if (wrong >= 0)
    throw new CliError(
      `${name}[${wrong}] must be between -${LARGEST_VALUE} and ${LARGEST_VALUE}, got ${row[wrong]}`,
    );
}
