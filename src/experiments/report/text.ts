import type { Cell } from './cell.ts';
import type { Report, ResetHistogram } from './report.ts';
import { type Figure, verdictWords } from './verdict.ts';

const BLOCKS = '▁▂▃▄▅▆▇█';
const WIDEST_HISTOGRAM = 60;

/** A report for people: the setting, a table per measure, the histograms, and a verdict per claim. */
export function reportText(report: Report): string {
  const { id, title, source, runs, engineVersion, backend, setting, cells, claims } = report;
  return [
    `${id}: ${title}`,
    source,
    '',
    `Setting (${runs} runs, engine ${engineVersion}, ${backend})`,
    ...setting.map((sentence) => `  ${sentence}`),
    ...tablesOf(cells).flatMap((table) => ['', ...tableLines(table)]),
    ...histogramsOf(report).flatMap((lines) => ['', ...lines]),
    '',
    'Claims',
    ...claims.flatMap((claim) => [
      `  ${claim.verdict.toUpperCase()}: ${claim.text}${claim.ours ? ' (our own reading)' : ''}`,
      ...(claim.verdict === 'undecided' ? [`      ${verdictWords(claim, runs)}`] : []),
      `      ${claim.detail}`,
      ...(claim.reason ? [`      ${claim.reason}`] : []),
    ]),
    '',
  ].join('\n');
}

/** The cells of one measure, in words. */
export interface TextTable {
  readonly measure: string;
  readonly rows: readonly CellText[];
}

interface CellText {
  readonly row: string;
  readonly column: string;
  /** "–" where the paper prints nothing. */
  readonly paper: string;
  /** Mean ± standard error. */
  readonly ours: string;
  readonly n: string;
  /** "–" where there is nothing to compare with. */
  readonly verdict: string;
}

/** The cells of each measure, in the order in which the cells name them. */
export function byMeasure(cells: readonly Cell[]): { readonly measure: string; readonly cells: Cell[] }[] {
  const measures = [...new Set(cells.map(({ measure }) => measure))];
  return measures.map((measure) => ({ measure, cells: cells.filter((cell) => cell.measure === measure) }));
}

/** A table per measure. */
export const tablesOf = (cells: readonly Cell[]): TextTable[] =>
  byMeasure(cells).map(({ measure, cells }) => ({ measure, rows: cells.map(cellText) }));

function cellText({ row, column, paper, ours, verdict }: Cell): CellText {
  return {
    row,
    column,
    paper: paper ? figureText(paper) : '–',
    ours: `${figure(ours.mean)} ± ${figure(ours.se)}`,
    n: String(ours.n),
    verdict: verdict ?? '–',
  };
}

function tableLines({ measure, rows }: TextTable): string[] {
  const head = ['', '', 'paper', 'ours ± standard error', 'n', 'verdict'];
  const body = rows.map((cell) => [cell.row, cell.column, cell.paper, cell.ours, cell.n, cell.verdict]);
  return [measure, ...aligned([head, ...body])];
}

function figureText({ mean, std }: Figure): string {
  return std === null ? figure(mean) : `${figure(mean)} (std ${figure(std)})`;
}

/** Steps between resets, and steps of the run at which they come, each a block of lines; none where not reported. */
export function histogramsOf({
  resetTimes = [],
  resetSteps = [],
}: Pick<Report, 'resetTimes' | 'resetSteps'>) {
  const blocks = [
    histogramLines('Steps between resets', resetTimes),
    histogramLines('Steps of the run at which resets come', resetSteps),
  ];
  return blocks.filter((lines) => lines.length > 0);
}

/** Bars of text, a line per row and column under a heading; none without histograms. */
function histogramLines(heading: string, histograms: readonly ResetHistogram[]): string[] {
  if (histograms.length === 0) return [];
  const longest = Math.max(...histograms.map(({ counts }) => counts.length));
  const width = Math.ceil(longest / WIDEST_HISTOGRAM);
  const rows = histograms.map(({ row, column, counts }) => [row, column, bars(counts, width)]);
  const each = width === 1 ? 'one bar per step' : `one bar per ${width} steps`;
  return [`${heading} (${each}, from 1)`, ...aligned(rows)];
}

/** The counts, `width` to a bar, each bar relative to the highest. */
function bars(counts: readonly number[], width: number): string {
  const sums = Array.from({ length: Math.ceil(counts.length / width) }, (_, i) =>
    counts.slice(i * width, (i + 1) * width).reduce((sum, count) => sum + count, 0),
  );
  const highest = Math.max(...sums);
  return sums
    .map((sum) => (sum === 0 ? ' ' : BLOCKS[Math.ceil((sum / highest) * BLOCKS.length) - 1]))
    .join('');
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) => `  ${row.map((cell, i) => cell.padEnd(widths[i])).join('  ')}`.trimEnd());
}

/** Three decimals for averages, fewer for large totals. */
export function figure(value: number): string {
  const size = Math.abs(value);
  return value.toFixed(size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3);
}
