import { type Command, Option } from 'commander';
import { CliError } from '../io.ts';
import { COMPARE_FORMATS } from './comparison-report.ts';
import type { ReportFormat } from './work.ts';

/** How a comparison is printed. */
export interface ComparisonFlags {
  readonly format: ReportFormat;
  readonly figure: 'sheet' | 'regret';
  readonly columns?: '1' | '2';
  readonly theory?: boolean;
}

/** The flags of every command that prints a comparison. */
export const addComparisonFlags = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '--format <format>',
        'how the tables are printed; csv: several tables, each below a line “# caption”; latex: one table as wide as a column of a paper, latex-long: all of them; methods: a paragraph for a paper; seeds: every seed as CSV, a column for each lane, then measure and step, no caption; json with every value; svg: a picture, see --figure; plotly: a figure that plotly.io.from_json opens, every seed with its link',
      )
        .choices(COMPARE_FORMATS)
        .default('table'),
    )
    .addOption(
      new Option(
        '--figure <figure>',
        'with --format svg or plotly: the whole sheet (plotly: every seed), or regret over time with its band',
      )
        .choices(['sheet', 'regret'])
        .default('sheet'),
    )
    .addOption(
      new Option(
        '--columns <n>',
        'with --format svg --figure regret: how many columns of a paper it is wide (default: 2)',
      ).choices(['1', '2']),
    )
    .option(
      '--theory',
      'with --format svg --figure regret: the floor of all lanes and the papers’ bounds on the scenario’s own run, on a logarithmic axis',
    );

/** Throws CliError where a figure is asked for that is no picture. */
export function formatOf({ format, figure, columns, theory = false }: ComparisonFlags): ReportFormat {
  const flag = theory ? '--theory' : columns && '--columns';
  if (flag && (figure === 'sheet' || format !== 'svg'))
    throw new CliError(`${flag} goes with --format svg --figure regret; leave it out`);
  if (figure === 'sheet') return format;
  if (format === 'plotly') return 'plotly-regret';
  if (format !== 'svg')
    throw new CliError(`--figure regret needs --format svg or plotly, got --format ${format}`);
  return `svg-regret${columns === '1' ? '-narrow' : ''}${theory ? '-theory' : ''}`;
}
