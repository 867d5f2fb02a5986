import { type Command, Option } from 'commander';
import { loadEngine } from '../../engine/load-engine.ts';
import { LARGEST_MOST, MAP_BATCH, USUAL_MOST } from '../../replicates/map/map-plan.ts';
import { parseAxis } from '../../replicates/sweep/axes.ts';
import { tellEngine } from '../engines/choice.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { openInItsEngine } from '../scenario-source.ts';
import { MAP_FORMATS, mapPart, mapWork } from '../work/map-work.ts';
import { addPlanFlags } from '../work/plan-flags.ts';
import { type PlanFlags, requireHere, requireOut, requireQueueAlone, threadsOf } from '../work/run-work.ts';
import { parseShard, runPart } from '../work/shard-run.ts';
import { runIntoFile } from '../work/whole-run.ts';
import type { ReportFormat } from '../work/work.ts';

interface MapFlags extends PlanFlags {
  readonly across?: string;
  readonly up?: string;
  readonly most: string;
  readonly format: ReportFormat;
}

/** `driftlab map`: which lane is more often better, for every combination of two numbers of a scenario. */
export function addMap(program: Command, io: Io, setStatus: (status: number) => void): void {
  const command = program
    .command('map')
    .description('show who wins where: strike out lanes for every combination of one or two numbers')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .option(
      '--across <path=values>',
      'a number of the scenario’s JSON and the values it takes: objective.parameters.rate=0.001,0.01,0.1',
    )
    .option('--up <path=values>', 'the same for the other axis; without it the map is a strip')
    .option('--most <n>', `seeds at which a cell ends, a multiple of ${MAP_BATCH}`, String(USUAL_MOST))
    .addOption(
      new Option(
        '--format <format>',
        'table, markdown, latex: who is left in each cell; csv: a row for every cell; json: everything; svg: the picture; plotly: a figure that plotly.io.from_json opens',
      )
        .choices(MAP_FORMATS)
        .default('table'),
    );
  addPlanFlags(command).action(async (source: string, flags: MapFlags) =>
    setStatus(await map(source, flags, io)),
  );
}

async function map(source: string, flags: MapFlags, io: Io): Promise<number> {
  const { scenario, files } = openInItsEngine(source, io);
  if (flags.across === undefined)
    throw new CliError('--across is missing; write --across noiseVariance=0.01,0.1');
  requireOut(flags);
  requireQueueAlone(flags);
  if (flags.out !== undefined) refuseInputs(io, flags.out, files);
  const axes = [flags.across, ...(flags.up === undefined ? [] : [flags.up])].map(parseAxis);
  const most = integerFlag('--most', flags.most, MAP_BATCH, LARGEST_MOST);
  const order = { scenario, axes, most };
  requireHere(scenario, flags);
  const { out, queue, resume = false } = flags;
  const backend = await loadEngine(scenario.lanes);
  const settings = { workers: threadsOf(flags.workers), queue, out, backend, io };
  const file = { io, out, resume };
  if (flags.shard !== undefined) {
    const shard = parseShard(flags.shard);
    return runPart(mapPart(order, shard, settings), shard, file);
  }
  const work = mapWork(order, settings);
  tellEngine(scenario, io);
  return runIntoFile(work, flags.format, file);
}
