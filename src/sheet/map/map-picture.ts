import * as words from '#words/sheet/map';
import type { LaneLetter } from '../../contracts/scenario.ts';
import { formatTick } from '../../picture/format.ts';
import { textWidth } from '../../picture/layout.ts';
import { linePath } from '../../picture/paths.ts';
import { type Drawing, path, type Shape, text } from '../../picture/shape.ts';
import { type DocumentAbout, svgDocument } from '../../picture/svg.ts';
import { wrapped } from '../../picture/text-lines.ts';
import { gridOf } from '../../replicates/map/map-plan.ts';
import { type CellReport, countCells, type MapReport } from '../../replicates/map/map-report.ts';
import { badge } from '../badge.ts';
import { SHEET_LOOKS } from '../looks.ts';

/** What the axes and the lanes of a map are called, in their order; symbols of axes between dollar signs. */
export interface MapNames {
  readonly axes: readonly string[];
  readonly lanes: readonly string[];
}

/** px of a cell, and between cells. */
const [WIDE, HIGH, GAP] = [96, 64, 2];
const LEFT = 60;
/** px of a map that a caption can stand under. */
const NARROWEST = 480;

/** A map as an SVG document: a cell has the colour of the lane that is left, or stripes of those that are. */
export const mapDocument = (
  report: MapReport,
  names: MapNames,
  title: string,
  about: DocumentAbout,
): string => svgDocument(mapDrawing(report, names), title, SHEET_LOOKS, about);

function mapDrawing(report: MapReport, names: MapNames): Drawing {
  const [columns, rows] = gridOf(report.axes);
  const width = Math.max(NARROWEST, LEFT + columns * (WIDE + GAP));
  const key = keyShapes(report, names.lanes, width);
  const top = key.height + 26;
  const foot = top + rows * (HIGH + GAP);
  const left = (column: number) => LEFT + column * (WIDE + GAP);
  const above = (row: number) => top + (rows - 1 - row) * (HIGH + GAP);
  const caption = wrapped(captionOf(report), width);
  return {
    width,
    height: foot + 56 + 16 * caption.length,
    shapes: [
      ...key.shapes,
      ...(names.axes.length > 1 ? [text('note', LEFT, top - 8, `↑ ${names.axes[1]}`)] : []),
      ...report.cells.flatMap((cell, i) =>
        cellShapes(report, cell, left(Math.floor(i / rows)), above(i % rows)),
      ),
      ...tickShapes(report, left, above),
      text('note', LEFT, foot + 36, `${names.axes[0]} →`),
      ...caption.map((line, i) => text('note', 0, foot + 60 + 16 * i, line)),
    ],
  };
}

/** As `mapCaption` has it in English for papers. */
export function captionOf({ cells, alpha, lanes }: MapReport): string {
  const { winners, ...counts } = countCells(cells);
  const who = winners.map((winner) => words.winner({ lane: lanes[winner.lane].id, cells: winner.cells }));
  return words.caption({
    ...counts,
    cells: cells.length,
    winners: who.join(', ') || 'none',
    percent: 100 * (1 - alpha),
  });
}

/** Letters with the lanes' names, in as many lines as they need. */
function keyShapes({ lanes }: MapReport, names: readonly string[], width: number) {
  const shapes: Shape[] = [];
  let [x, y] = [0, 10];
  for (const [i, { id }] of lanes.entries()) {
    const room = 22 + textWidth(names[i], 12);
    if (x > 0 && x + room > width) [x, y] = [0, y + 22];
    shapes.push(...badge(id, x + 8, y), text('name', x + 22, y + 4, names[i]));
    x += room + 18;
  }
  return { shapes, height: y + 12 };
}

function tickShapes(
  { axes: [across, up] }: MapReport,
  left: (column: number) => number,
  above: (row: number) => number,
): Shape[] {
  const foot = above(0) + HIGH;
  return [
    ...across.values.map((value, i) =>
      text('tick', left(i) + WIDE / 2, foot + 16, formatTick(Number(value)), 'middle'),
    ),
    ...(up?.values ?? []).map((value, i) =>
      text('tick', LEFT - 8, above(i) + HIGH / 2 + 4, formatTick(Number(value)), 'end'),
    ),
  ];
}

function cellShapes(
  { lanes }: MapReport,
  { left, struck, seeds }: CellReport,
  x: number,
  y: number,
): Shape[] {
  const letters = struck.length > 0 ? left.map((lane) => lanes[lane].id) : [];
  const middle = [x + WIDE / 2, y + HIGH / 2] as const;
  return [
    path('part-same', stripe(x, y, 0, WIDE + HIGH)),
    ...(letters.length === 1 ? [path(`fill lane-${letters[0]}`, stripe(x, y, 0, WIDE + HIGH))] : []),
    ...(letters.length > 1 ? stripes(letters, x, y) : []),
    ...letters.flatMap((letter, i) =>
      badge(letter, middle[0] + 19 * (i - (letters.length - 1) / 2), middle[1]),
    ),
    text('value', x + WIDE - 6, y + HIGH - 6, String(seeds), 'end'),
  ];
}

/** px across a stripe, measured along the edges. */
const STRIPE = 11;

function stripes(letters: readonly LaneLetter[], x: number, y: number): Shape[] {
  const count = Math.ceil((WIDE + HIGH) / STRIPE);
  return letters.map((letter, k) => {
    const own = Array.from({ length: count }, (_, i) => i).filter((i) => i % letters.length === k);
    const d = own.map((i) => stripe(x, y, i * STRIPE, Math.min(WIDE + HIGH, (i + 1) * STRIPE)));
    return path(`part lane-${letter}`, d.join(''));
  });
}

/** Of a cell with this corner what lies between two diagonals, each named by the sum of its distances from the left and upper edge. */
function stripe(x: number, y: number, from: number, to: number): string {
  const upper = (sum: number) => [Math.min(sum, WIDE), sum - Math.min(sum, WIDE)];
  const lower = (sum: number) => [sum - Math.min(sum, HIGH), Math.min(sum, HIGH)];
  const points = [
    upper(from),
    ...(from < WIDE && to > WIDE ? [[WIDE, 0]] : []),
    upper(to),
    lower(to),
    ...(from < HIGH && to > HIGH ? [[0, HIGH]] : []),
    lower(from),
  ];
  return `${linePath(
    points.map(([dx]) => x + dx),
    points.map(([, dy]) => y + dy),
  )}Z`;
}
