import { exactJson } from '../../engine/json.ts';
import {
  type Backend,
  ENGINE_VERSION,
  MEASURES,
  type MeasureId,
  type Scenario,
  type Table,
} from '../../index.ts';
import { showValue } from '../../parameters/quoted.ts';
import { fingerprintPlan } from '../../plan/keys.ts';
import { type Axis, type Combination, combinations } from '../../replicates/sweep/axes.ts';
import { sweepFigure } from '../../replicates/sweep/sweep-figure.ts';
import { sweepPlan } from '../../replicates/sweep/sweep-plan.ts';
import { reportSweep, type SweepReport } from '../../replicates/sweep/sweep-report.ts';
import { TABLE_FORMATS } from '../../sheet/formats.ts';
import { CliError } from '../io.ts';
import { measureKind, requireMeasure } from './require-measure.ts';
import { tablesReport } from './tables-report.ts';
import type { Finished, Report, ReportFormat, Work } from './work.ts';

interface SweepOrder {
  readonly command: 'sweep';
  readonly scenario: Scenario;
  readonly axes: readonly Axis[];
  readonly replicates: number;
  readonly of: MeasureId;
}

interface Document extends SweepReport, Finished {
  readonly title: string;
  readonly engine: string;
}

export const SWEEP_FORMATS = [...Object.keys(TABLE_FORMATS), 'json', 'plotly'] as ReportFormat[];

/** Throws CliError where no lane is run, ScenarioError where a combination is no scenario. */
export function sweepWork(order: SweepOrder, backend: Backend): Work {
  const { scenario, axes, replicates, of } = order;
  if (scenario.lanes.length === 0)
    throw new CliError('lanes is empty; add at least one lane with an algorithm');
  const found = combinations(scenario, axes);
  requireMeasures(found, of, backend);
  const sweep = sweepPlan(found, replicates);
  const planKey = fingerprintPlan(sweep.plan, backend.name);
  return {
    ...{ id: 'sweep', order, plan: sweep.plan, planKey, formats: SWEEP_FORMATS },
    report: (results) =>
      reportOf({
        title: scenario.title,
        ...reportSweep(sweep, axes, results, of),
        ...{ engine: scenario.engine ?? ENGINE_VERSION, plan: planKey },
      }),
    reopen: (document) =>
      document.measure === of &&
      exactJson(document.axes) === exactJson(axes) &&
      ['summary', 'rows'].every((part) => Array.isArray(document[part]))
        ? reportOf(document as unknown as Document)
        : null,
  };
}

/** Once for all combinations of a kind. */
function requireMeasures(found: readonly Combination[], of: MeasureId, backend: Backend): void {
  const kinds = new Map(found.map(({ scenario }) => [measureKind(scenario, of), scenario]));
  for (const scenario of kinds.values()) requireMeasure(scenario, of, backend);
}

const reportOf = (document: Document): Report =>
  tablesReport(document, {
    csv: () => longTable(document),
    table: () => summaryTable(document),
    plotly: () => `${JSON.stringify(sweepFigure(document.title, document, 'light'))}\n`,
  });

/** Four significant digits. */
const short = (value: number): string => String(Number(value.toPrecision(4)));
const plain = (value: unknown): string => (typeof value === 'string' ? value : exactJson(value));

function summaryTable({ axes, quantity, replicates, level, summary }: SweepReport): Table {
  const head = [...axes.map(({ path }) => path), 'lane', 'mean', 'std', 'n', 'low', 'high'];
  const rows = summary.map(({ values, lane, algorithm, mean, sd, n, low, high }) => [
    ...values.map((value) => (typeof value === 'string' ? value : showValue(value))),
    `${lane} ${algorithm}`,
    ...[mean, sd, n, low, high].map(short),
  ]);
  return {
    caption: `${quantity}, ${replicates} replicates: mean, standard deviation, number, ${100 * level} % interval of the mean`,
    rows: [head, ...rows],
  };
}

const COUNTED = MEASURES.map(({ id }) => id);

/** One row for every combination, lane and replicate, with every digit, as other programs read it. */
function longTable({ axes, rows }: SweepReport): string {
  const head = [...axes.map(({ path }) => path), 'lane', 'algorithm', 'replicate', ...COUNTED, 'sideQueries'];
  const lines = rows.map((row) => [
    ...row.values.map(plain),
    ...[row.lane, row.algorithm, String(row.replicate)],
    ...COUNTED.map((id) => (row[id] === null ? '' : exactJson(row[id]))),
    String(row.sideQueries),
  ]);
  return [head, ...lines].map((cells) => `${cells.map(cell).join(',')}\n`).join('');
}

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
