import { basename } from 'node:path';
import { type Command, Option } from 'commander';
import { loadEngine } from '../../engine/load-engine.ts';
import { streamScenario } from '../../engine/run-scenario.ts';
import { exportedFile } from '../../export/export-file.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../../export/export-format.ts';
import type { Backend, LaneRun, Scenario, StepRecord } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { mostSteps } from '../../policy/response-time.ts';
import { chosenLanes } from '../chosen-lanes.ts';
import { EXIT } from '../exit-status.ts';
import { integerFlag } from '../flags.ts';
import { unlessInterrupted } from '../interrupt.ts';
import { CliError, type Io, withFile } from '../io.ts';
import { openSource } from '../scenario-source.ts';
import { lookout, stepProgress, stoppedText } from '../step-watch.ts';

interface ExportFlags {
  readonly to: ExportFormat;
  readonly out: string;
  readonly replicates: string;
  readonly lane?: string;
  readonly with?: readonly string[];
  readonly licence?: string;
  readonly date?: string;
}

const MOST_REPLICATES = 10_000;
/** Steps of all runs: all records are held while they are written. */
const MOST_STEPS = 2_000_000;
const LARGEST_OTHER = 64 * 2 ** 20;

/** `driftlab export`: runs in the formats of other programs. */
export function addExport(program: Command, io: Io, setStatus: (status: number) => void): void {
  program
    .command('export')
    .description('run a scenario and write its records for another program')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .addOption(
      new Option(
        '--to <format>',
        'ioh: IOHprofiler’s JSON and .dat in a zip; parquet: one table; ro-crate: scenario, records, link and citation in a zip that describes itself',
      )
        .choices(EXPORT_FORMATS)
        .makeOptionMandatory(),
    )
    .requiredOption('--out <file>', 'the file to write')
    .option('--replicates <r>', 'how many replicates, numbered from the scenario’s own (0)', '1')
    .option('--lane <i>', 'only this lane: its position from 0, or its letter')
    .option(
      '--with <file>',
      'for ro-crate: a report or figure that goes with the run; may be given again',
      (file: string, before: readonly string[] = []) => [...before, file],
    )
    .option(
      '--licence <address>',
      'for ro-crate: the licence of the data (default: says that none is chosen)',
    )
    .option('--date <day>', 'for zip files: the day they carry, 2026-11-22 (default: today)')
    .action(async (source: string, flags: ExportFlags) => setStatus(await exportRun(source, flags, io)));
}

async function exportRun(source: string, flags: ExportFlags, io: Io): Promise<number> {
  const { scenario, files } = openSource(source, io);
  refuseOtherFlags(flags);
  const day = dayOf(flags.date);
  const lanes = chosenLanes(scenario, flags.lane);
  const replicates = integerFlag('--replicates', flags.replicates, 1, MOST_REPLICATES);
  const steps = lanes.length * replicates * mostSteps(scenario);
  if (steps > MOST_STEPS)
    throw new CliError(`--replicates makes ${steps} steps; at most ${MOST_STEPS} are exported at once`);
  const others = otherFiles(flags.with ?? [], io);
  const backend = await loadEngine(scenario.lanes);
  const plan = { scenario, backend, lanes, replicates, onStep: stepProgress(steps, io) };
  const exported = (signal: AbortSignal) =>
    withFile(io, flags.out, [...files, ...(flags.with ?? [])], async (file) => {
      const runs = await runsOf(plan, signal);
      const { licence } = flags;
      const data = await exportedFile(
        flags.to,
        { scenario, backend: backend.name, runs },
        { day, others, ...(licence !== undefined && { licence }) },
      );
      file.write(data);
      return `${runs.length} runs, ${(data.length / 2 ** 20).toFixed(2)} MB: ${flags.out}\n`;
    });
  const done = await unlessInterrupted(exported, lanes);
  io.stderr(done ?? stoppedText(flags.out));
  return done === null ? EXIT.interrupted : EXIT.done;
}

interface Runs {
  readonly scenario: Scenario;
  readonly backend: Backend;
  readonly lanes: Scenario['lanes'];
  readonly replicates: number;
  readonly onStep: () => void;
}

async function runsOf({ scenario, backend, ...options }: Runs, signal: AbortSignal): Promise<LaneRun[]> {
  const look = lookout(signal);
  const runs: LaneRun[] = [];
  for (const { lane, replicate, records } of streamScenario(scenario, backend, { ...options, marks: true })) {
    const kept: StepRecord[] = [];
    let next = records.next();
    for (; !next.done; next = records.next()) {
      kept.push(next.value);
      const pause = look();
      if (pause) await pause;
    }
    runs.push({ lane, replicate, records: kept, ...next.value });
  }
  return runs;
}

/** Throws CliError for a flag that the format has no use for, and for a licence without an address. */
function refuseOtherFlags({ to, with: others, licence, date }: ExportFlags): void {
  if (to === 'parquet' && date !== undefined)
    throw new CliError('--date goes with zip files, --to ioh and ro-crate; leave it out');
  if (to === 'ro-crate') {
    if (licence === undefined || (URL.canParse(licence) && /^https?:/.test(licence))) return;
    throw new CliError(`--licence must be an address, https://…, got ${cut(licence)}`);
  }
  const flag = others ? '--with' : '--licence';
  if (others ?? licence) throw new CliError(`${flag} goes with --to ro-crate; leave it out`);
}

function dayOf(text: string | undefined): string {
  if (text === undefined) return new Date().toISOString().slice(0, 10);
  // 30 February parses, as 2 March.
  const day = /^(19[89]\d|20\d\d)-\d\d-\d\d$/.test(text) ? new Date(text) : new Date(Number.NaN);
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new CliError(`--date must be a day like 2026-11-22, from 1980 on, got ${cut(text)}`);
  return text;
}

/** By their names alone: in the crate they lie beside the run's. */
function otherFiles(paths: readonly string[], io: Io): Record<string, Uint8Array> {
  const names = paths.map((path) => basename(path));
  const own = [
    'ro-crate-metadata.json',
    'scenario.json',
    'records.csv',
    'fingerprints.json',
    'link.txt',
    'citation.bib',
    'citation.txt',
  ];
  const taken = names.find((name, i) => own.includes(name) || names.indexOf(name) < i);
  if (taken !== undefined)
    throw new CliError(`--with ${cut(taken, 60)}: the crate has a file of this name already; rename it`);
  // The library behind the zip keeps files by name in an object.
  if (names.includes('__proto__'))
    throw new CliError('--with __proto__: the crate cannot hold a file of this name; rename it');
  return Object.fromEntries(paths.map((path, i) => [names[i], io.readFile(path, LARGEST_OTHER)]));
}
