export const LEFT = 28;
export const GAP = 14;
/** Title and colour bar above a field. */
export const HEAD = 34;
/** Ticks below a field. */
export const FOOT = 20;
/** Below this width the four fields stand two by two. */
const NARROW = 520;
export const LEAST_SIDE = 96;
/** Preferred side of the fields in a row, and the least at which titles do not run into their colour bars; px. */
const WISHED_SIDE = 150;
const TIGHT_SIDE = 120;

export const columnsFor = (width: number, fields: number): number =>
  width < NARROW && fields === 4 ? 2 : fields;

export const widestSide = (width: number, columns: number): number =>
  Math.max(LEAST_SIDE, Math.floor((width - LEFT - (columns - 1) * GAP) / columns));

/**
 * Height that a 2D lane asks for at a width: all rows, with fields as wide as they get, in one row up to a limit.
 * @param tight the least that can be read, where there is width for it: several lanes are to be in sight at once
 */
export function fieldHeight(width: number, fields = 4, tight = false): number {
  const wished = tight && width >= NARROW ? TIGHT_SIDE : WISHED_SIDE;
  const columns = columnsFor(width, fields);
  const side = widestSide(width, columns);
  return (fields / columns) * ((columns === fields ? Math.min(side, wished) : side) + HEAD + FOOT);
}

/** From this width on all four maps stand in a row; beside the designs there is room for three. */
const ROOMY = 560;
/** Below this width, on a phone, there is room for two. */
const CRAMPED = 400;

export type FieldCount = 2 | 3 | 4;

/** How many maps a lane shows at a width: σ gives way first, as Φ tells of it, then the mean. */
export const environmentFieldCount = (width: number): FieldCount =>
  width >= ROOMY ? 4 : width >= CRAMPED ? 3 : 2;
