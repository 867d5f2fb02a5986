import { basename } from 'node:path';
import type { Command } from 'commander';
import { exactJson } from '../../engine/json.ts';
import { EXPERIMENTS, experimentById } from '../../experiments/registry.ts';
import type { Report } from '../../experiments/report/report.ts';
import { refuseUnrunnable, reproduction } from '../../experiments/report/reproduction.ts';
import { reportText } from '../../experiments/report/text.ts';
import type { Design, Experiment } from '../../experiments/spec.ts';
import { loadBackend } from '../../index.ts';
import { suggestion } from '../../parameters/nearest.ts';
import { cut } from '../../parameters/quoted.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { type PlanFlags, runPlanned } from '../plan-run.ts';
import { readTable } from '../scenario-file.ts';

interface ReproduceFlags extends PlanFlags {
  readonly runs?: string;
  readonly csv?: string;
  readonly json?: boolean;
}

const MOST_RUNS = 100_000;

/** `driftlab reproduce`: a paper's table or figure, run again and set beside the paper. */
export function addReproduce(program: Command, io: Io, setStatus: (status: number) => void): void {
  program
    .command('reproduce')
    .description('run the experiment behind a table or figure of a paper; without an id, list them')
    .argument('[id]', 'the experiment')
    .option('--runs <n>', 'number of replicates (default: stated by each experiment)')
    .option(
      '--workers <k>',
      'worker threads, at most one per processor and job; 0: none (default: as many as processors)',
    )
    .option('--csv <file>', 'the table, for experiments on data: rows are times, columns are arms')
    .option('--json', 'print the report as JSON')
    .option('--out <file>', 'write the report as JSON; until it is done, the file holds the partial results')
    .option('--resume', 'go on from the partial results in --out')
    .action(async (id: string | undefined, flags: ReproduceFlags) => {
      if (id === undefined) io.stdout(listText());
      else setStatus(await reproduce(known(id), flags, io));
    });
}

function listText(): string {
  return EXPERIMENTS.map(
    ({ id, title, runs, design }) =>
      `${id}  ${title} (${runs} runs${typeof design === 'function' ? ', needs --csv' : ''})\n`,
  ).join('');
}

function known(id: string): Experiment {
  const experiment = experimentById(id);
  if (experiment) return experiment;
  const ids = EXPERIMENTS.map((entry) => entry.id);
  throw new CliError(`no experiment is called "${cut(id, 60)}"; ${suggestion(id, ids)}`);
}

async function reproduce(experiment: Experiment, flags: ReproduceFlags, io: Io): Promise<number> {
  const runs = integerFlag('--runs', flags.runs ?? String(experiment.runs), 2, MOST_RUNS);
  if (flags.out !== undefined && flags.csv !== undefined) refuseInputs(io, flags.out, [flags.csv]);
  const design = designOf(experiment, flags.csv, io);
  const backend = await loadBackend();
  const { plan, report } = reproduction(experiment, design, runs, backend);
  refuseUnrunnable(plan, backend);
  return runPlanned<Report>({
    ...{ id: experiment.id, plan, backend, flags, io },
    document: report,
    isReport: (found) =>
      found.id === experiment.id &&
      ['setting', 'cells', 'claims'].every((part) => Array.isArray(found[part])),
    json: reportJson,
    print: (found) => io.stdout(flags.json ? reportJson(found) : reportText(found)),
  });
}

function designOf({ id, design }: Experiment, csv: string | undefined, io: Io): Design {
  if (typeof design !== 'function') {
    if (csv !== undefined) throw new CliError(`${id} runs on drawn functions; leave out --csv`);
    return design;
  }
  if (csv === undefined)
    throw new CliError(`${id} needs --csv with a table: rows are times, columns are arms`);
  return design({ ...readTable({ file: csv }, '.', io), name: basename(csv) });
}

function reportJson(report: Report): string {
  return `${exactJson(report, 2)}\n`;
}
