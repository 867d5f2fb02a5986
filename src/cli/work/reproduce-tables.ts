import { exactJson } from '../../engine/json.ts';
import type { Cell } from '../../experiments/report/cell.ts';
import type { Report } from '../../experiments/report/report.ts';
import { byMeasure, figure } from '../../experiments/report/text.ts';
import { type Table, type TableFormat, writeTables } from '../../index.ts';

const HEAD = ['row', 'column', 'paper', 'paper std', 'ours', 'standard error', 'n', 'verdict'];

/** A reproduction's figures, a table for each measure, and its claims; as CSV with every digit. */
export function reproducedTables(report: Report, format: Exclude<TableFormat, 'table'>): string {
  const { id, cells, claims } = report;
  const digits = format === 'csv' ? exactJson : figure;
  const missing = format === 'csv' ? '' : '–';
  const figures = byMeasure(cells).map(
    ({ measure, cells }): Table => ({
      caption: `${id}: ${measure}`,
      rows: [HEAD, ...cells.map((cell) => rowOf(cell, digits, missing))],
    }),
  );
  const judged: Table = {
    caption: `${id}: claims`,
    rows: [
      ['claim', 'whose', 'verdict', 'runs that would decide', 'found', 'why'],
      ...claims.map((claim) => [
        claim.text,
        claim.ours ? 'ours' : 'the paper’s',
        claim.verdict,
        claim.runsNeeded ? String(claim.runsNeeded) : missing,
        claim.detail,
        claim.reason ?? '',
      ]),
    ],
  };
  return writeTables([...figures, judged], format);
}

/** @param missing stands where the paper prints nothing, or there is nothing to compare with */
function rowOf(
  { row, column, paper, ours, verdict }: Cell,
  digits: (value: number) => string,
  missing: string,
): string[] {
  const printed = [paper?.mean, paper?.std].map((value) =>
    typeof value === 'number' ? digits(value) : missing,
  );
  return [row, column, ...printed, digits(ours.mean), digits(ours.se), String(ours.n), verdict ?? missing];
}
