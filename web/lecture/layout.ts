import type { Size } from '../ui/size.ts';

/** What stands in the room. */
export interface LectureLayout {
  /** How many lanes stand beside each other; null: tiles of the overview. */
  readonly columns: number | null;
  /** How many of the insight panels stand below. */
  readonly panels: number;
}

/** Least width of a lane beside others, in px of the enlarged page. */
const LANE = 400;
/** Below this width lanes stand one under the other, and the page scrolls. */
const NARROW = 700;
/** Least height that leaves room for panels under the lanes. */
const HIGH = 520;
/** Least width of a panel. */
const PANEL = 400;
const MOST_PANELS = 3;

interface Shown {
  readonly lanes: number;
  /** The candidates are a square: a tile has one large map of the four, which can be seen from the back row. */
  readonly square: boolean;
  /** As on the page. */
  readonly layout: 'lanes' | 'overview';
}

/** @param size of the lecture, in px of the enlarged page */
export function lectureLayout({ width, height }: Size, { lanes, square, layout }: Shown): LectureLayout {
  const panels = height < HIGH ? 0 : Math.min(MOST_PANELS, Math.floor(width / PANEL));
  if (lanes === 1 || width < NARROW) return { columns: 1, panels };
  const beside = layout === 'lanes' && !square && width >= lanes * LANE;
  return { columns: beside ? lanes : null, panels };
}
