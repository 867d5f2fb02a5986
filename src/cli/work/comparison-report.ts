import { subscripts } from '../../figure/figure.ts';
import {
  type Backend,
  compareReplicates,
  createWorld,
  ENGINE_VERSION,
  encodeLink,
  exportTables,
  type Figure,
  figureDocument,
  type MeasureId,
  meansFigure,
  methodsParagraph,
  paperTable,
  type RunComparison,
  type Scenario,
  seedDots,
  seedsText,
  sheetDocument,
  sheetOf,
  writeTables,
} from '../../index.ts';
import { requireObjective } from '../../objectives/registry.ts';
import { nameOfLane } from '../../replicates/comparison/compare-replicates.ts';
import { comparisonLink } from '../../sheet/comparison-link.ts';
import { TABLE_FORMATS } from '../../sheet/formats.ts';
import { theoryOf } from '../../sheet/sheet-theory.ts';
import { CliError } from '../io.ts';
import { sealedJson } from './sealed.ts';
import type { Finished, Report, ReportFormat, Work } from './work.ts';

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
export const COMPARISON_FORMATS: readonly ReportFormat[] = [
  ...COMPARE_FORMATS,
  ...([
    'svg-regret',
    'svg-regret-narrow',
    'svg-regret-theory',
    'svg-regret-narrow-theory',
    'plotly-regret',
  ] as const),
];

/** Lanes that are compared, and by what. */
interface Compared {
  /** With the lanes in the order of the results. */
  readonly scenario: Scenario;
  readonly of: MeasureId;
  /** The step after which they are compared; absent: the last. */
  readonly after?: number | undefined;
  readonly planKey: string;
  /** Whether a link can bring the comparison to another reader: not where a program outside plays a lane. */
  readonly linked: boolean;
}

/** The reports of a comparison's results, and of a file that holds one. */
export function comparisonReports(compared: Compared, backend: Backend): Pick<Work, 'report' | 'reopen'> {
  const { scenario, of, after, planKey } = compared;
  const report = (document: Document) => reportOf(document, compared, backend);
  return {
    report: (results) =>
      report({
        title: scenario.title,
        ...compareReplicates({ scenario, results }, of, after),
        ...{ engine: scenario.engine ?? ENGINE_VERSION, plan: planKey },
      }),
    reopen: (found) =>
      found.measure === of &&
      found.horizon === (after ?? scenario.horizon) &&
      ['lanes', 'pairs', 'values', 'budgets', 'ranks'].every((part) => Array.isArray(found[part]))
        ? report(found as unknown as Document)
        : null,
  };
}

function reportOf(document: Document, { scenario, linked }: Compared, backend: Backend): Report {
  const json = sealedJson(document, 1);
  const { horizon } = document;
  const title = titleOf(scenario);
  const context = () => ({
    title,
    horizon,
    engine: document.engine,
    // Another reader cannot bring back what a program outside has played.
    link: linked ? comparisonLink(scenario, document) : '',
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
        case 'svg-regret-theory':
        case 'svg-regret-narrow-theory':
          return pictureOf(format, document, scenario, backend, context().link);
        case 'plotly':
        case 'plotly-regret':
          return `${JSON.stringify(plotlyOf(format, document, scenario, backend, linked))}\n`;
        default:
          return writeTables(exportTables(document), format);
      }
    },
  };
}

const titleOf = ({ title, objective }: Scenario): string => title || requireObjective(objective.id).name;

const TOO_MANY =
  '--figure regret: the curves of so many runs are not kept; ask for fewer replicates or steps';

type PictureFormat = Extract<ReportFormat, `svg${string}`>;

function plotlyOf(
  format: 'plotly' | 'plotly-regret',
  document: Document,
  scenario: Scenario,
  backend: Backend,
  linked: boolean,
): Figure {
  const { horizon } = document;
  const changes = createWorld(scenario, backend).changePoints.filter((step) => step <= horizon);
  const setting = { title: titleOf(scenario), horizon, changes, theme: 'light' } as const;
  const step = horizon < scenario.horizon ? horizon : scenario.view.step;
  const seen = { ...scenario, view: { ...scenario.view, step } };
  const lanes = scenario.lanes.map((lane, i) => ({
    letter: lane.id,
    name: nameOfLane(lane),
    values: document.values[i],
  }));
  if (format === 'plotly')
    return seedDots(setting, lanes, {
      measure: subscripts(document.quantity),
      ...(linked && { linkOf: (replicate: number) => `#${encodeLink({ ...seen, replicate })}` }),
    });
  const { curves } = document;
  if (!curves) throw new CliError(TOO_MANY);
  return meansFigure(
    setting,
    lanes.map((lane, i) => ({ ...lane, curve: curves[i] })),
    { measure: subscripts(document.quantity.replaceAll('_T', '_t')) },
  );
}

function pictureOf(
  format: PictureFormat,
  document: Document,
  scenario: Scenario,
  backend: Backend,
  link: string,
): string {
  const sheet = sheetOf(scenario, document, backend);
  const about = {
    link,
    fingerprint: document.plan,
    engine: `${document.engine} ${backend.name}`,
  };
  if (format === 'svg') return sheetDocument(sheet, titleOf(scenario), about);
  const columns = format.startsWith('svg-regret-narrow') ? 1 : 2;
  const theory = format.endsWith('-theory') ? theoryOf(scenario, backend) : null;
  const figure = figureDocument(sheet, titleOf(scenario), columns, about, theory);
  if (figure === null) throw new CliError(TOO_MANY);
  return figure;
}
