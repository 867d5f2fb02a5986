import { type Command, Option } from 'commander';
import { exactJson } from '../../engine/json.ts';
import { loadEngine } from '../../engine/load-engine.ts';
import {
  type Backend,
  createWorld,
  ENGINE_VERSION,
  type Lane,
  runFacts,
  runScenario,
  type Scenario,
} from '../../index.ts';
import { WARNING } from '../../theory/report.ts';
import { csvOfBounds, type LaneBounds, laneBounds, textOfBounds } from '../bounds.ts';
import { chosenLanes } from '../chosen-lanes.ts';
import { CliError, type Io, withOutput } from '../io.ts';
import { openSource } from '../scenario-source.ts';

interface BoundsFlags {
  readonly lane?: string;
  readonly json?: boolean;
  readonly format?: 'text' | 'json' | 'csv';
  readonly out?: string;
}

/** `driftlab bounds`: the theorems beside a run. */
export function addBounds(program: Command, io: Io): void {
  program
    .command('bounds')
    .description(
      'hold the papers’ regret bounds against a run: assumptions, bound, realised regret; and the floor that no policy beats on average, where one is known',
    )
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .option('--lane <i>', 'only this lane: its position from 0, or its letter')
    .addOption(
      new Option('--format <format>', 'text; json with everything; csv with one row a step')
        .choices(['text', 'json', 'csv'])
        .default('text'),
    )
    .addOption(new Option('--json', 'the same as --format json').conflicts('format'))
    .option('--out <file>', 'write to a file instead of standard output')
    .action(async (source: string, flags: BoundsFlags) => {
      const { scenario, files } = openSource(source, io);
      const lanes = chosenLanes(scenario, flags.lane);
      const backend = await loadEngine(scenario.lanes);
      const format = flags.json ? 'json' : (flags.format ?? 'text');
      await withOutput(io, flags.out, files, (out) =>
        out.write(textIn(format, allBounds(scenario, lanes, backend))),
      );
      if (format === 'csv') io.stderr(`${WARNING}\n`);
    });
}

function allBounds(scenario: Scenario, lanes: readonly Lane[], backend: Backend): LaneBounds[] {
  const world = createWorld(scenario, backend);
  const found: LaneBounds[] = [];
  for (const { lane, records, waits } of runScenario(scenario, backend, { lanes })) {
    if (waits)
      throw new CliError(
        `lane ${lane.id} waits at step ${records.length + 1} for a choice; bounds are held against a whole run`,
      );
    found.push(laneBounds(lane, records, runFacts(scenario, lane, world, records, backend)));
  }
  return found;
}

function textIn(format: NonNullable<BoundsFlags['format']>, found: readonly LaneBounds[]): string {
  if (format === 'json')
    return `${exactJson({ engine: ENGINE_VERSION, warning: WARNING, lanes: found }, 1)}\n`;
  return format === 'csv' ? csvOfBounds(found) : textOfBounds(found);
}
