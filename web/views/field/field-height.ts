import type { Stage } from '../../store/stage.ts';

export const LEFT = 28;
export const GAP = 14;
/** Height of the title and colour bar above a field. */
export const HEAD = 34;
/** Height of the ticks below a field. */
export const FOOT = 20;
/** Below this width the four fields are arranged two by two. */
const NARROW = 520;
export const LEAST_SIDE = 96;
/** Preferred side of the fields in a row, and the least one with room for title and colour bar, in px. */
const WISHED_SIDE = 150;
const TIGHT_SIDE = 120;

export const columnsFor = (width: number, fields: number): number =>
  width < NARROW && fields === 4 ? 2 : fields;

export const widestSide = (width: number, columns: number): number =>
  Math.max(LEAST_SIDE, Math.floor((width - LEFT - (columns - 1) * GAP) / columns));

/**
 * Preferred height of a 2D lane at a width: all rows, with fields as wide as possible, limited in a single
 * row.
 * @param tight whether to use the least readable height, so that several lanes are visible at once
 */
export function fieldHeight(width: number, fields = 4, tight = false): number {
  const wished = tight && width >= NARROW ? TIGHT_SIDE : WISHED_SIDE;
  const columns = columnsFor(width, fields);
  const side = widestSide(width, columns);
  return (fields / columns) * ((columns === fields ? Math.min(side, wished) : side) + HEAD + FOOT);
}

/** Least width for all four maps in a row; beside the designs there is room for three. */
const ROOMY = 560;
/** Below this width, on a phone, there is room for two. */
const CRAMPED = 400;

export type FieldCount = 2 | 3 | 4;

/** Number of maps that a lane shows at a width: σ is left out first, as Φ reflects it, then the mean. */
export const environmentFieldCount = (width: number): FieldCount =>
  width >= ROOMY ? 4 : width >= CRAMPED ? 3 : 2;

/** Number of maps that there is to be room for: three where a lesson shows no acquisition, except when two stand in a row. */
export function fieldCount(width: number, environment: boolean, stage: Stage | null): FieldCount {
  if (environment) return environmentFieldCount(width);
  return width >= NARROW && stage?.hidden.includes('strip') ? 3 : 4;
}
