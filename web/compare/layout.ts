/** Sizes of the four panes, in px. */
export interface Layout {
  /** Widths of a drawing on the left and on the right. */
  readonly left: number;
  readonly right: number;
  /** Heights of the figure over time, of a row of dots, of a pair's row, and of the shares. */
  readonly figure: number;
  readonly row: number;
  readonly pair: number;
  readonly share: number;
}

/** Below this width the panes are in one column. */
const ONE_COLUMN = 1000;

/** px beside the drawing in a pane, and above and below it. */
const SIDES = 40;
const AROUND = 74;
/** Heights in px of a pair's head and axis, of the axis under the dots, and of the two lines below the panes. */
const PAIR_ENDS = 42;
const ROW_ENDS = 38;
/** Height of the pane with a single pair, in px. */
const ONE_PAIR = 254;
const LINES = 68;

/** Sizes with which all panes are visible if possible; the upper depend on the pairs, the lower on lanes. */
export function layoutOf(lanes: number, width: number, height: number): Layout {
  if (width < ONE_COLUMN) {
    const own = width - (width < 600 ? 32 : SIDES);
    return {
      left: own,
      right: own,
      figure: own < 520 ? 250 : 300,
      row: own < 520 ? 76 : 58,
      pair: 28,
      share: 220,
    };
  }
  const between = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));
  const free = height - 2 * AROUND - LINES;
  const pairs = (lanes * (lanes - 1)) / 2;
  const pair = Math.floor(between(22, (0.54 * free - PAIR_ENDS) / Math.max(1, pairs), 27));
  const upper = Math.max(pairs > 1 ? pairs * pair + PAIR_ENDS : ONE_PAIR, between(220, 0.52 * free, 306));
  const lower = between(Math.max(150, lanes * 42 + ROW_ENDS), free - upper, lanes * 112 + ROW_ENDS);
  const left = Math.floor(width / 2);
  return {
    ...{ left: left - SIDES, right: width - left - SIDES, pair },
    figure: Math.floor(upper),
    row: Math.floor((lower - ROW_ENDS) / Math.max(1, lanes)),
    share: Math.floor(lower),
  };
}
