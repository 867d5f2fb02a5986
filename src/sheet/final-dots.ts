import { markPaths } from '../picture/mark-paths.ts';
import { type Drawing, line, type Shape, text } from '../picture/shape.ts';
import { badge, nameLines } from './badge.ts';
import { decimalsOf, figure } from './scale.ts';
import { bestFirst, INTERVALS_FROM, type Sheet } from './sheet.ts';
import { swarm } from './swarm.ts';
import { axisGrid, axisShapes, COMPACT, symbolOf, valueAxis } from './value-axis.ts';

/** Final values: a row per lane, the best first, a dot per replicate, mean and interval. */
export interface FinalDots extends Drawing {
  readonly rows: readonly DotRow[];
}

export interface DotRow {
  /** Place in the comparison's order. */
  readonly lane: number;
  /** Upper edge and height of the row. */
  readonly top: number;
  readonly height: number;
  /** Middle of every replicate's dot. */
  readonly dots: readonly (readonly [x: number, y: number])[];
}

const FOOT = 26;
/** px of a name above its row, where there is no room beside it. */
const NAME = 20;

/** @param rowHeight px of a row */
export function finalDots(sheet: Sheet, width: number, rowHeight = 66): FinalDots {
  const { values } = sheet.comparison;
  const x = valueAxis(sheet, width);
  const above = width < COMPACT ? NAME : 0;
  const rows = bestFirst(sheet).map((lane, row): DotRow & { middle: number; r: number } => {
    const top = row * rowHeight;
    const middle = top + above + (rowHeight - above) / 2;
    const at = values[lane].map((value) => x(value));
    const { r, offsets } = swarm(at, rowHeight - above - 4);
    return {
      ...{ lane, top, height: rowHeight, middle, r },
      dots: at.map((px, i) => [px, middle + offsets[i]] as const),
    };
  });
  const bottom = rows.length * rowHeight + 4;
  return {
    width,
    height: bottom + FOOT,
    shapes: [
      ...axisGrid(x, 0, bottom),
      ...rows.flatMap((row) => [
        ...nameShapes(sheet, row.lane, above > 0 ? row.top + 11 : row.middle),
        seeds(sheet, row),
        ...meanShapes(sheet, row.lane, row.middle, above > 0 ? row.top + 15 : null, width),
      ]),
      ...axisShapes(x, bottom, symbolOf(sheet)),
    ],
    rows: rows.map(({ lane, top, height, dots }) => ({ lane, top, height, dots })),
  };
}

function nameShapes({ lanes }: Sheet, lane: number, y: number): Shape[] {
  const { letter, name } = lanes[lane];
  const [first, rest] = nameLines(name);
  const up = rest ? 7 : 0;
  return [
    ...badge(letter, 9, y, 18),
    text('lane-name', 26, y + 4 - up, first),
    ...(rest ? [text('note', 26, y + 19 - up, rest)] : []),
  ];
}

function seeds({ lanes }: Sheet, { lane, dots, r }: DotRow & { r: number }): Shape {
  const { letter } = lanes[lane];
  return {
    tag: 'path',
    look: `seeds lane-${letter}`,
    d: markPaths(letter, dots, r),
  };
}

/** Mean and interval on the axis, and as figures at the right; `above`: their baseline over the row. */
function meanShapes(sheet: Sheet, lane: number, y: number, above: number | null, width: number): Shape[] {
  const x = valueAxis(sheet, width);
  const { lanes, replicates } = sheet.comparison;
  const { mean, low, high } = lanes[lane];
  const digits = decimalsOf(x);
  const known = replicates >= INTERVALS_FROM;
  const half = known ? `± ${figure((high - low) / 2, digits)}` : '';
  const figures =
    above === null
      ? [
          text('figure', width, y + (known ? 1 : 5), figure(mean, digits), 'end'),
          ...(known ? [text('tick', width, y + 16, half, 'end')] : []),
        ]
      : [text('name', width, above, `${figure(mean, digits)} ${half}`, 'end')];
  const [from, to] = x.range();
  const within = (px: number) => Math.max(from, Math.min(to, px));
  const interval = [within(x(low)), within(x(high))] as const;
  return [
    ...(known
      ? [
          line('interval-halo', interval[0], y, interval[1], y),
          line('interval', interval[0], y, interval[1], y),
        ]
      : []),
    { tag: 'circle', look: 'mean', cx: x(mean), cy: y, r: 5 },
    ...figures,
  ];
}
