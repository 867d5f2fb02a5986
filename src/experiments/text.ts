import type { Cell, Report, ResetHistogram } from './report.ts';
import type { Figure } from './verdict.ts';

const BLOCKS = '▁▂▃▄▅▆▇█';
const WIDEST_HISTOGRAM = 60;

/** A report for people: the setting, a table per measure, the histograms, and a verdict per claim. */
export function reportText(report: Report): string {
  const { id, title, source, runs, engineVersion, backend, setting, cells, claims } = report;
  const measures = [...new Set(cells.map(({ measure }) => measure))];
  return [
    `${id}: ${title}`,
    source,
    '',
    `Setting (${runs} runs, engine ${engineVersion}, ${backend})`,
    ...setting.map((sentence) => `  ${sentence}`),
    ...measures.flatMap((measure) => ['', ...measureLines(cells.filter((cell) => cell.measure === measure))]),
    ...histogramLines(report.resetTimes ?? []),
    '',
    'Claims',
    ...claims.flatMap(({ text, verdict, detail }) => [
      `  ${verdict.toUpperCase()}: ${text}`,
      `      ${detail}`,
    ]),
    '',
  ].join('\n');
}

function measureLines(cells: readonly Cell[]): string[] {
  const head = ['', '', 'paper', 'ours ± standard error', 'n', 'verdict'];
  const body = cells.map(({ row, column, paper, ours, verdict }) => [
    row,
    column,
    paper ? figureText(paper) : '–',
    `${number(ours.mean)} ± ${number(ours.se)}`,
    String(ours.n),
    verdict ?? '–',
  ]);
  return [cells[0].measure, ...aligned([head, ...body])];
}

function figureText({ mean, std }: Figure): string {
  return std === null ? number(mean) : `${number(mean)} (std ${number(std)})`;
}

function histogramLines(histograms: readonly ResetHistogram[]): string[] {
  if (histograms.length === 0) return [];
  const longest = Math.max(...histograms.map(({ counts }) => counts.length));
  const width = Math.ceil(longest / WIDEST_HISTOGRAM);
  const rows = histograms.map(({ row, column, counts }) => [row, column, bars(counts, width)]);
  const each = width === 1 ? 'one bar per step' : `one bar per ${width} steps`;
  return ['', `Steps between resets (${each}, from 1)`, ...aligned(rows)];
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
function number(value: number): string {
  const size = Math.abs(value);
  return value.toFixed(size >= 1000 ? 0 : size >= 100 ? 1 : size >= 10 ? 2 : 3);
}
