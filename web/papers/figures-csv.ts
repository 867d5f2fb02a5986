import type { Recorded } from '../../src/experiments/report/recorded.ts';

const HEADER = [
  'measure',
  'row',
  'column',
  'paper',
  'paper std',
  'paper runs',
  'ours',
  'ours s.e.',
  'ours std',
  'runs',
  'verdict',
];

/** Every cell of a report as a line, the paper's figure beside ours; empty where there is none. */
export function figuresCsv({ cells }: Pick<Recorded, 'cells'>): string {
  const body = cells.map(({ measure, row, column, paper, ours, verdict }) => [
    measure,
    row,
    column,
    paper?.mean ?? '',
    paper?.std ?? '',
    paper?.n ?? '',
    ours.mean,
    ours.se,
    ours.std,
    ours.n,
    verdict ?? '',
  ]);
  return [HEADER, ...body].map((fields) => `${fields.map(quoted).join(',')}\n`).join('');
}

function quoted(field: string | number): string {
  const text = String(field);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
