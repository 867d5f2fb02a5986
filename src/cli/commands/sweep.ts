import { type Command, Option } from 'commander';
import { loadEngine } from '../../engine/load-engine.ts';
import type { MeasureId } from '../../index.ts';
import { parseAxis } from '../../replicates/sweep/axes.ts';
import { tellEngine } from '../engines/choice.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { openInItsEngine } from '../scenario-source.ts';
import { MOST_REPLICATES } from '../work/open-order.ts';
import { addPlanFlags, ofOption } from '../work/plan-flags.ts';
import { type PlanFlags, runWork } from '../work/run-work.ts';
import { SWEEP_FORMATS, sweepWork } from '../work/sweep-work.ts';
import type { ReportFormat } from '../work/work.ts';

interface SweepFlags extends PlanFlags {
  readonly vary?: readonly string[];
  readonly replicates?: string;
  readonly of: MeasureId;
  readonly format: ReportFormat;
}

const USUAL_REPLICATES = 20;

/** `driftlab sweep`: a scenario's lanes over many replicates for every combination of some of its values. */
export function addSweep(program: Command, io: Io, setStatus: (status: number) => void): void {
  const command = program
    .command('sweep')
    .description('run a scenario’s lanes over many replicates for every combination of the values varied')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .option(
      '--vary <path=values>',
      'a value of the scenario’s JSON and what it is to be: lanes.B.parameters.epsilon=0.01,0.03; lists are parted by “;”; may be given again',
      (text: string, before: readonly string[] = []) => [...before, text],
    )
    .option('--replicates <n>', 'number of replicates, from 0 on (default: as many as the link says, or 20)')
    .addOption(ofOption('average'))
    .addOption(
      new Option(
        '--format <format>',
        'table, markdown, latex: mean, std, n and interval; csv, json: a row for every lane and replicate; plotly: the means over the first value varied, a figure that plotly.io.from_json opens',
      )
        .choices(SWEEP_FORMATS)
        .default('table'),
    );
  addPlanFlags(command).action(async (source: string, flags: SweepFlags) =>
    setStatus(await sweep(source, flags, io)),
  );
}

async function sweep(source: string, flags: SweepFlags, io: Io): Promise<number> {
  const { scenario, files } = openInItsEngine(source, io);
  if (!flags.vary) throw new CliError('--vary is missing; write --vary noiseVariance=0.01,0.1');
  if (flags.out !== undefined) refuseInputs(io, flags.out, files);
  const axes = flags.vary.map(parseAxis);
  const asked = flags.replicates ?? String(scenario.view.seeds ?? USUAL_REPLICATES);
  const replicates = integerFlag('--replicates', asked, 2, MOST_REPLICATES);
  const backend = await loadEngine(scenario.lanes);
  const work = sweepWork({ command: 'sweep', scenario, axes, replicates, of: flags.of }, backend);
  tellEngine(scenario, io);
  return runWork(work, flags, flags.format, backend, io);
}
