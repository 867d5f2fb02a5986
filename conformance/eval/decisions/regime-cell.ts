import { regimeCell as decide } from '../../../src/replicates/comparison/regime-cell.ts';
import { count, fields, matrix, probability, readCase } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { checkRows } from './rows.ts';

const shape = fields({ values: matrix, cells: count, alpha: probability, batch: count });

/** A cell of a regime map: lanes are struck out as the seeds come in. */
export const regimeCell: EvalKind = (input) => {
  const { values, ...map } = readCase(shape, input);
  checkRows('values', values, 2, 1);
  const { left, seeds, struck, bar } = decide(values, map);
  return { left, seeds, struck: struck.map(({ lane, by, at }) => [lane, by, at]), bar };
};
