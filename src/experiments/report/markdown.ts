import {
  cautionsOf,
  commandOf,
  inOrder,
  NO_VERDICT,
  origin,
  type Recorded,
  reasonOf,
  shownVerdict,
  verdictCounts,
} from './recorded.ts';
import { histogramsOf, type TextTable, tablesOf } from './text.ts';
import { verdictWords } from './verdict.ts';

/** The recorded reports as Markdown, a section each, with its picture beside the document (`<folder>/<id>.svg`). */
export function resultsMarkdown(reports: readonly Recorded[], folder = 'reproductions'): string {
  if (reports.length === 0) return 'No result has been recorded yet.\n';
  return inOrder(reports)
    .map((report) => section(report, folder))
    .join('\n');
}

function section(report: Recorded, folder: string): string {
  const { id, title, source, setting, claims, cells } = report;
  return `${[
    `### ${title} (\`${id}\`)`,
    '',
    `${source}. ${sentence(verdictCounts(report))} ${sentence(origin(report))}`,
    '',
    ...cautionsOf(report).flatMap((says) => [`**${says}**`, '']),
    `![${title}: the paper’s figures and ours](${folder}/${id}.svg)`,
    '',
    '```sh',
    commandOf(report),
    '```',
    '',
    ...table([
      ['verdict', 'claim', 'numbers'],
      ...claims.map((claim) => {
        const numbers = [reasonOf(report, claim), claim.detail].filter(Boolean).join(' ');
        const verdict = shownVerdict(report, claim) ? verdictWords(claim, report.runs) : NO_VERDICT;
        return [verdict, `${claim.text}${claim.ours ? ' (our own reading)' : ''}`, numbers];
      }),
    ]),
    '',
    '<details><summary>Setting and all figures</summary>',
    '',
    ...setting.map((line) => `- ${line}`),
    ...tablesOf(cells).flatMap(figures),
    ...histogramsOf(report).flatMap((lines) => ['', '```', ...lines, '```']),
    '',
    '</details>',
  ].join('\n')}\n`;
}

const sentence = (text: string): string => `${text[0].toUpperCase()}${text.slice(1)}.`;

function figures({ measure, rows }: TextTable): string[] {
  const body = rows.map((cell) => [cell.row, cell.column, cell.paper, cell.ours, cell.n, cell.verdict]);
  return ['', ...table([[measure, '', 'paper', 'ours ± s.e.', 'n', 'verdict'], ...body])];
}

function table([head, ...body]: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)];
}
