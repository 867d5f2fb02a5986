import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import type { WorldStep } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { markPath } from '../../../src/picture/lane-marks.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import { spots } from '../../plot/crowd.ts';
import { thinned } from '../../plot/series.ts';
import { column } from '../../readings/gathered.ts';
import { halfStep, type TimeFrame, withinAxis } from '../../time/time-frame.ts';

/** One map: the coordinate it shows, and its position. */
export interface MapBand {
  /** Coordinate of x on the vertical axis; null: the arm's index. */
  readonly axis: number | null;
  readonly symbol: string;
  readonly top: number;
  readonly bottom: number;
  /** Coordinate (or arm index) to px. */
  readonly y: Scale;
}

const SYMBOLS = ['$x_1$', '$x_2$'];
/** Symbols of the axes for pairs of a design and a condition. */
export const PAIR_SYMBOLS = ['$x$', '$w$'];

const GAP = 8;
/** A path is interrupted where it moves by more than this share of the axis in one step. */
const JUMP = 0.15;

/** One band per displayed dimension, stacked. */
export function mapBands(frame: TimeFrame, candidates: CandidateSet, symbols = SYMBOLS): MapBand[] {
  const { top, bottom } = frame;
  if (candidates.kind === 'arms') {
    const y = linear([-0.5, candidates.size - 0.5], [bottom, top]);
    return [{ axis: null, symbol: '', top, bottom, y }];
  }
  const count = candidates.axes.length;
  const height = (bottom - top - GAP * (count - 1)) / count;
  return candidates.axes.map((values, axis) => {
    const from = top + axis * (height + GAP);
    const to = from + height;
    const y = linear([values[0], values[values.length - 1]], [to, from]);
    return { axis, symbol: count === 1 ? '$x$' : symbols[axis], top: from, bottom: to, y };
  });
}

/** Height in px of candidate `index` in a band. */
export function heightOf(band: MapBand, { points, dimension }: CandidateSet, index: number): number {
  return band.y(band.axis === null ? index : points[index * dimension + band.axis]);
}

const n = (value: number): string => value.toFixed(1);

/**
 * The optimum over all steps (−1: unknown): horizontal within a step, connected to the next unless it jumps.
 * Arms have no distances, so each of their changes is a jump.
 */
export function optimumPath(
  frame: TimeFrame,
  band: MapBand,
  candidates: CandidateSet,
  starIndex: Int32Array,
): string {
  const half = halfStep(frame);
  const jump = band.axis === null ? 0 : JUMP * (band.bottom - band.top);
  const heights = new Float64Array(starIndex.length);
  for (let i = 0; i < heights.length; i++) heights[i] = heightOf(band, candidates, starIndex[i]);
  const kept = thinned(heights, frame.x, 0, heights.length);
  let path = '';
  let before = Number.NaN;
  kept.forEach((step, i) => {
    const y = heights[step];
    const known = Number.isFinite(y);
    const x = frame.x(step + 1);
    const [from, to] = [withinAxis(frame, x - half), withinAxis(frame, x + half)];
    if (!(Math.abs(y - before) <= jump))
      path += `${Number.isFinite(before) ? `H${n(from)}` : ''}${known ? `M${n(from)} ${n(y)}` : ''}`;
    else if (y !== before) path += `L${n(x)} ${n(y)}`;
    if (known && i === kept.length - 1) path += `H${n(to)}`;
    else if (known && y !== heights[kept[i + 1]]) path += `H${n(x)}`;
    before = y;
  });
  return path;
}

/** Whether a lane's marks are rings; other lanes' are filled, so that two marks at one place stay visible. */
export const isHollow = (letter: LaneLetter): boolean => letter === 'A' || letter === 'C';

/** Radius of a query's mark; smaller if many steps share little room. */
export function queryRadius(frame: TimeFrame, bands: number, letter: LaneLetter): number {
  const crowded = bands > 1 || frame.horizon > 300;
  if (isHollow(letter)) return crowded ? 1.9 : 2.3;
  return crowded ? 1.25 : 1.7;
}

/** Size of the square that holds one mark where there are too many, in px. */
const SPOT = 4;
const asked = column(({ index }) => index);

/**
 * The marks of all queries of a lane as one path; where there are too many, one per square. Records of
 * another candidate set are left out.
 */
export function queryPath(
  frame: TimeFrame,
  band: MapBand,
  candidates: CandidateSet,
  records: readonly WorldStep[],
  letter: LaneLetter,
  radius: number,
): string {
  const isFree = spots(records.length, SPOT);
  const [first] = records;
  let path = '';
  const mark = (t: number, index: number) => {
    if (index >= candidates.size) return;
    const [x, y] = [frame.x(t), heightOf(band, candidates, index)];
    if (isFree(x, y)) path += markPath(letter, x, y, radius);
  };
  if (first?.queries)
    for (const { t, queries } of records) for (const { index } of queries?.asked ?? []) mark(t, index);
  else
    asked(records).forEach((index, i) => {
      mark(first.t + i, index);
    });
  return path;
}
