import { exactJson } from '../../engine/json.ts';
import { type Backend, ENGINE_VERSION, encodeLink, type JobResult } from '../../index.ts';
import { fingerprintPlan, jobKeys } from '../../plan/keys.ts';
import type { NextKey } from '../../plan/partial.ts';
import type { Job } from '../../plan/plan.ts';
import { runPlan } from '../../plan/runner.ts';
import { isOfShard, type Shard } from '../../plan/shard.ts';
import { mapDetail } from '../../replicates/map/map-address.ts';
import { type MapOrder, type MapPlan, mapPlan } from '../../replicates/map/map-plan.ts';
import { type MapReport, reportMap } from '../../replicates/map/map-report.ts';
import { createMapRun, type MapRun } from '../../replicates/map/map-run.ts';
import { TABLE_FORMATS } from '../../sheet/formats.ts';
import { mapFigure } from '../../sheet/map/map-figure.ts';
import { mapDocument } from '../../sheet/map/map-picture.ts';
import { mapCsv, mapTable } from '../../sheet/map/map-tables.ts';
import { unlessInterrupted } from '../interrupt.ts';
import type { Io } from '../io.ts';
import { duration } from './progress.ts';
import { createPool } from './run-work.ts';
import { originOf, type PartRun } from './shard-run.ts';
import { tablesReport } from './tables-report.ts';
import type { WholeRun } from './whole-run.ts';
import type { Finished, Report, ReportFormat, RoundsOfWork } from './work.ts';

export const MAP_FORMATS = [...Object.keys(TABLE_FORMATS), 'json', 'svg', 'plotly'] as ReportFormat[];

interface Document extends MapReport, Finished {
  readonly title: string;
  readonly engine: string;
}

interface MapSettings {
  /** Threads; 0: none. */
  readonly workers: number;
  /** Address of the queue whose workers compute; absent: this machine does. */
  readonly queue?: string | undefined;
  readonly out: string | undefined;
  readonly backend: Backend;
  readonly io: Io;
}

interface OpenMap {
  readonly map: MapPlan;
  readonly work: RoundsOfWork;
}

/** A map and what it asks to be computed. Throws ScenarioError where the order makes no map. */
export function openMap(order: MapOrder, backend: Backend): OpenMap {
  const map = mapPlan(order);
  const planKey = fingerprintPlan(map.plan, backend.name);
  const work: RoundsOfWork = {
    ...{ id: 'map', order: { command: 'map', ...order }, plan: map.plan, planKey, formats: MAP_FORMATS },
    reportOf(resultOf) {
      const run = createMapRun(map);
      for (let jobs = run.jobs(); jobs.length > 0; jobs = run.jobs())
        for (const job of jobs) run.add(job, resultOf(job));
      return reportAfter(map, run, order, planKey);
    },
  };
  return { map, work };
}

/** A map as a run into one file. Throws ScenarioError where the order makes no map. */
export function mapWork(order: MapOrder, settings: MapSettings): WholeRun {
  const opened = openMap(order, settings.backend);
  const { map, work } = opened;
  const { id, planKey } = work;
  const run = createMapRun(map);
  const rounds = roundsOf(opened, run, settings);
  return {
    ...{ id, planKey, keyOf: rounds.keyOf, nextKey: rounds.nextKey },
    reopen: (document) =>
      exactJson(document.axes) === exactJson(map.axes) && Array.isArray(document.cells)
        ? reportOf(document as unknown as Document, order)
        : null,
    compute: async (known, onResult) =>
      (await rounds.compute(known, onResult)) ? reportAfter(map, run, order, planKey) : null,
  };
}

/** One part of a map: every n-th of its cells. */
export function mapPart(order: MapOrder, shard: Shard, settings: MapSettings): PartRun {
  const { backend } = settings;
  const opened = openMap(order, backend);
  const run = createMapRun(opened.map, (place) => isOfShard(place, shard));
  return { origin: originOf(opened.work, backend.name), ...roundsOf(opened, run, settings) };
}

/** The rounds of a map, run here or by the workers of a queue. */
function roundsOf(
  { map: { plan, first }, work }: OpenMap,
  run: MapRun,
  settings: MapSettings,
): Omit<PartRun, 'origin'> {
  const { workers, queue, out, backend, io } = settings;
  const keyOf = jobKeys(plan, backend.name);
  const nextKey = replayed(run, keyOf);
  const here = (onResult: OnResult, tell: Tell) => {
    const pool = createPool(plan, workers, plan.groups.length * first, backend, io);
    return unlessInterrupted((signal) =>
      runRounds(run, onResult, tell, (jobs, onJob) =>
        runPlan({ plan, pool, jobs, onResult: onJob, signal, now: () => 0 }),
      ).finally(pool.close),
    );
  };
  const there = async (onResult: OnResult, tell: Tell) => {
    const { onQueue } = await import('./queue/on-queue.ts');
    const compute = onQueue({ work, keyOf, queue: queue as string, out, backend: backend.name, io });
    return runRounds(run, onResult, tell, (jobs, onJob) => compute({ jobs, known: [], onResult: onJob }));
  };
  return {
    ...{ keyOf, nextKey },
    async compute(known, onResult) {
      nextKey(known);
      const done = await (queue === undefined ? here : there)(onResult, tellProgress(run, io));
      if (!done && queue === undefined) io.stderr('stopped\n');
      return done ?? false;
    },
  };
}

/** Feeds the results of a file to the run, each as the result of the job that is next. */
function replayed(run: MapRun, keyOf: (job: Job) => string): NextKey {
  const keys: (string | undefined)[] = [];
  let [jobs, at]: [readonly Job[], number] = [run.jobs(), 0];
  return (before) => {
    while (keys.length <= before.length) {
      if (keys.length > 0) run.add(jobs[at++], before[keys.length - 1]);
      if (at === jobs.length) [jobs, at] = [run.jobs(), 0];
      keys.push(jobs.length > 0 ? keyOf(jobs[at]) : undefined);
    }
    return keys[before.length];
  };
}

type OnResult = Parameters<PartRun['compute']>[1];
type Tell = (roundEnds: boolean) => void;

/** Round after round until every cell is decided; false where one was stopped. */
async function runRounds(
  run: MapRun,
  onResult: OnResult,
  tell: Tell,
  runRound: (jobs: readonly Job[], onJob: OnResult) => Promise<readonly JobResult[] | null>,
): Promise<boolean> {
  for (let jobs = run.jobs(); jobs.length > 0; jobs = run.jobs()) {
    const results = await runRound(jobs, (job, result) => {
      run.add(job, result);
      onResult(job, result);
      tell(false);
    });
    if (!results) return false;
    tell(true);
  }
  return true;
}

const SILENCE_MS = 10_000;

/** Says at the end of every round, and every ten seconds in between, how far the map is and how long it can still take. */
function tellProgress(run: MapRun, io: Io): Tell {
  const started = performance.now();
  const before = run.stepsDone();
  let last = started;
  return (roundEnds) => {
    const now = performance.now();
    if (!roundEnds && now - last < SILENCE_MS) return;
    last = now;
    const { decided, of } = run.progress();
    const pace = (now - started) / 1000 / Math.max(1, run.stepsDone() - before);
    const left = run.mostStepsLeft();
    io.stderr(
      `${decided} of ${of} cells decided${left > 0 ? `, at most ${duration(left * pace)} left` : ''}\n`,
    );
  };
}

function reportAfter(map: MapPlan, run: MapRun, order: MapOrder, plan: string): Report {
  const { title, engine = ENGINE_VERSION } = map.scenario;
  return reportOf({ title, ...reportMap(map, run), engine, plan }, order);
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
