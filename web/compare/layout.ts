/** Sizes of the four parts, in px. */
export interface Layout {
  /** Widths of a drawing at the left and at the right. */
  readonly left: number;
  readonly right: number;
  /** Heights of a row of dots, of a pair's row, and of the shares. */
  readonly row: number;
  readonly pair: number;
  readonly share: number;
}

/** Below this width the parts stand under one another. */
const ONE_COLUMN = 1000;

/** px beside the drawing in a part, around the rows of the upper parts, and around the shares with the tables’ line below. */
const SIDES = 40;
const AROUND_ROWS = 92;
const AROUND_SHARE = 90;

/** Lays the parts out so that all are in sight where the room allows. */
export function layoutOf(lanes: number, width: number, height: number): Layout {
  if (width < ONE_COLUMN) {
    const own = width - (width < 600 ? 32 : SIDES);
    return { left: own, right: own, row: width < 560 ? 74 : 58, pair: 28, share: 220 };
  }
  const pairs = (lanes * (lanes - 1)) / 2;
  const upper = 0.62 * height - AROUND_ROWS;
  const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));
  const row = Math.floor(between(40, upper / Math.max(3, lanes), 66));
  const pair = Math.floor(between(18, (upper - 20) / Math.max(1, pairs), 25));
  const used = Math.max(row * lanes, pair * pairs + 20) + AROUND_ROWS;
  const left = Math.floor(width / 2);
  return {
    ...{ left: left - SIDES, right: width - left - SIDES, row, pair },
    share: Math.floor(between(150, height - used - AROUND_SHARE, 280)),
  };
}
