import { type Command, Option } from 'commander';
import { exactJson } from '../../engine/json.ts';
import {
  algorithmById,
  type Backend,
  createWorld,
  ENGINE_VERSION,
  type Lane,
  loadBackend,
  type Scenario,
} from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import {
  compareRuns,
  comparisonCurvePoints,
  type RunComparison,
} from '../../replicates/comparison/compare-runs.ts';
import { MEASURES, type MeasureId, measureById } from '../../replicates/comparison/measures.ts';
import type { Plan } from '../../replicates/plan.ts';
import { runJob } from '../../replicates/run-job.ts';
import { sheetDocument } from '../../sheet/document.ts';
import { TABLE_FORMATS, type TableFormat, writeTables } from '../../sheet/formats.ts';
import { tablesOf } from '../../sheet/tables.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { type PlanFlags, runPlanned } from '../plan-run.ts';
import { openSource } from '../scenario-source.ts';

interface CompareFlags extends PlanFlags {
  readonly replicates?: string;
  readonly of: MeasureId;
  readonly format: TableFormat | 'json' | 'svg';
}

/** What a comparison writes: everything that its tables and its picture follow from. */
interface Document extends RunComparison {
  readonly title: string;
  readonly engine: string;
  readonly plan: string;
}

const USUAL_REPLICATES = 100;
const MOST_REPLICATES = 100_000;

/** `driftlab compare`: a scenario's lanes over many replicates, with honest statistics. */
export function addCompare(program: Command, io: Io, setStatus: (status: number) => void): void {
  program
    .command('compare')
    .description('hold a scenario’s lanes against each other over many replicates of the same worlds')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .option('--replicates <n>', 'number of replicates, from 0 on (default: as many as the link says, or 100)')
    .addOption(
      new Option('--of <quantity>', 'regret R_T/T, R_T or r_T, F1 score, or resets')
        .choices(MEASURES.map(({ id }) => id))
        .default('average'),
    )
    .addOption(
      new Option(
        '--format <format>',
        'how the tables are printed; json with every value; svg: the sheet as a picture',
      )
        .choices([...Object.keys(TABLE_FORMATS), 'json', 'svg'])
        .default('table'),
    )
    .option('--workers <k>', 'worker threads; 0: none (default: as many as processors)')
    .option('--out <file>', 'write everything as JSON; until it is done, the file holds the partial results')
    .option('--resume', 'go on from the partial results in --out')
    .action(async (source: string, flags: CompareFlags) => setStatus(await compare(source, flags, io)));
}

async function compare(source: string, flags: CompareFlags, io: Io): Promise<number> {
  const { scenario, files } = openSource(source, io);
  if (scenario.lanes.length === 0)
    throw new CliError('lanes is empty; add at least one lane with an algorithm');
  if (flags.out !== undefined) refuseInputs(io, flags.out, files);
  const asked = flags.replicates ?? String(scenario.view.seeds ?? USUAL_REPLICATES);
  const replicates = integerFlag('--replicates', asked, 2, MOST_REPLICATES);
  const backend = await loadBackend();
  requireMeasure(scenario, flags.of, backend);
  return runPlanned<Document>({
    ...{ id: 'compare', plan: planOf(scenario, replicates), backend, flags, io },
    document: (results, plan) => ({
      title: scenario.title,
      ...compareRuns(scenario.lanes.map(laneName), results, scenario.horizon, flags.of),
      ...{ engine: ENGINE_VERSION, plan },
    }),
    isReport: (found) =>
      found.measure === flags.of &&
      ['lanes', 'pairs', 'values', 'budgets'].every((part) => Array.isArray(found[part])),
    json: (document) => `${exactJson(document, 1)}\n`,
    print: (document) => io.stdout(textIn(flags.format, document, scenario, backend)),
  });
}

function planOf(scenario: Scenario, replicates: number): Plan {
  const lanes = scenario.lanes.map(({ id, label: _, ...setup }) => ({ lane: id, ...setup }));
  const curvePoints = comparisonCurvePoints(scenario.horizon, lanes.length, replicates);
  return { groups: [{ scenario, lanes, curvePoints }], replicates };
}

/** Throws CliError where a lane has no value of the measure: one step shows it, before hours of them. */
function requireMeasure(scenario: Scenario, of: MeasureId, backend: Backend): void {
  if (of !== 'f1') return;
  const short = { ...scenario, horizon: 1, initialDesign: { points: 0 } };
  const plan = planOf(short, 1);
  const first = runJob(plan.groups[0], 0, backend);
  const measure = measureById(of);
  const without = scenario.lanes.find((_, i) => measure.value(first[i], 1) === null);
  if (without)
    throw new CliError(`--of ${of}: lane ${without.id} has no ${measure.short}; it does not classify`);
}

/** Characters of a lane's name; what would act on a terminal or break a table is written out. */
const LONGEST_NAME = 60;

const algorithmName = ({ label, algorithm }: Lane): string =>
  cut(label || (algorithmById(algorithm)?.name ?? algorithm), LONGEST_NAME);
const laneName = (lane: Lane): string => `${lane.id} ${algorithmName(lane)}`;

function textIn(
  format: CompareFlags['format'],
  document: Document,
  scenario: Scenario,
  backend: Backend,
): string {
  if (format === 'json') return `${exactJson(document, 1)}\n`;
  if (format !== 'svg') return writeTables(tablesOf(document), format);
  const lanes = scenario.lanes.map((lane) => ({ letter: lane.id, name: algorithmName(lane) }));
  const { changePoints, acts = [] } = createWorld(scenario, backend);
  return sheetDocument({ comparison: document, lanes, changes: [...changePoints, ...acts] }, scenario.title);
}
