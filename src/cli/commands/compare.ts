import { type Command, Option } from 'commander';
import { exactJson } from '../../engine/json.ts';
import { algorithmById, ENGINE_VERSION, type Lane, loadBackend, type Scenario } from '../../index.ts';
import { cut } from '../../parameters/quoted.ts';
import { compareLanes, type LaneComparison } from '../../replicates/comparison/compare-lanes.ts';
import type { JobResult, LaneResult, Plan } from '../../replicates/plan.ts';
import { asCsv, asLatex, asMarkdown, asText, type Table, tablesOf } from '../compare/tables.ts';
import { integerFlag } from '../flags.ts';
import { CliError, type Io, refuseInputs } from '../io.ts';
import { type PlanFlags, runPlanned } from '../plan-run.ts';
import { openSource } from '../scenario-source.ts';

/** What is compared, from a lane's result and the number of steps. */
const QUANTITIES = {
  average: { name: 'R_T/T, average regret', of: ({ regret }: LaneResult, steps: number) => regret / steps },
  total: { name: 'R_T, cumulative regret', of: ({ regret }: LaneResult) => regret },
  resets: { name: 'resets', of: ({ resets }: LaneResult) => resets.length },
} as const;
type Quantity = keyof typeof QUANTITIES;

const FORMATS: Readonly<Record<string, (table: Table) => string>> = {
  table: asText,
  csv: asCsv,
  markdown: asMarkdown,
  latex: asLatex,
};

interface CompareFlags extends PlanFlags {
  readonly replicates: string;
  readonly of: Quantity;
  readonly format: string;
}

/** What a comparison writes: everything that its tables follow from. */
interface Document extends LaneComparison {
  readonly title: string;
  readonly quantity: string;
  readonly engine: string;
  readonly plan: string;
  /** One list per lane, one value per replicate. */
  readonly values: readonly (readonly number[])[];
}

const MOST_REPLICATES = 100_000;

/** `driftlab compare`: a scenario's lanes over many replicates, with honest statistics. */
export function addCompare(program: Command, io: Io, setStatus: (status: number) => void): void {
  program
    .command('compare')
    .description('hold a scenario’s lanes against each other over many replicates of the same worlds')
    .argument('<scenario>', 'a scenario file (JSON), a scene, or a link')
    .option('--replicates <n>', 'number of replicates, from 0 on', '100')
    .addOption(
      new Option('--of <quantity>', 'average regret R_T/T, total regret R_T, or resets')
        .choices(Object.keys(QUANTITIES))
        .default('average'),
    )
    .addOption(
      new Option('--format <format>', 'how the tables are printed; json with every value')
        .choices([...Object.keys(FORMATS), 'json'])
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
  const replicates = integerFlag('--replicates', flags.replicates, 2, MOST_REPLICATES);
  return runPlanned<Document>({
    ...{ id: 'compare', plan: planOf(scenario, replicates), backend: await loadBackend(), flags, io },
    document: (results, plan) => ({
      ...documentOf(scenario, results, QUANTITIES[flags.of]),
      ...{ engine: ENGINE_VERSION, plan },
    }),
    isReport: (found) =>
      found.quantity === QUANTITIES[flags.of].name &&
      ['lanes', 'pairs', 'values'].every((part) => Array.isArray(found[part])),
    json: (document) => `${exactJson(document, 1)}\n`,
    print: (document) => io.stdout(textIn(flags.format, document)),
  });
}

function planOf(scenario: Scenario, replicates: number): Plan {
  const lanes = scenario.lanes.map(({ id, label: _, ...setup }) => ({ lane: id, ...setup }));
  return { groups: [{ scenario, lanes, curvePoints: 0 }], replicates };
}

function documentOf(
  { title, lanes, horizon }: Scenario,
  results: readonly JobResult[],
  quantity: (typeof QUANTITIES)[Quantity],
): Omit<Document, 'engine' | 'plan'> {
  const values = lanes.map((_, i) => results.map((job) => quantity.of(job[i], horizon)));
  const named = lanes.map((lane, i) => ({ name: nameOf(lane), values: values[i] }));
  return { title, quantity: quantity.name, ...compareLanes(named), values };
}

/** Characters of a lane's name; what would act on a terminal or break a table is written out. */
const LONGEST_NAME = 60;

const nameOf = ({ id, label, algorithm }: Lane) =>
  `${id} ${cut(label || (algorithmById(algorithm)?.name ?? algorithm), LONGEST_NAME)}`;

function textIn(format: string, document: Document): string {
  if (format === 'json') return `${exactJson(document, 1)}\n`;
  const written = tablesOf(document, document.quantity).map(FORMATS[format]);
  return written.join('\n');
}
