import type { LaneComparison } from '../../replicates/comparison/compare-lanes.ts';

/** A table with its caption; cells are text, the first row names the columns. */
export interface Table {
  readonly caption: string;
  readonly rows: readonly (readonly string[])[];
}

/** The comparison as three tables: lanes, pairs, ranks. `quantity` names what the values are, with its unit. */
export function tablesOf(comparison: LaneComparison, quantity: string): Table[] {
  const { lanes, pairs, ranks, replicates, level } = comparison;
  const percent = `${100 * level} %`;
  const of = `${quantity}, ${replicates} replicates`;
  const tables = [{ caption: `${of}: mean, ${percent} interval, spread`, rows: laneRows(comparison) }];
  if (pairs.length > 0)
    tables.push({
      caption: `${of}: paired differences a − b, ${percent} intervals`,
      rows: pairRows(comparison),
    });
  if (!ranks) return tables;
  const gap = ranks.criticalDifference;
  const apart = gap === null ? '' : `; closer than ${short(gap)} is not told apart at 5 % (Nemenyi)`;
  const caption = `Mean ranks, 1 is lowest; Friedman p ${ranks.p < SMALLEST_P ? '' : '= '}${pText(ranks.p)}${apart}`;
  const rows = [['lane', 'mean rank'], ...lanes.map(({ name }, i) => [name, short(ranks.meanRanks[i])])];
  return [...tables, { caption, rows }];
}

function laneRows({ lanes }: LaneComparison): string[][] {
  const head = ['lane', 'mean', 'low', 'high', 'sd', 'median'];
  const sorted = lanes.toSorted((a, b) => a.mean - b.mean);
  return [
    head,
    ...sorted.map(({ name, ...values }) => [
      name,
      ...head.slice(1).map((key) => short(values[key as 'mean'])),
    ]),
  ];
}

function pairRows({ lanes, pairs }: LaneComparison): string[][] {
  const head = ['a', 'b', 'mean', 'low', 'high', 'g_z', 'a lower in', 'p', 'p (Holm)', 'p (always valid)'];
  return [
    head,
    ...pairs.map((pair) => [
      lanes[pair.lanes[0]].name,
      lanes[pair.lanes[1]].name,
      short(pair.mean),
      short(pair.low),
      short(pair.high),
      pair.gz === null ? '–' : short(pair.gz),
      `${Math.round(100 * pair.wins)} %`,
      pText(pair.p),
      pText(pair.holm),
      pText(pair.anytime.p),
    ]),
  ];
}

/** Four significant digits. */
const short = (value: number): string => String(Number(value.toPrecision(4)));

/** Below this a p-value is only said to be smaller. */
const SMALLEST_P = 0.0001;
const pText = (p: number): string => (p < SMALLEST_P ? `< ${SMALLEST_P}` : p.toFixed(4));

/** Columns under one another. */
export function asText({ caption, rows }: Table): string {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd();
  return `${caption}\n${rows.map((row) => `  ${line(row)}\n`).join('')}`;
}

export function asMarkdown({ caption, rows: [head, ...rows] }: Table): string {
  const line = (row: readonly string[]) => `| ${row.map(markdownText).join(' | ')} |\n`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---' : '---:')).join('|')}|\n`;
  return `**${caption}**\n\n${line(head)}${rule}${rows.map(line).join('')}`;
}

/** A name with a bar stays in its cell, and one that looks like a tag is no tag. */
const markdownText = (text: string) => text.replace(/[\\|]/g, '\\$&').replace(/<(?=[a-z/!])/gi, '&lt;');

export function asCsv({ caption, rows }: Table): string {
  const cell = (text: string) => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `# ${caption}\n${rows.map((row) => `${row.map(cell).join(',')}\n`).join('')}`;
}

/** A table for booktabs. */
export function asLatex({ caption, rows: [head, ...rows] }: Table): string {
  const line = (row: readonly string[]) => `  ${row.map(latexText).join(' & ')} \\\\\n`;
  return [
    '\\begin{table}\n',
    `  \\caption{${latexText(caption)}}\n`,
    `  \\begin{tabular}{l${'r'.repeat(head.length - 1)}}\n  \\toprule\n`,
    `${line(head)}  \\midrule\n${rows.map(line).join('')}`,
    '  \\bottomrule\n  \\end{tabular}\n\\end{table}\n',
  ].join('');
}

const LATEX: Readonly<Record<string, string>> = {
  '−': '$-$',
  '–': '--',
  '<': '$<$',
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  ε: '$\\varepsilon$',
  δ: '$\\delta$',
  σ: '$\\sigma$',
};

const latexText = (text: string) =>
  text.replace(/[{}$&#_%−–<εδσ\\~^]/g, (sign) => LATEX[sign] ?? `\\${sign}`);
