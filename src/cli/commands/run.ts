import { type Command, Option } from 'commander';
import { NOTHING_PAID, withCauses } from '../../causes/with-causes.ts';
import { widestRecords } from '../../engine/export.ts';
import { loadEngine } from '../../engine/load-engine.ts';
import { columnSamples, type LaneEnd, type LaneSteps, streamScenario } from '../../engine/run-scenario.ts';
import {
  createRunWriter,
  FORMATS,
  type Format,
  type RunWriter,
  type WrittenAbout,
} from '../../engine/run-writer.ts';
import { KEPT, STREAMED } from '../../engine/scenario/settings.ts';
import { createWorld, type Lane, type Parting, partingOf } from '../../index.ts';
import { mostSteps } from '../../policy/response-time.ts';
import { chosenLanes } from '../chosen-lanes.ts';
import { archivedRuns } from '../engines/archived-runs.ts';
import { tellEngine } from '../engines/choice.ts';
import { EXIT } from '../exit-status.ts';
import { integerFlag } from '../flags.ts';
import { unlessInterrupted } from '../interrupt.ts';
import { CliError, type Io, withOutput } from '../io.ts';
import { openInItsEngine, type ScenarioSource } from '../scenario-source.ts';
import { lookout, stepProgress, stoppedText } from '../step-watch.ts';

interface RunFlags {
  readonly lane?: string;
  readonly to?: string;
  readonly replicates: string;
  readonly format: Format;
  readonly causes?: true;
  readonly out?: string;
}

const MOST_REPLICATES = 10_000;

/** `driftlab run`: the records of a scenario. */
export function addRun(program: Command, io: Io, setStatus: (status: number) => void): void {
  program
    .command('run')
    .description('run a scenario and print its records; fingerprints and progress go to standard error')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .option('--lane <i>', 'only this lane: its position from 0, or its letter')
    .option('--to <t>', 'stop after this step (default: the horizon)')
    .option('--replicates <r>', 'how many replicates, numbered from the scenario’s own (0)', '1')
    .addOption(
      new Option(
        '--format <format>',
        'how the records are written; plotly: a figure of the regret, which plotly.io.from_json opens',
      )
        .choices(FORMATS)
        .default('jsonl'),
    )
    .option('--causes', 'add to each record what its regret was paid for (paid_old, paid_noise, …)')
    .option('--out <file>', 'write to a file instead of standard output')
    .action(async (source: string, flags: RunFlags) => {
      setStatus(await run(openInItsEngine(source, io, flags.causes ? KEPT : STREAMED), flags, io));
    });
}

async function run(source: ScenarioSource, flags: RunFlags, io: Io): Promise<number> {
  const { scenario, fingerprints, trails, files, told = '' } = source;
  const lanes = chosenLanes(scenario, flags.lane);
  const last = mostSteps(scenario);
  const to = flags.to === undefined ? last : integerFlag('--to', flags.to, 1, last);
  const replicates = integerFlag('--replicates', flags.replicates, 1, MOST_REPLICATES);
  if (scenario.engine && to < last)
    throw new CliError(`--to: engine ${scenario.engine}, archived, runs to the horizon`);
  if (scenario.engine && flags.causes)
    throw new CliError(
      `--causes: engine ${scenario.engine}, archived, does not tell what its regret was paid for`,
    );
  const onStep = stepProgress(lanes.length * replicates * to, io);
  const { runs, setup } = await (scenario.engine ? archived : today)(source, flags.format, {
    ...{ lanes, to, replicates, onStep },
    causes: flags.causes === true,
    io,
  });
  const comparable = ({ replicate }: RunMark) => replicate === scenario.replicate && to === last;
  const expected = (run: RunMark) => (comparable(run) ? fingerprints[run.lane.id] : undefined);
  const done = await unlessInterrupted(
    (signal) =>
      withOutput(io, flags.out, files, (out) =>
        writeRuns(runs, createRunWriter(flags.format, setup, out), signal),
      ),
    lanes,
  );
  if (!done) {
    io.stderr(stoppedText(flags.out));
    return EXIT.interrupted;
  }
  const trail = (run: RunMark) => (expected(run) ? trails?.[run.lane.id] : undefined);
  const prints = done.map((run) => fingerprintLine(run, expected(run), trail(run)));
  const cut = to < last && Object.keys(fingerprints).length > 0;
  const unheld = cut ? `not compared with the link, whose fingerprints are after step ${last}\n` : '';
  io.stderr([told, ...prints, unheld].join(''));
  const differs = (run: RunMark) => expected(run) !== undefined && expected(run) !== run.fingerprint;
  return done.some(differs) ? EXIT.differs : EXIT.done;
}

/** What is to be run. */
interface Wanted {
  readonly lanes: readonly Lane[];
  readonly to: number;
  readonly replicates: number;
  readonly onStep: () => void;
  readonly causes: boolean;
  readonly io: Io;
}

/** Runs, each step made when its record is asked for, and what a text says beside their records. */
interface Prepared {
  readonly runs: Iterable<LaneSteps>;
  readonly setup: WrittenAbout;
}

async function today(
  { scenario, trails }: ScenarioSource,
  format: Format,
  { lanes, to, replicates, onStep, causes }: Wanted,
): Promise<Prepared> {
  const backend = await loadEngine(lanes);
  const marks = trails !== undefined;
  const first = format === 'csv' ? columnSamples(scenario, lanes, backend) : [];
  const samples = causes ? first.map((record) => ({ ...record, paid: NOTHING_PAID })) : first;
  const changes = format === 'plotly' ? createWorld(scenario, backend).changePoints : undefined;
  const runs = streamScenario(scenario, backend, { lanes, to, replicates, onStep, marks });
  return {
    runs: causes ? withCauses(scenario, runs, backend) : runs,
    setup: { scenario, backend: backend.name, samples, changes },
  };
}

async function archived({ scenario }: ScenarioSource, _: Format, wanted: Wanted): Promise<Prepared> {
  const { runs, records, backend, changes } = await archivedRuns(scenario, wanted, wanted.io);
  tellEngine(scenario, wanted.io);
  return { runs, setup: { scenario, backend, samples: widestRecords(records), changes } };
}

/** "; it differs from step 61 on", or nothing where the link does not say. */
function partingWords(parting: Parting | null): string {
  if (!parting) return '';
  const { from, to } = parting;
  return from === to
    ? `; it differs from step ${from} on`
    : `; it differs from a step between ${from} and ${to} on`;
}

/** Which run it was, and what it hashes to; the records are written and forgotten. */
type RunMark = Omit<LaneSteps, 'records'> & LaneEnd;

async function writeRuns(
  runs: Iterable<LaneSteps>,
  writer: RunWriter,
  signal: AbortSignal,
): Promise<RunMark[]> {
  const done: RunMark[] = [];
  const look = lookout(signal);
  for (const run of runs) {
    const { lane, replicate } = run;
    writer.begin(run);
    const end = await writeSteps(run, writer, look);
    writer.finish(end.fingerprint);
    done.push({ lane, replicate, ...end });
  }
  writer.end();
  return done;
}

async function writeSteps(
  { records }: LaneSteps,
  writer: RunWriter,
  look: () => Promise<void> | null,
): Promise<LaneEnd> {
  for (;;) {
    const { done, value } = records.next();
    if (done) return value;
    writer.add(value);
    const pause = look();
    if (pause) await pause;
  }
}

function fingerprintLine(
  { lane, replicate, fingerprint, marks, steps, waits }: RunMark,
  known: string | undefined,
  trail: string | undefined,
): string {
  const parting = trail === undefined ? null : partingOf(marks, trail);
  const verdict =
    known === undefined
      ? ''
      : known === fingerprint
        ? ', identical to the link'
        : `, but the link says ${known}${partingWords(parting)}`;
  const pause = waits ? `, waits at step ${steps + 1} for a choice` : '';
  return `fingerprint ${lane.id} replicate ${replicate} ${fingerprint}${verdict}${pause}\n`;
}
