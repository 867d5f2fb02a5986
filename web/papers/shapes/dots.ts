import type { Cell } from '../../../src/experiments/report/cell.ts';
import type { CellVerdict } from '../../../src/experiments/report/verdict.ts';
import type { Scale } from '../../../src/picture/scale.ts';
import { circle, line, path, type Shape, text } from '../../../src/picture/shape.ts';
import { verdictName } from '../../readings/papers/verdicts.ts';
import { type Figures, ofCell } from './figures.ts';
import { columnAxes, gridNames, layGrid, padded } from './grid.ts';
import type { Picture } from './shape.ts';
import { columnsOf, rowsOf } from './tables.ts';

type Edges = readonly [left: number, right: number];

/** Nearer than this ring and dot touch, and a line between them would say nothing. */
const TOUCHING = 11;

/**
 * A measure as rows × columns on one scale: a ring for the paper's figure in its spread (± its std), a dot for ours
 * with ± 2 standard errors; where they lie apart, a dotted line, and where ours does not reproduce, the words. Above it
 * a diamond for what this browser finds.
 */
export function dotPicture(
  figures: Figures,
  measure: string,
  width: number,
  columns = columnsOf(figures, measure),
): Picture {
  const measured = (cells: readonly Cell[] = []) => cells.filter((cell) => cell.measure === measure);
  const [all, own] = [measured(figures.cells), measured(figures.here?.cells)];
  const grid = layGrid(rowsOf(figures, measure), columns, width);
  const domain = [...all.flatMap(reached), ...own.flatMap(all.length > 0 ? middles : reached)];
  const { scales, shapes: axes } = columnAxes(grid, padded(domain));
  const placed = grid.rows.flatMap((row, i) =>
    columns.flatMap((column, k) => {
      const cells = { cell: ofCell(all, { row, column }), own: ofCell(own, { row, column }) };
      const named = cells.cell ?? cells.own;
      const [left, right] = grid.columnAt(k);
      return named ? [{ ...cells, named, y: grid.rowAt(i), scale: scales[k], left, right }] : [];
    }),
  );
  return {
    width,
    height: grid.height,
    shapes: [
      ...axes,
      ...gridNames(grid),
      ...placed.flatMap(({ cell, own, named, scale, y, left, right }) => [
        ...printedShapes(named, scale, y),
        ...(cell ? recordedShapes(cell, scale, y, [left, right]) : []),
        ...(own ? hereShapes(own, scale, y, [left, right], figures.here?.done ?? false) : []),
      ]),
    ],
    spots: placed.map(({ named, scale, y, left, right }) => ({
      row: named.row,
      column: named.column,
      x: scale(named.ours.mean),
      y,
      reach: [12, 12],
      area: [left, y - grid.pitch / 2, right - left, grid.pitch],
    })),
  };
}

/** The means alone: while runs arrive, the scale does not follow their errors. */
const middles = ({ ours }: Cell): number[] => [ours.mean];

function reached({ paper, ours }: Cell): number[] {
  const own = [ours.mean - 2 * ours.se, ours.mean + 2 * ours.se];
  return paper ? [...own, paper.mean - (paper.std ?? 0), paper.mean + (paper.std ?? 0)] : own;
}

function printedShapes({ paper }: Cell, scale: Scale, y: number): Shape[] {
  if (!paper) return [];
  const { mean, std } = paper;
  const spread = std === null ? [] : [line('spread', scale(mean - std), y, scale(mean + std), y)];
  return [...spread, circle('ring', scale(mean), y, 6.2)];
}

function recordedShapes({ paper, ours, verdict }: Cell, scale: Scale, y: number, edges: Edges): Shape[] {
  const dot = scale(ours.mean);
  const ownShapes: Shape[] = [
    line('interval', scale(ours.mean - 2 * ours.se), y, scale(ours.mean + 2 * ours.se), y),
    circle('dot', dot, y, 3.2),
  ];
  if (!paper) return ownShapes;
  const ring = scale(paper.mean);
  const side = Math.sign(ring - dot);
  const gap = Math.abs(ring - dot) > TOUCHING ? [line('gap', dot + 4 * side, y, ring - 7 * side, y)] : [];
  const words =
    verdict === null || verdict === 'reproduced' ? [] : gapWords(verdict, (dot + ring) / 2, y, edges);
  return [...gap, ...ownShapes, ...words];
}

/** How far above the recorded dot this browser's lies, and half its size, in px. */
const ABOVE = 11;
const HALF = 4;

/** This browser's figure: a diamond with ± 2 standard errors, cut off at the column's edges. */
function hereShapes({ ours }: Cell, scale: Scale, row: number, [left, right]: Edges, done: boolean): Shape[] {
  const within = (value: number) => Math.max(left, Math.min(right, scale(value)));
  const [x, y] = [within(ours.mean), row - ABOVE];
  const state = done ? ' done' : '';
  const d = `M${px(x - HALF)} ${y}L${px(x)} ${y - HALF}L${px(x + HALF)} ${y}L${px(x)} ${y + HALF}Z`;
  return [
    line(`here-interval${state}`, within(ours.mean - 2 * ours.se), y, within(ours.mean + 2 * ours.se), y),
    path(`here-mark${state}`, d),
  ];
}

const px = (value: number): string => value.toFixed(1);

/** Half the width of a verdict's words with their glyph, in px. */
const halfWidth = (words: string): number => Math.max(48, 3 * words.length);

/** The verdict under the gap, within the column: the empty glyph where even the order is lost. */
function gapWords(
  verdict: Exclude<CellVerdict, 'reproduced'>,
  middle: number,
  y: number,
  [left, right]: Edges,
): Shape[] {
  const name = verdictName(verdict);
  const half = halfWidth(name);
  const x = Math.max(left + half, Math.min(right - half, middle));
  const words = text('note', x + 6, y + 19, name, 'middle');
  return verdict === 'order reproduced' ? [words] : [circle('verdict', x - half + 6, y + 15, 3.6), words];
}
