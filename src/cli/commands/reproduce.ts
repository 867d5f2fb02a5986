import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import { EXPERIMENTS } from '../../experiments/registry.ts';
import type { Experiment } from '../../experiments/spec.ts';
import { type DatasetTable, loadBackend } from '../../index.ts';
import { archivedChoice } from '../engines/choice.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { readTable } from '../scenario-file.ts';
import { MOST_REPLICATES } from '../work/open-order.ts';
import { addPlanFlags } from '../work/plan-flags.ts';
import {
  knownExperiment,
  REPRODUCE_FORMATS,
  reproduceWork,
  requireTakesTable,
} from '../work/reproduce-work.ts';
import { type PlanFlags, runWork } from '../work/run-work.ts';
import type { ReportFormat } from '../work/work.ts';

interface ReproduceFlags extends PlanFlags {
  readonly runs?: string;
  readonly csv?: string;
  readonly json?: boolean;
  readonly format?: ReportFormat;
}

/** `driftlab reproduce`: a paper's table or figure, run again and set beside the paper. */
export function addReproduce(program: Command, io: Io, setStatus: (status: number) => void): void {
  const command = program
    .command('reproduce')
    .description('run the experiment behind a table or figure of a paper; without an id, list them')
    .argument('[id]', 'the experiment')
    .option('--runs <n>', 'number of replicates (default: stated by each experiment)')
    .option('--csv <file>', 'the table, for experiments on data: rows are times, columns are arms')
    .option('--json', 'print the report as JSON, as --format json does')
    .addOption(
      new Option(
        '--format <format>',
        'table: the report for people (default); csv, markdown, latex: its figures and claims as tables; json: all of it; plotly: its first picture on the page, a figure that plotly.io.from_json opens',
      )
        .choices(REPRODUCE_FORMATS)
        .conflicts('json'),
    );
  addPlanFlags(command).action(async (id: string | undefined, flags: ReproduceFlags) => {
    if (id === undefined) list(flags, io);
    else setStatus(await reproduce(id, flags, io));
  });
}

function list(flags: ReproduceFlags, io: Io): void {
  const [flag] = Object.keys(flags);
  if (flag !== undefined)
    throw new CliError(`--${flag} goes with an experiment; \`driftlab reproduce\` alone lists them`);
  io.stdout(listText());
}

function listText(): string {
  return EXPERIMENTS.map(
    ({ id, title, runs, design }) =>
      `${id}  ${title} (${runs} runs${typeof design === 'function' ? ', needs --csv' : ''})\n`,
  ).join('');
}

async function reproduce(id: string, flags: ReproduceFlags, io: Io): Promise<number> {
  const experiment = knownExperiment(id);
  const runs = integerFlag('--runs', flags.runs ?? String(experiment.runs), 2, MOST_REPLICATES);
  const { csv, out } = flags;
  if (out !== undefined && csv !== undefined) refuseInputs(io, out, [csv]);
  const table = csv === undefined ? undefined : tableFor(experiment, csv, io);
  const backend = await loadBackend();
  const engine = archivedChoice(io);
  const order = {
    command: 'reproduce',
    id,
    runs,
    ...(table && { table }),
    ...(engine && { engine }),
  } as const;
  const format = flags.format ?? (flags.json ? 'json' : 'table');
  return runWork(reproduceWork(order, backend), flags, format, backend, io);
}

function tableFor(experiment: Experiment, csv: string, io: Io): DatasetTable {
  requireTakesTable(experiment);
  return { ...readTable({ file: csv }, '.', io), name: basename(csv) };
}
