import type { Cell } from '../../../src/experiments/report/cell.ts';
import type { Recorded } from '../../../src/experiments/report/recorded.ts';
import type { Scale } from '../../plot/axis.ts';
import { columnAxes, gridNames, layGrid, padded } from './grid.ts';
import { line, type Picture, type Shape, text } from './shape.ts';
import { columnsOf, rowsOf } from './tables.ts';

/** Nearer than this ring and dot touch, and a line between them would say nothing. */
const TOUCHING = 11;

/**
 * A measure as rows × columns on one scale: a ring for the paper's figure in its spread (± its std), a dot for ours
 * with ± 2 standard errors; where they lie apart, a dotted line, and where ours does not reproduce, the words.
 */
export function dotPicture(
  report: Recorded,
  measure: string,
  width: number,
  columns = columnsOf(report, measure),
): Picture {
  const all = report.cells.filter((cell) => cell.measure === measure);
  const grid = layGrid(rowsOf(report, measure), columns, width);
  const { scales, shapes: axes } = columnAxes(grid, padded(all.flatMap(reached)));
  const placed = all.flatMap((cell) => {
    const column = columns.indexOf(cell.column);
    if (column < 0) return [];
    const [left, right] = grid.columnAt(column);
    const y = grid.rowAt(grid.rows.indexOf(cell.row));
    return [{ cell, y, scale: scales[column], left, right }];
  });
  return {
    width,
    height: grid.height,
    shapes: [
      ...axes,
      ...gridNames(grid),
      ...placed.flatMap(({ cell, scale, y, left, right }) => cellShapes(cell, scale, y, [left, right])),
    ],
    spots: placed.map(({ cell, scale, y, left, right }) => ({
      row: cell.row,
      column: cell.column,
      x: scale(cell.ours.mean),
      y,
      reach: [12, 12],
      area: [left, y - grid.pitch / 2, right - left, grid.pitch],
    })),
  };
}

function reached({ paper, ours }: Cell): number[] {
  const own = [ours.mean - 2 * ours.se, ours.mean + 2 * ours.se];
  return paper ? [...own, paper.mean - (paper.std ?? 0), paper.mean + (paper.std ?? 0)] : own;
}

function cellShapes(
  { paper, ours, verdict }: Cell,
  scale: Scale,
  y: number,
  edges: readonly [left: number, right: number],
): Shape[] {
  const dot = scale(ours.mean);
  const ownShapes: Shape[] = [
    line('interval', scale(ours.mean - 2 * ours.se), y, scale(ours.mean + 2 * ours.se), y),
    { tag: 'circle', look: 'dot', cx: dot, cy: y, r: 3.2 },
  ];
  if (!paper) return ownShapes;
  const ring = scale(paper.mean);
  const spread =
    paper.std === null
      ? []
      : [line('spread', scale(paper.mean - paper.std), y, scale(paper.mean + paper.std), y)];
  const printed: Shape[] = [...spread, { tag: 'circle', look: 'ring', cx: ring, cy: y, r: 6.2 }];
  const side = Math.sign(ring - dot);
  const gap = Math.abs(ring - dot) > TOUCHING ? [line('gap', dot + 4 * side, y, ring - 7 * side, y)] : [];
  const words =
    verdict === null || verdict === 'reproduced' ? [] : gapWords(verdict, (dot + ring) / 2, y, edges);
  return [...printed, ...gap, ...ownShapes, ...words];
}

/** Half the width of a verdict's words with their glyph, in px. */
const WORDS = 48;

/** The verdict under the gap, within the column: the empty glyph where even the order is lost. */
function gapWords(
  verdict: 'order reproduced' | 'not reproduced',
  middle: number,
  y: number,
  [left, right]: readonly [number, number],
): Shape[] {
  const x = Math.max(left + WORDS, Math.min(right - WORDS, middle));
  const words = text('note', x + 6, y + 19, verdict, 'middle');
  return verdict === 'order reproduced'
    ? [words]
    : [{ tag: 'circle', look: 'verdict', cx: x - WORDS + 6, cy: y + 15, r: 3.6 }, words];
}
