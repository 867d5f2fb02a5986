import type { Size } from '../ui/size.ts';

/** The arrangement of a lecture. */
interface LectureLayout {
  /** Number of lanes side by side; null: tiles of the overview. */
  readonly columns: number | null;
  /** Number of insight panels below the lanes. */
  readonly panels: number;
}

/** Least width of a lane next to others, in px of the enlarged page. */
const LANE = 400;
/** Below this width lanes are stacked, and the page scrolls. */
const NARROW = 700;
/** Least height that leaves room for panels under the lanes. */
const HIGH = 520;
/** Least width of a panel. */
const PANEL = 400;
const MOST_PANELS = 3;

interface Shown {
  readonly lanes: number;
  /** The candidates are a square: a tile then shows one large map instead of four, visible from the back row. */
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
