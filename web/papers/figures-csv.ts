import type { Cell } from '../../src/experiments/report/cell.ts';
import type { Figures } from './shapes/figures.ts';

const NAMES = ['measure', 'row', 'column', 'paper', 'paper std', 'paper runs'];
const OURS = ['ours', 'ours s.e.', 'ours std', 'runs', 'verdict'];
const HERE = ['this browser', 'this browser s.e.', 'this browser std', 'this browser runs'];

/**
 * Every cell as a line, the paper's figure beside ours; empty where there is none. What this browser has found follows once
 * its runs are done.
 */
export function figuresCsv(figures: Figures): string {
  const here = figures.here?.done ? figures.here : undefined;
  const shown = [...figures.cells, ...(here?.cells ?? [])];
  const keys = [...new Map(shown.map((cell) => [keyOf(cell), cell]))];
  const recorded = byKey(figures.cells);
  const own = byKey(here?.cells ?? []);
  const body = keys.map(([key, cell]) => [
    ...[cell.measure, cell.row, cell.column],
    ...[cell.paper?.mean, cell.paper?.std, cell.paper?.n],
    ...oursOf(recorded.get(key)),
    recorded.get(key)?.verdict,
    ...(here ? oursOf(own.get(key)) : []),
  ]);
  const header = [...NAMES, ...OURS, ...(here ? HERE : [])];
  return [header, ...body]
    .map((fields) => `${fields.map((field) => quoted(field ?? '')).join(',')}\n`)
    .join('');
}

const keyOf = ({ measure, row, column }: Cell): string => JSON.stringify([measure, row, column]);

const byKey = (cells: readonly Cell[]) => new Map(cells.map((cell) => [keyOf(cell), cell]));

const oursOf = (cell: Cell | undefined) => [cell?.ours.mean, cell?.ours.se, cell?.ours.std, cell?.ours.n];

function quoted(field: string | number): string {
  const text = String(field);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
