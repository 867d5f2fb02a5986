import { exactJson } from '../../engine/json.ts';
import { gridOf } from '../../replicates/map/map-plan.ts';
import { type CellReport, countCells, type MapReport } from '../../replicates/map/map-report.ts';
import { csvRows, type Table } from '../formats.ts';

/** The map as a table: a column for each value across, rows from the top down; in a cell who is left, and the seeds. */
export function mapTable(report: MapReport): Table {
  const { axes, cells } = report;
  const [columns, rows] = gridOf(axes);
  const [across, up] = axes;
  const head = [up ? `${up.path} ↑, ${across.path} →` : `${across.path} →`, ...across.values];
  const body = Array.from({ length: rows }, (_, i) => {
    const row = rows - 1 - i;
    const own = Array.from({ length: columns }, (_, column) => cells[column * rows + row]);
    return [up?.values[row] ?? '', ...own.map((cell) => `${leftText(report, cell) || '–'} ${cell.seeds}`)];
  });
  return { caption: mapCaption(report), rows: [head, ...body] };
}

/** The letters of those that are left, where somebody was struck out. */
export const leftText = ({ lanes }: MapReport, { left, struck }: CellReport): string =>
  struck.length === 0 ? '' : left.map((lane) => lanes[lane].id).join(' ');

export function mapCaption({ cells, alpha, lanes }: MapReport): string {
  const { one, some, none, winners } = countCells(cells);
  const who = winners.map(({ lane, cells: count }) => `${lanes[lane].id} in ${count}`).join(', ');
  return [
    `${cells.length} cells: one lane left in ${one}${who && ` (${who})`}, several left in ${some}, none struck out in ${none}.`,
    'In a cell the lanes that are left, – where none is struck out, and the seeds used.',
    `A lane is struck out where another has less regret R_T more often; with ${100 * (1 - alpha)} % probability no strike on the map is wrong.`,
    'Not struck out does not mean equal.',
  ].join(' ');
}

/** One row for every cell with every digit, as other programs read it. */
export function mapCsv(report: MapReport): string {
  const { axes, lanes, cells } = report;
  const ids = lanes.map(({ id }) => id);
  const pairs = ids.flatMap((a) => ids.filter((b) => b !== a).map((b) => [a, b] as const));
  const head = [
    ...axes.map(({ path }) => path),
    ...['left', 'seeds'],
    ...ids.map((id) => `mean R_T of ${id}`),
    ...ids.flatMap((id) => [`${id} struck out by`, `${id} struck out after`]),
    ...pairs.map(([a, b]) => `seeds in which ${a} is better than ${b}`),
  ];
  const rows = cells.map((cell) => [
    ...cell.values.map((value) => exactJson(value)),
    ...[cell.left.map((lane) => ids[lane]).join(' '), String(cell.seeds)],
    ...cell.means.map((mean) => exactJson(mean)),
    ...ids.flatMap((_, lane) => {
      const fall = cell.struck.find((each) => each.lane === lane);
      return fall ? [ids[fall.by], String(fall.at)] : ['', ''];
    }),
    ...pairs.map(([a, b]) => String(winsOf(cell, ids.indexOf(a), ids.indexOf(b)))),
  ]);
  return csvRows([head, ...rows]);
}

/** In how many seeds a lane has less regret than another. */
export function winsOf({ pairs }: CellReport, lane: number, other: number): number {
  const pair = pairs.find(({ lanes: [a, b] }) => (a === lane && b === other) || (a === other && b === lane));
  if (!pair) return 0;
  return pair.lanes[0] === lane ? pair.a : pair.b;
}
