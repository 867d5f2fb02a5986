import { columnsFor, FOOT, GAP, HEAD, LEAST_SIDE, LEFT, widestSide } from './field-height.ts';

/** Layout of the fields of a 2D lane, in px from the top left of the plot. */
interface FieldLayout {
  /** Side of each square field. */
  readonly side: number;
  /** Top left corners of the fields, in reading order. */
  readonly corners: readonly { readonly x: number; readonly y: number; readonly first: boolean }[];
  readonly height: number;
}

/** Factor by which two rows must enlarge the fields to be used where the width does not require them. */
const GAIN = 1.1;

/** Side of each field for a number of columns, as large as the box allows, in px. */
function sideIn(width: number, height: number, columns: number, fields: number): number {
  const highest = Math.floor(height / Math.ceil(fields / columns)) - HEAD - FOOT;
  return Math.max(LEAST_SIDE, Math.min(widestSide(width, columns), highest));
}

/**
 * @param fields 3 or 4 in two rows if the box is narrow or high enough to make them larger; 2 in one row
 */
export function fieldLayout(width: number, height: number, fields = 4): FieldLayout {
  const inRow = columnsFor(width, fields);
  const folds = fields > 2 && sideIn(width, height, 2, fields) > GAIN * sideIn(width, height, inRow, fields);
  const columns = folds ? 2 : inRow;
  const rows = Math.ceil(fields / columns);
  const side = sideIn(width, height, columns, fields);
  const corners = Array.from({ length: fields }, (_, k) => ({
    x: LEFT + (k % columns) * (side + GAP),
    y: Math.floor(k / columns) * (side + HEAD + FOOT) + HEAD,
    first: k % columns === 0,
  }));
  return { side, corners, height: rows * (side + HEAD + FOOT) };
}
