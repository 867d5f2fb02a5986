import {
  algorithmById,
  type Backend,
  createWorld,
  ENGINE_VERSION,
  type Lane,
  type Scenario,
} from '../../index.ts';
import { valuesUnit } from '../../objectives/dataset.ts';
import { cut } from '../../parameters/quoted.ts';
import { fingerprintPlan } from '../../plan/keys.ts';
import type { Plan } from '../../plan/plan.ts';
import {
  compareRuns,
  comparisonCurvePoints,
  type RunComparison,
} from '../../replicates/comparison/compare-runs.ts';
import type { MeasureId } from '../../replicates/comparison/measures.ts';
import { sheetDocument } from '../../sheet/document.ts';
import { TABLE_FORMATS, writeTables } from '../../sheet/formats.ts';
import { exportTables, seedsText } from '../../sheet/tables.ts';
import { CliError } from '../io.ts';
import { laneSetting, requireMeasure } from './require-measure.ts';
import { sealedJson } from './sealed.ts';
import type { Finished, Report, ReportFormat, Work } from './work.ts';

export interface CompareOrder {
  readonly command: 'compare';
  readonly scenario: Scenario;
  readonly replicates: number;
  readonly of: MeasureId;
}

/** What a comparison writes: everything that its tables and its picture follow from. */
interface Document extends RunComparison, Finished {
  readonly title: string;
  readonly engine: string;
}

export const COMPARE_FORMATS = [...Object.keys(TABLE_FORMATS), 'seeds', 'json', 'svg'] as ReportFormat[];

/** Throws CliError where there is nothing to compare, or a lane has no value of the measure. */
export function compareWork(order: CompareOrder, backend: Backend): Work {
  const { scenario, replicates, of } = order;
  if (scenario.lanes.length === 0)
    throw new CliError('lanes is empty; add at least one lane with an algorithm');
  requireMeasure(scenario, of, backend);
  const plan = planOf(scenario, replicates);
  const planKey = fingerprintPlan(plan, backend.name);
  const report = (document: Document) => reportOf(document, scenario, backend);
  return {
    ...{ id: 'compare', order, plan, planKey, formats: COMPARE_FORMATS },
    report: (results) =>
      report({
        title: scenario.title,
        ...compareRuns(scenario.lanes.map(laneName), results, scenario.horizon, of, {
          unit: valuesUnit(scenario.objective),
        }),
        ...{ engine: ENGINE_VERSION, plan: planKey },
      }),
    reopen: (found) =>
      found.measure === of &&
      ['lanes', 'pairs', 'values', 'budgets', 'ranks'].every((part) => Array.isArray(found[part]))
        ? report(found as unknown as Document)
        : null,
  };
}

function planOf(scenario: Scenario, replicates: number): Plan {
  const lanes = scenario.lanes.map(laneSetting);
  const curvePoints = comparisonCurvePoints(scenario.horizon, lanes.length, replicates);
  return { groups: [{ scenario, lanes, curvePoints }], replicates };
}

/** Characters of a lane's name; what would act on a terminal or break a table is written out. */
const LONGEST_NAME = 60;

const algorithmName = ({ label, algorithm }: Lane): string =>
  cut(label || (algorithmById(algorithm)?.name ?? algorithm), LONGEST_NAME);
const laneName = (lane: Lane): string => `${lane.id} ${algorithmName(lane)}`;

function reportOf(document: Document, scenario: Scenario, backend: Backend): Report {
  const json = sealedJson(document, 1);
  return {
    json,
    text(format) {
      if (format === 'json') return json;
      if (format === 'seeds') return seedsText(document);
      if (format !== 'svg') return writeTables(exportTables(document), format);
      const lanes = scenario.lanes.map((lane) => ({ letter: lane.id, name: algorithmName(lane) }));
      const { changePoints, changesByActs } = createWorld(scenario, backend);
      const changes = [...changePoints, ...(changesByActs?.(scenario.horizon).objective ?? [])];
      return sheetDocument({ comparison: document, lanes, changes }, scenario.title);
    },
  };
}
