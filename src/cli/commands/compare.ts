import { type Command, Option } from 'commander';
import { loadBackend } from '../../index.ts';
import type { MeasureId } from '../../replicates/comparison/measures.ts';
import { EXIT } from '../exit-status.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { openSource } from '../scenario-source.ts';
import { COMPARE_FORMATS, compareWork, leftOut } from '../work/compare-work.ts';
import { MOST_REPLICATES } from '../work/open-order.ts';
import { addPlanFlags, ofOption } from '../work/plan-flags.ts';
import { type PlanFlags, runWork } from '../work/run-work.ts';
import type { ReportFormat } from '../work/work.ts';

interface CompareFlags extends PlanFlags {
  readonly replicates?: string;
  readonly of: MeasureId;
  readonly format: ReportFormat;
  readonly figure: 'sheet' | 'regret';
  readonly columns: '1' | '2';
}

const USUAL_REPLICATES = 100;

/** `driftlab compare`: a scenario's lanes over many replicates, with honest statistics. */
export function addCompare(program: Command, io: Io, setStatus: (status: number) => void): void {
  const command = program
    .command('compare')
    .description('hold a scenario’s lanes against each other over many replicates of the same worlds')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .option('--replicates <n>', 'number of replicates, from 0 on (default: as many as the link says, or 100)')
    .addOption(ofOption('average'))
    .addOption(
      new Option(
        '--format <format>',
        'how the tables are printed; csv: several tables, each below a line “# caption”; latex: one table as wide as a column of a paper, latex-long: all of them; methods: a paragraph for a paper; seeds: every seed as CSV, a column for each lane, no caption; json with every value; svg: a picture, see --figure; plotly: a figure that plotly.io.from_json opens, every seed with its link',
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
      new Option('--columns <n>', 'with --figure regret: how many columns of a paper it is wide')
        .choices(['1', '2'])
        .default('2'),
    );
  addPlanFlags(command).action(async (source: string, flags: CompareFlags) =>
    setStatus(await compare(source, flags, io)),
  );
}

async function compare(source: string, flags: CompareFlags, io: Io): Promise<number> {
  const format = formatOf(flags);
  const { scenario, files, told = '' } = openSource(source, io);
  if (flags.out !== undefined) refuseInputs(io, flags.out, files);
  const asked = flags.replicates ?? String(scenario.view.seeds ?? USUAL_REPLICATES);
  const replicates = integerFlag('--replicates', asked, 2, MOST_REPLICATES);
  const backend = await loadBackend();
  const without = leftOut(scenario);
  const work = compareWork({ command: 'compare', scenario, replicates, of: flags.of }, backend);
  if (without !== '') io.stderr(`${without}\n`);
  const status = await runWork(work, flags, format, backend, io);
  if (status === EXIT.done) io.stderr(told);
  return status;
}

/** Throws CliError where a figure is asked for that is no picture. */
function formatOf({ format, figure, columns }: CompareFlags): ReportFormat {
  if (figure === 'sheet') return format;
  if (format === 'plotly') return 'plotly-regret';
  if (format !== 'svg')
    throw new CliError(`--figure regret needs --format svg or plotly, got --format ${format}`);
  return columns === '2' ? 'svg-regret' : 'svg-regret-narrow';
}
