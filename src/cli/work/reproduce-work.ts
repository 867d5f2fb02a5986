import { pinned } from '../../archive/archive.ts';
import { EXPERIMENTS, experimentById } from '../../experiments/registry.ts';
import type { Report as Reproduced } from '../../experiments/report/report.ts';
import { reportFigure } from '../../experiments/report/report-figure.ts';
import { viewsOf } from '../../experiments/report/report-views.ts';
import { refuseUnrunnable, reproduction } from '../../experiments/report/reproduction.ts';
import { reportText } from '../../experiments/report/text.ts';
import type { Design, Experiment } from '../../experiments/spec.ts';
import type { Backend, DatasetTable, TableFormat } from '../../index.ts';
import { suggestion } from '../../parameters/nearest.ts';
import { cut } from '../../parameters/quoted.ts';
import { fingerprintPlan } from '../../plan/keys.ts';
import { TABLE_FORMATS } from '../../sheet/formats.ts';
import { CliError } from '../io.ts';
import { reproducedTables } from './reproduce-tables.ts';
import { sealedJson } from './sealed.ts';
import type { Report, ReportFormat, Work } from './work.ts';

export interface ReproduceOrder {
  readonly command: 'reproduce';
  /** Of the experiment. */
  readonly id: string;
  readonly runs: number;
  /** For experiments on data. */
  readonly table?: DatasetTable;
  /** The version of an archived engine; absent: today's. */
  readonly engine?: string;
}

export const REPRODUCE_FORMATS = [...Object.keys(TABLE_FORMATS), 'json', 'plotly'] as ReportFormat[];

/** Throws CliError where there is no such experiment, or it lacks its table; ScenarioError, ObjectiveError for the table. */
export function reproduceWork(order: ReproduceOrder, backend: Backend): Work {
  const experiment = knownExperiment(order.id);
  const design = inEngine(designOf(experiment, order.table), order.engine);
  const { plan, report } = reproduction(experiment, design, order.runs, backend);
  if (order.engine === undefined) refuseUnrunnable(plan, backend);
  return {
    ...{ id: experiment.id, order, plan, formats: REPRODUCE_FORMATS },
    planKey: fingerprintPlan(plan, backend.name),
    report: (results) => reportOf(report(results)),
    reopen: (found) =>
      found.id === experiment.id && ['setting', 'cells', 'claims'].every((part) => Array.isArray(found[part]))
        ? reportOf(found as unknown as Reproduced)
        : null,
  };
}

/** Throws CliError. */
export function knownExperiment(id: string): Experiment {
  const experiment = experimentById(id);
  if (experiment) return experiment;
  const ids = EXPERIMENTS.map((entry) => entry.id);
  throw new CliError(`no experiment is called "${cut(id, 60)}"; ${suggestion(id, ids)}`);
}

/** Throws CliError. */
export function requireTakesTable({ id, design }: Experiment): void {
  if (typeof design !== 'function') throw new CliError(`${id} runs on drawn functions; leave out --csv`);
}

function designOf(experiment: Experiment, table: DatasetTable | undefined): Design {
  const { id, design } = experiment;
  if (table) requireTakesTable(experiment);
  if (typeof design !== 'function') return design;
  if (table) return design(table);
  throw new CliError(`${id} needs --csv with a table: rows are times, columns are arms`);
}

const inEngine = (design: Design, engine: string | undefined): Design =>
  engine === undefined
    ? design
    : {
        ...design,
        columns: design.columns.map((each) => ({ ...each, scenario: pinned(each.scenario, engine) })),
      };

function reportOf(report: Reproduced): Report {
  const json = sealedJson(report, 2);
  return {
    json,
    text(format) {
      if (format === 'json') return json;
      if (format === 'plotly')
        return `${JSON.stringify(reportFigure(report, viewsOf(report)[0], 'light'))}\n`;
      return format === 'table'
        ? reportText(report)
        : reproducedTables(report, format as Exclude<TableFormat, 'table'>);
    },
  };
}
