import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { exactJson } from '../../engine/json.ts';
import { createWorld } from '../../engine/world.ts';
import { EXPERIMENTS, experimentById } from '../../experiments/registry.ts';
import { createReport, type Report } from '../../experiments/report/report.ts';
import { tabulate } from '../../experiments/report/tabulate.ts';
import { reportText } from '../../experiments/report/text.ts';
import type { Design, Experiment } from '../../experiments/spec.ts';
import type { Backend } from '../../gp/backend.ts';
import { loadBackend } from '../../gp/index.ts';
import { suggestion } from '../../parameters/nearest.ts';
import { cut } from '../../parameters/quoted.ts';
import { createLocalPool } from '../../replicates/local-pool.ts';
import { fingerprintPlan } from '../../replicates/partial.ts';
import { type JobResult, jobsOf, type Plan } from '../../replicates/plan.ts';
import type { JobPool } from '../../replicates/pool.ts';
import { type RunOptions, runPlan } from '../../replicates/runner.ts';
import { EXIT } from '../exit-status.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { createNodePool, usefulWorkers } from '../pool/node-pool.ts';
import { progressLines } from '../reproduce/progress.ts';
import { openResultFile } from '../reproduce/result-file.ts';
import { readTable } from '../scenario-file.ts';

interface ReproduceFlags {
  readonly runs?: string;
  readonly workers?: string;
  readonly csv?: string;
  readonly json?: boolean;
  readonly out?: string;
  readonly resume?: boolean;
}

const MOST_RUNS = 100_000;
const MOST_WORKERS = 256;

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
  const { workers, runs } = checkedFlags(experiment, flags);
  if (flags.out !== undefined && flags.csv !== undefined) refuseInputs(io, flags.out, [flags.csv]);
  const design = designOf(experiment, flags.csv, io);
  const tabulation = tabulate(design, runs);
  const { plan } = tabulation;
  const backend = await loadBackend();
  refuseUnrunnable(plan, backend);
  const planKey = fingerprintPlan(plan, backend.name);
  const file =
    flags.out === undefined
      ? null
      : openResultFile(io, flags.out, { id: experiment.id, planKey, plan }, flags.resume ?? false);
  const print = (report: Report) => io.stdout(flags.json ? reportJson(report) : reportText(report));
  if (file?.report) {
    print(file.report);
    return EXIT.done;
  }
  const pool = createPool(plan, workers, file?.known.length ?? 0, backend);
  const results = await untilInterrupt({
    plan,
    pool,
    known: file?.known ?? [],
    onResult: file?.add ?? (() => {}),
    onProgress: progressLines(io),
    now: () => performance.now(),
  });
  if (!results) {
    io.stderr(flags.out ? `stopped; go on with --out ${flags.out} --resume\n` : 'stopped\n');
    return EXIT.interrupted;
  }
  const report = createReport({ experiment, design, tabulation, results, backend: backend.name, planKey });
  file?.finish(reportJson(report));
  print(report);
  return EXIT.done;
}

function createPool(plan: Plan, workers: number, known: number, backend: Backend): JobPool {
  if (workers === 0) return createLocalPool(plan.groups, backend);
  return createNodePool(plan.groups, usefulWorkers(workers, jobsOf(plan).length - known));
}

function checkedFlags({ runs }: Experiment, flags: ReproduceFlags): { workers: number; runs: number } {
  if (flags.resume && flags.out === undefined)
    throw new CliError('--resume needs --out with the file of the earlier run');
  return {
    workers: integerFlag('--workers', flags.workers ?? String(availableParallelism()), 0, MOST_WORKERS),
    runs: integerFlag('--runs', flags.runs ?? String(runs), 2, MOST_RUNS),
  };
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

/** Tables with faults are refused before any work is done or any file touched. Throws ObjectiveError. */
function refuseUnrunnable({ groups }: Plan, backend: Backend): void {
  for (const { scenario } of groups) if (scenario.objective.dataset) createWorld(scenario, backend);
}

/** The results, or null when Ctrl-C stopped the run. */
async function untilInterrupt(options: RunOptions): Promise<JobResult[] | null> {
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop);
  try {
    return await runPlan({ ...options, signal: interrupt.signal });
  } catch (error) {
    if (interrupt.signal.aborted) return null;
    throw error;
  } finally {
    options.pool.close();
    process.off('SIGINT', stop);
  }
}

function reportJson(report: Report): string {
  return `${exactJson(report, 2)}\n`;
}
