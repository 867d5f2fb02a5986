import { exactJson } from '../../engine/json.ts';
import type { Cell } from '../../experiments/report/cell.ts';
import type { Report } from '../../experiments/report/report.ts';
import { figure } from '../../experiments/report/text.ts';
import { type Table, type TableFormat, writeTables } from '../../sheet/formats.ts';

const HEAD = ['row', 'column', 'paper', 'paper std', 'ours', 'standard error', 'n', 'verdict'];

/** A reproduction's figures, a table for each measure, and its claims; as CSV with every digit. */
export function reproducedTables(report: Report, format: Exclude<TableFormat, 'table'>): string {
  const { id, cells, claims } = report;
  const digits = format === 'csv' ? exactJson : figure;
  const measures = [...new Set(cells.map(({ measure }) => measure))];
  const figures = measures.map(
    (measure): Table => ({
      caption: `${id}: ${measure}`,
      rows: [HEAD, ...cells.filter((cell) => cell.measure === measure).map((cell) => rowOf(cell, digits))],
    }),
  );
  const judged: Table = {
    caption: `${id}: claims`,
    rows: [
      ['claim', 'verdict', 'found'],
      ...claims.map(({ text, verdict, detail }) => [text, verdict, detail]),
    ],
  };
  return writeTables([...figures, judged], format);
}

/** "–" where the paper prints nothing, or there is nothing to compare with. */
function rowOf({ row, column, paper, ours, verdict }: Cell, digits: (value: number) => string): string[] {
  const printed = [paper?.mean, paper?.std].map((value) => (typeof value === 'number' ? digits(value) : '–'));
  return [row, column, ...printed, digits(ours.mean), digits(ours.se), String(ours.n), verdict ?? '–'];
}
