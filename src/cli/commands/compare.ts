import type { Command } from 'commander';
import { loadEngine } from '../../engine/load-engine.ts';
import type { MeasureId, Scenario } from '../../index.ts';
import { comparedByIn } from '../../replicates/comparison/comparison-asked.ts';
import { tellEngine } from '../engines/choice.ts';
import { EXIT } from '../exit-status.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { openInItsEngine } from '../scenario-source.ts';
import { type CompareOrder, compareWork, leftOut } from '../work/compare-work.ts';
import { addComparisonFlags, type ComparisonFlags, formatOf } from '../work/comparison-flags.ts';
import { MOST_REPLICATES } from '../work/open-order.ts';
import { addPlanFlags, ofOption } from '../work/plan-flags.ts';
import { type PlanFlags, runWork } from '../work/run-work.ts';
import type { ReportFormat } from '../work/work.ts';

interface CompareFlags extends PlanFlags, ComparisonFlags {
  readonly replicates?: string;
  readonly of?: MeasureId;
  readonly after?: string;
}

const USUAL_REPLICATES = 100;

/** `driftlab compare`: a scenario's lanes over many replicates, with honest statistics. */
export function addCompare(program: Command, io: Io, setStatus: (status: number) => void): void {
  const command = program
    .command('compare')
    .description('hold a scenario’s lanes against each other over many replicates of the same worlds')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .option('--replicates <n>', 'number of replicates, from 0 on (default: as many as the link says, or 100)')
    .addOption(ofOption())
    .option(
      '--after <step>',
      'compare after this step, as if every run had ended there (default: as a comparison’s link says, or the last)',
    );
  addPlanFlags(addComparisonFlags(command)).action(async (source: string, flags: CompareFlags) =>
    setStatus(await compare(source, flags, io)),
  );
}

async function compare(source: string, flags: CompareFlags, io: Io): Promise<number> {
  const format = formatOf(flags);
  const { scenario, files, told = '' } = openInItsEngine(source, io);
  requireDrawn(format, scenario);
  if (flags.out !== undefined) refuseInputs(io, flags.out, files);
  const asked = flags.replicates ?? String(scenario.view.seeds ?? USUAL_REPLICATES);
  const replicates = integerFlag('--replicates', asked, 2, MOST_REPLICATES);
  const backend = await loadEngine(scenario.lanes);
  const without = leftOut(scenario);
  const work = compareWork(
    { command: 'compare', scenario, replicates, ...by(source, flags, scenario) },
    backend,
  );
  if (without !== '') io.stderr(`${without}\n`);
  tellEngine(scenario, io);
  const status = await runWork(work, flags, format, backend, io);
  if (status === EXIT.done) io.stderr(told);
  return status;
}

/** By what a source asks to be compared, where no flag says it; a file may be called like an address. */
function by(source: string, flags: CompareFlags, { horizon }: Scenario): Pick<CompareOrder, 'of' | 'after'> {
  const said = comparedByIn(source, horizon);
  const after =
    flags.after === undefined ? (said?.step ?? undefined) : integerFlag('--after', flags.after, 1, horizon);
  return {
    of: flags.of ?? said?.measure ?? 'average',
    ...(after !== undefined && { after }),
  };
}

/** Pictures mark where the world changes, which today's engine tells of its own worlds alone. Throws CliError. */
function requireDrawn(format: ReportFormat, { engine }: Scenario): void {
  if (engine !== undefined && /^(svg|plotly)/.test(format))
    throw new CliError(
      `engine ${engine} computes this comparison, and pictures are drawn of today's alone: --format json has every value, --engine today computes and draws it with today's engine`,
    );
}
