import * as words from '#words/sheet/picture';
import { xGrid } from '../picture/axis.ts';
import { formatValue } from '../picture/format.ts';
import { markPaths } from '../picture/lane-marks.ts';
import { formatRank } from '../picture/long-numbers.ts';
import type { Scale } from '../picture/scale.ts';
import { circle, type Drawing, line, path, type Shape, text } from '../picture/shape.ts';
import { nameLines } from '../picture/text-lines.ts';
import { badge } from './badge.ts';
import { bestFirst, INTERVALS_FROM, type Sheet } from './sheet.ts';
import { stacksOf } from './stacks.ts';
import { axisShapes, COMPACT, decimalsFor, groupsWidth, symbolOf, ticksOf, valueAxis } from './value-axis.ts';

/** Final values: a row per lane, the best first, a dot per seed. */
export interface FinalDots extends Drawing {
  readonly rows: readonly DotRow[];
}

interface DotRow {
  /** Place in the comparison's order. */
  readonly lane: number;
  /** Upper edge and height of the row. */
  readonly top: number;
  readonly height: number;
  /** Middle of every seed's dot. */
  readonly dots: readonly (readonly [x: number, y: number])[];
}

const FOOT = 24;
/** px of a name above its row, where there is no room beside it, and of what hangs below the lane's line. */
const NAME = 20;
const BELOW = 15;

/**
 * Dots stand on their lane's line, mean and interval hang below it: nothing covers a dot. A bar at the left joins lanes of which
 * no two are apart; mean ranks stand at the right.
 * @param rowHeight px of a row
 */
export function finalDots(sheet: Sheet, width: number, rowHeight = 50): FinalDots {
  const { values } = sheet.comparison;
  const x = valueAxis(sheet, width);
  const compact = width < COMPACT;
  const head = compact ? 0 : 14;
  const rows = bestFirst(sheet).map((lane, row) => {
    const top = head + row * rowHeight;
    const base = top + rowHeight - BELOW;
    const { r, dots } = stacksOf(
      values[lane].map((value) => x(value)),
      rowHeight - BELOW - 4 - (compact ? NAME : 0),
    );
    return {
      lane,
      top,
      height: rowHeight,
      base,
      r,
      dots: dots.map(([px, above]) => [px, base - above] as const),
    };
  });
  const bottom = head + rows.length * rowHeight;
  return {
    width,
    height: bottom + FOOT,
    shapes: [
      ...xGrid(ticksOf(x), head, bottom),
      ...rows.flatMap((row) => rowShapes(sheet, row, { x, width, compact })),
      ...(compact ? [] : [...groupBars(sheet, rows), ...rankHead(sheet, width)]),
      ...axisShapes(x, bottom, symbolOf(sheet)),
    ],
    rows: rows.map(({ lane, top, height, dots }) => ({ lane, top, height, dots })),
  };
}

interface Row extends DotRow {
  /** Of the lane's line, on which the dots stand. */
  readonly base: number;
  readonly r: number;
}

interface Place {
  readonly x: Scale;
  readonly width: number;
  readonly compact: boolean;
}

function rowShapes(sheet: Sheet, row: Row, place: Place): Shape[] {
  const { letter } = sheet.lanes[row.lane];
  const [from, to] = place.x.range();
  return [
    ...nameShapes(sheet, row, place.compact),
    line('parting', from, row.base, to, row.base),
    path(`seeds lane-${letter}`, markPaths(letter, row.dots, row.r)),
    ...meanShapes(sheet, row, place),
  ];
}

function nameShapes(sheet: Sheet, { lane, top, base }: Row, compact: boolean): Shape[] {
  const { letter, name } = sheet.lanes[lane];
  const [first, rest] = nameLines(name);
  const [x, y] = compact ? [9, top + 11] : [groupsWidth(sheet) + 9, base - 6];
  const up = rest ? 7 : 0;
  return [
    ...badge(letter, x, y, 18),
    text('lane-name', x + 17, y + 4 - up, first),
    ...(rest ? [text('note', x + 17, y + 19 - up, rest)] : []),
  ];
}

/** Mean and interval below the lane's line, and as figures with the mean rank at the right. */
function meanShapes(sheet: Sheet, { lane, top, base }: Row, { x, width, compact }: Place): Shape[] {
  const { lanes, ranks, replicates } = sheet.comparison;
  const { mean, low, high } = lanes[lane];
  // As in the figure over time: a seed far out stretches the axis, not the means.
  const digits = decimalsFor(lanes.map((own) => own.mean));
  const known = replicates >= INTERVALS_FROM;
  const half = known ? `± ${formatValue((high - low) / 2, digits)}` : '';
  const [from, to] = x.range();
  const within = (px: number) => Math.max(from, Math.min(to, px));
  const y = base + 8;
  const figures = compact
    ? [text('name', width, top + 15, `${formatValue(mean, digits)} ${half}`, 'end')]
    : [
        text('figure', width - 52, base - 3, formatValue(mean, digits), 'end'),
        ...(known ? [text('tick', width - 52, base + 12, half, 'end')] : []),
        ...(lanes.length > 1 ? [text('value', width, base - 3, formatRank(ranks[lane]), 'end')] : []),
      ];
  return [
    ...(known ? [line('interval', within(x(low)), y, within(x(high)), y)] : []),
    circle('mean', x(mean), y, 4.4),
    ...figures,
  ];
}

const rankHead = ({ lanes }: Sheet, width: number): Shape[] =>
  lanes.length > 1 ? [text('note', width, 8, words.meanRank, 'end')] : [];

/** A bar from the first to the last row of every group; where it passes a lane that is none of the group it is broken. */
function groupBars({ comparison: { groups } }: Sheet, rows: readonly Row[]): Shape[] {
  return groups.flatMap((group, i) => {
    const x = 4 + 6 * i;
    const at = rows.flatMap(({ lane, base }, row) => (group.includes(lane) ? [{ row, y: base - 6 }] : []));
    return at.flatMap(({ row, y }, k): Shape[] => {
      const next = at[k + 1];
      const knot: Shape[] = [line('group', x, y - 7, x, y + 7)];
      return next ? [...knot, line(next.row === row + 1 ? 'group' : 'group passing', x, y, x, next.y)] : knot;
    });
  });
}
