import { type Command, Option } from 'commander';
import type { Scenario } from '../../contracts/scenario.ts';
import type { Fingerprints } from '../../engine/link/link.ts';
import { type LaneRun, runScenario } from '../../engine/run-scenario.ts';
import { loadBackend } from '../../gp/index.ts';
import { chosenLanes } from '../chosen-lanes.ts';
import { integerFlag } from '../flags.ts';
import { createRunWriter, FORMATS, type Format } from '../formats.ts';
import { type Io, openOutput } from '../io.ts';
import { openSource } from '../scenario-source.ts';

interface RunFlags {
  readonly lane?: string;
  readonly to?: string;
  readonly replicates: string;
  readonly format: Format;
  readonly out?: string;
}

const MOST_REPLICATES = 10_000;
/** From this many steps on, a run reports its progress. */
const LONG_RUN = 2000;

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
      new Option('--format <format>', 'how the records are written').choices(FORMATS).default('jsonl'),
    )
    .option('--out <file>', 'write to a file instead of standard output')
    .action(async (source: string, flags: RunFlags) => {
      const { scenario, fingerprints } = openSource(source, io);
      setStatus(await run(scenario, fingerprints, flags, io));
    });
}

async function run(scenario: Scenario, expected: Fingerprints, flags: RunFlags, io: Io): Promise<number> {
  const lanes = chosenLanes(scenario, flags.lane);
  const to = flags.to === undefined ? scenario.horizon : integerFlag('--to', flags.to, 1, scenario.horizon);
  const replicates = integerFlag('--replicates', flags.replicates, 1, MOST_REPLICATES);
  const backend = await loadBackend();
  const onStep = progress(lanes.length * replicates * to, io);
  const runs = runScenario(scenario, backend, { lanes, to, replicates, onStep });
  // The first run may still be refused: it comes before the file is touched.
  const first = runs.next();
  const out = openOutput(io, flags.out);
  const writer = createRunWriter(flags.format, scenario, backend.name, out);
  const reports: string[] = [];
  let differs = false;
  for (let next = first; !next.done; next = runs.next()) {
    writer.add(next.value);
    const known =
      next.value.replicate === scenario.replicate && to === scenario.horizon
        ? expected[next.value.lane.id]
        : undefined;
    differs ||= known !== undefined && known !== next.value.fingerprint;
    reports.push(fingerprintLine(next.value, known));
  }
  writer.end();
  out.close();
  io.stderr(reports.join(''));
  return differs ? 1 : 0;
}

/** Says after each tenth of a long job how far it is. */
function progress(total: number, io: Io): () => void {
  let done = 0;
  return () => {
    const before = Math.floor((10 * done) / total);
    done++;
    const tenths = Math.floor((10 * done) / total);
    if (total >= LONG_RUN && tenths > before) io.stderr(`${10 * tenths} % of ${total} steps\n`);
  };
}

function fingerprintLine(
  { lane, replicate, fingerprint, records, waits }: LaneRun,
  known: string | undefined,
): string {
  const verdict =
    known === undefined
      ? ''
      : known === fingerprint
        ? ', identical to the link'
        : `, but the link says ${known}`;
  const pause = waits ? `, waits at step ${records.length + 1} for a choice` : '';
  return `fingerprint ${lane.id} replicate ${replicate} ${fingerprint}${verdict}${pause}\n`;
}
