/** Places of the fields of a 2D lane, in px from the top left of the plot. */
export interface FieldLayout {
  /** Side of each square field. */
  readonly side: number;
  /** Top left corners of the fields, in reading order. */
  readonly corners: readonly { readonly x: number; readonly y: number; readonly first: boolean }[];
  readonly height: number;
}

const LEFT = 28;
const GAP = 14;
/** Title and colour bar above a field. */
const HEAD = 34;
/** Ticks below a field. */
const FOOT = 20;
/** Below this width the four fields stand two by two. */
const NARROW = 520;
export const LEAST_SIDE = 96;
/** Side of fields in a row that a lane asks for. */
const WISHED_SIDE = 150;

const columnsFor = (width: number, fields: number): number => (width < NARROW && fields === 4 ? 2 : fields);

/** Where a lane is high, two by two has to make the fields so much larger to be worth it. */
const GAIN = 1.2;

const widestSide = (width: number, columns: number): number =>
  Math.max(LEAST_SIDE, Math.floor((width - LEFT - (columns - 1) * GAP) / columns));

/** Height that a 2D lane asks for at a width: all rows, with fields as wide as they get; in one row up to the side wished. */
export function fieldHeight(width: number, fields = 4, wished = WISHED_SIDE): number {
  const columns = columnsFor(width, fields);
  const side = widestSide(width, columns);
  return (fields / columns) * ((columns === fields ? Math.min(side, wished) : side) + HEAD + FOOT);
}

/** Side of each field in so many columns: as large as the box allows. */
function sideIn(width: number, height: number, columns: number, fields: number): number {
  const highest = Math.floor((height * columns) / fields) - HEAD - FOOT;
  return Math.max(LEAST_SIDE, Math.min(widestSide(width, columns), highest));
}

/** @param fields 4, two by two where it is narrow, or so high that they are larger then; fewer stand side by side. */
export function fieldLayout(width: number, height: number, fields = 4): FieldLayout {
  const inRow = columnsFor(width, fields);
  const folds =
    fields === 4 && sideIn(width, height, 2, fields) > GAIN * sideIn(width, height, inRow, fields);
  const columns = folds ? 2 : inRow;
  const rows = fields / columns;
  const side = sideIn(width, height, columns, fields);
  const corners = Array.from({ length: fields }, (_, k) => ({
    x: LEFT + (k % columns) * (side + GAP),
    y: Math.floor(k / columns) * (side + HEAD + FOOT) + HEAD,
    first: k % columns === 0,
  }));
  return { side, corners, height: rows * (side + HEAD + FOOT) };
}

/** From this width on all four maps stand in a row; beside the designs there is room for three. */
const ROOMY = 560;
/** Below this width, on a phone, there is room for two. */
const CRAMPED = 400;

export type FieldCount = 2 | 3 | 4;

/** How many maps a lane shows at a width: σ gives way first, as Φ tells of it, then the mean. */
export const environmentFieldCount = (width: number): FieldCount =>
  width >= ROOMY ? 4 : width >= CRAMPED ? 3 : 2;
