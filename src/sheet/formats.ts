/** A table with its caption; cells are text, the first row names the columns. */
export interface Table {
  readonly caption: string;
  readonly rows: readonly (readonly string[])[];
}

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

function asMarkdown({ caption, rows: [head, ...rows] }: Table): string {
  const line = (row: readonly string[]) => `| ${row.map(markdownText).join(' | ')} |\n`;
  const rule = `|${head.map((_, i) => (i === 0 ? '---' : '---:')).join('|')}|\n`;
  return `**${caption}**\n\n${line(head)}${rule}${rows.map(line).join('')}`;
}

/** A name with a bar stays in its cell, and one that looks like a tag is no tag. */
const markdownText = (text: string) => text.replace(/[\\|]/g, '\\$&').replace(/<(?=[a-z/!])/gi, '&lt;');

const asCsv = ({ caption, rows }: Table): string => `# ${caption}\n${csvRows(rows)}`;

/** Rows alone, as every reader of CSV takes them: the first names the columns. */
export function csvRows(rows: Table['rows']): string {
  const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(cell).join(',')}\n`).join('');
}

/** A table for booktabs. */
function asLatex({ caption, rows: [head, ...rows] }: Table): string {
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
  '\\': '\\textbackslash{}',
  '^': '\\textasciicircum{}',
  '~': '\\textasciitilde{}',
  '−': '$-$',
  '–': '--',
  '<': '$<$',
  '≤': '$\\le$',
  '×': '$\\times$',
  '±': '$\\pm$',
  '√': '$\\surd$',
  α: '$\\alpha$',
  β: '$\\beta$',
  γ: '$\\gamma$',
  Δ: '$\\Delta$',
  δ: '$\\delta$',
  ε: '$\\varepsilon$',
  η: '$\\eta$',
  μ: '$\\mu$',
  σ: '$\\sigma$',
};

const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const raised = (signs: string) =>
  `$^{${[...signs].map((sign) => (sign === '⁻' ? '-' : RAISED.indexOf(sign))).join('')}}$`;

/** A text as LaTeX sets it. */
export const latexText = (text: string) =>
  text
    .replace(/[\\{}$&#^_%~−–<≤×±√αβγΔδεημσ]/g, (sign) => LATEX[sign] ?? `\\${sign}`)
    .replace(/[⁻⁰¹²³⁴⁵⁶⁷⁸⁹]+/g, raised)
    .replace(/(\w)\u0304/g, '$\\bar $1$$');

/** How tables are written, by name. */
export const TABLE_FORMATS = { table: asText, csv: asCsv, markdown: asMarkdown, latex: asLatex } as const;
export type TableFormat = keyof typeof TABLE_FORMATS;

/** All tables of a text, one after another. */
export const writeTables = (tables: readonly Table[], format: TableFormat): string =>
  tables.map(TABLE_FORMATS[format]).join('\n');
