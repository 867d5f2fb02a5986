import { isGiven, withoutGiven } from '../../engine/scenario/given-lanes.ts';
import { givenSentence } from '../../engine/scenario/given-sentence.ts';
import { meansFigure } from '../../figure/comparison-figures.ts';
import { type Figure, subscripts } from '../../figure/figure.ts';
import { seedDots } from '../../figure/seed-dots.ts';
import {
  algorithmById,
  type Backend,
  createWorld,
  ENGINE_VERSION,
  encodeLink,
  type Lane,
  type Scenario,
} from '../../index.ts';
import { valuesUnit } from '../../objectives/dataset.about.ts';
import { cut } from '../../parameters/quoted.ts';
import { fingerprintPlan } from '../../plan/keys.ts';
import type { Plan } from '../../plan/plan.ts';
import {
  compareRuns,
  comparisonCurvePoints,
  type RunComparison,
} from '../../replicates/comparison/compare-runs.ts';
import type { MeasureId } from '../../replicates/comparison/measures.ts';
import { figureDocument, sheetDocument } from '../../sheet/document.ts';
import { TABLE_FORMATS, writeTables } from '../../sheet/formats.ts';
import { methodsParagraph, paperTable } from '../../sheet/paper.ts';
import type { Sheet } from '../../sheet/sheet.ts';
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

/** What `--format` offers; the figure alone is asked for by `--figure`. */
export const COMPARE_FORMATS = [
  ...Object.keys(TABLE_FORMATS),
  ...['latex-long', 'methods', 'seeds', 'json', 'svg', 'plotly'],
] as ReportFormat[];
const FIGURES: readonly ReportFormat[] = ['svg-regret', 'svg-regret-narrow', 'plotly-regret'];

/** Throws CliError where there is nothing to compare, or a lane has no value of the measure. */
export function compareWork(order: CompareOrder, backend: Backend): Work {
  const { replicates, of } = order;
  const scenario = withoutGiven(order.scenario);
  if (scenario.lanes.length === 0)
    throw new CliError(
      order.scenario.lanes.length === 0
        ? 'lanes is empty; add at least one lane with an algorithm'
        : `no lane is left to compare. ${leftOut(order.scenario)}`,
    );
  requireMeasure(scenario, of, backend);
  const plan = planOf(scenario, replicates);
  const planKey = fingerprintPlan(plan, backend.name);
  const report = (document: Document) => reportOf(document, scenario, backend);
  return {
    ...{ id: 'compare', order, plan, planKey, formats: [...COMPARE_FORMATS, ...FIGURES] },
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

/** Which lanes are left out, and why; empty where none is. */
export const leftOut = ({ lanes }: Scenario): string => givenSentence(lanes.filter(isGiven).map(laneName));

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
  const { title, horizon } = scenario;
  const context = () => ({
    title: title || 'Untitled',
    horizon,
    engine: document.engine,
    link: linkOf(document, scenario),
  });
  return {
    json,
    text(format) {
      switch (format) {
        case 'json':
          return json;
        case 'seeds':
          return seedsText(document);
        case 'latex':
          return paperTable(document, context());
        case 'latex-long':
          return writeTables(exportTables(document), 'latex');
        case 'methods':
          return methodsParagraph(document, context());
        case 'svg':
        case 'svg-regret':
        case 'svg-regret-narrow':
          return pictureOf(format, document, scenario, backend);
        case 'plotly':
        case 'plotly-regret':
          return `${JSON.stringify(plotlyOf(format, document, scenario, backend))}\n`;
        default:
          return writeTables(exportTables(document), format);
      }
    },
  };
}

/** The end of an address that opens the comparison. */
const linkOf = ({ replicates }: Document, scenario: Scenario): string =>
  `#compare/${encodeLink({ ...scenario, view: { ...scenario.view, seeds: replicates } })}`;

const TOO_MANY =
  '--figure regret: the curves of so many runs are not kept; ask for fewer replicates or steps';

type PictureFormat = 'svg' | 'svg-regret' | 'svg-regret-narrow';

function plotlyOf(
  format: 'plotly' | 'plotly-regret',
  document: Document,
  scenario: Scenario,
  backend: Backend,
): Figure {
  const { changePoints } = createWorld(scenario, backend);
  const { title, horizon } = scenario;
  const setting = { title, horizon, changes: changePoints, theme: 'light' } as const;
  const lanes = scenario.lanes.map((lane, i) => ({
    letter: lane.id,
    name: algorithmName(lane),
    values: document.values[i],
  }));
  if (format === 'plotly')
    return seedDots(setting, lanes, {
      measure: subscripts(document.quantity),
      linkOf: (replicate) => `#${encodeLink({ ...scenario, replicate })}`,
    });
  const { curves } = document;
  if (!curves) throw new CliError(TOO_MANY);
  return meansFigure(
    setting,
    lanes.map((lane, i) => ({ ...lane, curve: curves[i] })),
    { measure: subscripts(document.quantity.replaceAll('_T', '_t')) },
  );
}

function pictureOf(format: PictureFormat, document: Document, scenario: Scenario, backend: Backend): string {
  const { changePoints, changesByActs } = createWorld(scenario, backend);
  const sheet: Sheet = {
    comparison: document,
    lanes: scenario.lanes.map((lane) => ({ letter: lane.id, name: algorithmName(lane) })),
    changes: [...changePoints, ...(changesByActs?.(scenario.horizon).objective ?? [])],
  };
  const about = {
    link: linkOf(document, scenario),
    fingerprint: document.plan,
    engine: `${document.engine} ${backend.name}`,
  };
  if (format === 'svg') return sheetDocument(sheet, scenario.title, about);
  const figure = figureDocument(sheet, scenario.title, format === 'svg-regret' ? 2 : 1, about);
  if (figure === null) throw new CliError(TOO_MANY);
  return figure;
}
