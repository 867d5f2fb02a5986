import { type Command, Option } from 'commander';
import { ANY_LANES, loadEngine } from '../../engine/load-engine.ts';
import { engineName } from '../../engine/version.ts';
import { jobKeys } from '../../plan/keys.ts';
import { PartError, readPart, requireWhole, resultsOfParts } from '../../plan/part.ts';
import { type Job, jobsOf } from '../../plan/plan.ts';
import { TABLE_FORMATS } from '../../sheet/formats.ts';
import { CliError, type Io, refuseInputs, withOutput } from '../io.ts';
import { openOrder } from '../work/open-order.ts';
import { readResults } from '../work/result-file.ts';
import type { ReportFormat } from '../work/work.ts';

interface MergeFlags {
  readonly out?: string;
  readonly format: ReportFormat;
}

/** `driftlab merge`: the parts of a plan into what one run would have written. */
export function addMerge(program: Command, io: Io): void {
  program
    .command('merge')
    .description('make the whole of the parts that --shard wrote: the same bytes as one run')
    .argument('<part...>', 'the files of all parts, in any order')
    .option('--out <file>', 'write the report as JSON')
    .addOption(
      new Option('--format <format>', 'how the report is printed, as the command prints it')
        .choices([...Object.keys(TABLE_FORMATS), 'seeds', 'json', 'svg', 'plotly'])
        .default('table'),
    )
    .action((files: readonly string[], flags: MergeFlags) => merge(files, flags, io));
}

async function merge(files: readonly string[], flags: MergeFlags, io: Io): Promise<void> {
  const { out, format } = flags;
  if (out !== undefined) refuseInputs(io, out, files);
  const parts = files.map((file) => readPart(file, readResults(io, file)));
  requireWhole(parts);
  const backend = await loadEngine(ANY_LANES);
  const { engine, order, planKey } = parts[0].origin;
  const own = engineName(backend.name);
  if (engine !== own)
    throw new PartError(
      `the parts were computed by engine ${engine}, this is ${own}; merge them with theirs`,
    );
  const work = openOrder(order, backend);
  if (work.planKey !== planKey)
    throw new PartError(`the parts name plan ${planKey}, but their order makes plan ${work.planKey}`);
  if (!work.formats.includes(format))
    throw new CliError(
      `--format ${format}: a report of ${work.order.command} is printed as ${work.formats.join(', ')}`,
    );
  const keyOf = jobKeys(work.plan, backend.name);
  const found = resultsOfParts(parts);
  const resultOf = (job: Job) => found(keyOf(job));
  const report = 'reportOf' in work ? work.reportOf(resultOf) : work.report(jobsOf(work.plan).map(resultOf));
  if (out !== undefined) await withOutput(io, out, files, (file) => file.write(report.json));
  io.stdout(report.text(format));
}
