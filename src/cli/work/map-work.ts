import { exactJson } from '../../engine/json.ts';
import { type Backend, ENGINE_VERSION, encodeLink } from '../../index.ts';
import { fingerprintPlan, jobKeys } from '../../plan/keys.ts';
import type { NextKey } from '../../plan/partial.ts';
import type { Job, Plan } from '../../plan/plan.ts';
import type { JobPool } from '../../plan/pool.ts';
import { runPlan } from '../../plan/runner.ts';
import { mapDetail } from '../../replicates/map/map-address.ts';
import { type MapOrder, mapPlan } from '../../replicates/map/map-plan.ts';
import { type MapReport, reportMap } from '../../replicates/map/map-report.ts';
import { createMapRun, type MapRun } from '../../replicates/map/map-run.ts';
import { TABLE_FORMATS } from '../../sheet/formats.ts';
import { mapFigure } from '../../sheet/map-figure.ts';
import { mapDocument } from '../../sheet/map-picture.ts';
import { mapCsv, mapTable } from '../../sheet/map-tables.ts';
import { unlessInterrupted } from '../interrupt.ts';
import type { Io } from '../io.ts';
import { duration } from './progress.ts';
import { createPool } from './run-work.ts';
import { tablesReport } from './tables-report.ts';
import type { WholeRun } from './whole-run.ts';
import type { Finished, Report, ReportFormat } from './work.ts';

export const MAP_FORMATS = [...Object.keys(TABLE_FORMATS), 'json', 'svg', 'plotly'] as ReportFormat[];

interface Document extends MapReport, Finished {
  readonly title: string;
  readonly engine: string;
}

interface MapSettings {
  /** Threads; 0: none. */
  readonly workers: number;
  readonly backend: Backend;
  readonly io: Io;
}

/** A map as a run into one file. Throws ScenarioError where the order makes no map. */
export function mapWork(order: MapOrder, { workers, backend, io }: MapSettings): WholeRun {
  const map = mapPlan(order);
  const run = createMapRun(map);
  const keyOf = jobKeys(map.plan, backend.name);
  const replay = replayed(run, keyOf);
  const planKey = fingerprintPlan(map.plan, backend.name);
  const { title, engine = ENGINE_VERSION } = map.scenario;
  return {
    ...{ id: 'map', planKey, keyOf, nextKey: replay },
    reopen: (document) =>
      exactJson(document.axes) === exactJson(map.axes) && Array.isArray(document.cells)
        ? reportOf(document as unknown as Document, order)
        : null,
    async compute(known, onResult) {
      replay(known);
      const pool = createPool(map.plan, workers, map.plan.groups.length * map.first, backend, io);
      const tell = tellProgress(run, io);
      const done = await unlessInterrupted((signal) =>
        runRounds(map.plan, run, pool, { onResult, tell, signal }).finally(pool.close),
      );
      if (done) return reportOf({ title, ...reportMap(map, run), engine, plan: planKey }, order);
      io.stderr('stopped\n');
      return null;
    },
  };
}

/** Feeds the results of a file to the run, each as the result of the job that is next. */
function replayed(run: MapRun, keyOf: (job: Job) => string): NextKey {
  let [jobs, at, fed]: [readonly Job[], number, number] = [[], 0, 0];
  return (before) => {
    for (; ; at++, fed++) {
      if (at === jobs.length) [jobs, at] = [run.jobs(), 0];
      if (fed === before.length || jobs.length === 0) break;
      run.add(jobs[at], before[fed]);
    }
    return jobs.length > 0 ? keyOf(jobs[at]) : undefined;
  };
}

interface RoundSettings {
  readonly onResult: Parameters<WholeRun['compute']>[1];
  readonly tell: (roundEnds: boolean) => void;
  readonly signal: AbortSignal;
}

/** Round after round until every cell is decided. */
async function runRounds(
  plan: Plan,
  run: MapRun,
  pool: JobPool,
  { onResult, tell, signal }: RoundSettings,
): Promise<true> {
  for (let jobs = run.jobs(); jobs.length > 0; jobs = run.jobs()) {
    const add: typeof onResult = (job, result) => {
      run.add(job, result);
      onResult(job, result);
      tell(false);
    };
    await runPlan({ plan, pool, jobs, onResult: add, signal, now: () => 0 });
    tell(true);
  }
  return true;
}

const SILENCE_MS = 10_000;

/** Says at the end of every round, and every ten seconds in between, how far the map is and how long it can still take. */
function tellProgress(run: MapRun, io: Io): (roundEnds: boolean) => void {
  const started = performance.now();
  const before = run.stepsDone();
  let last = started;
  return (roundEnds) => {
    const now = performance.now();
    if (!roundEnds && now - last < SILENCE_MS) return;
    last = now;
    const cells = run.cells();
    const decided = cells.filter((cell) => cell.decided).length;
    const pace = (now - started) / 1000 / Math.max(1, run.stepsDone() - before);
    const left = run.mostStepsLeft();
    io.stderr(
      `${decided} of ${cells.length} cells decided${left > 0 ? `, at most ${duration(left * pace)} left` : ''}\n`,
    );
  };
}

function reportOf(document: Document, order: MapOrder): Report {
  const { title, engine, plan } = document;
  const names = {
    axes: document.axes.map(({ path }) => path),
    lanes: document.lanes.map(({ algorithm }) => algorithm),
  };
  return tablesReport(document, {
    csv: () => mapCsv(document),
    table: () => mapTable(document),
    svg: () => mapDocument(document, names, title, { link: linkOf(order), engine, fingerprint: plan }),
    plotly: () => `${JSON.stringify(mapFigure(title, document, names, 'light'))}\n`,
  });
}

/** The end of an address that opens the map. */
const linkOf = (order: MapOrder): string => `#map/${mapDetail(order)}/${encodeLink(order.scenario)}`;
