import { createStore } from 'zustand/vanilla';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { replicatesKey } from '../../../src/engine/scenario/run-key.ts';
import type { JobPool } from '../../../src/plan/pool.ts';
import { runPlan } from '../../../src/plan/runner.ts';
import { mapDetail } from '../../../src/replicates/map/map-address.ts';
import { type MapOrder, type MapPlan, mapPlan } from '../../../src/replicates/map/map-plan.ts';
import { type MapReport, reportMap } from '../../../src/replicates/map/map-report.ts';
import { createMapRun, type MapRun } from '../../../src/replicates/map/map-run.ts';
import { workersFor } from '../../store/run/workers-for.ts';
import { messageOf } from '../../told/message-of.ts';

/** The computation of a map, which is kept while the user is elsewhere and continued later. */
interface MapComputation {
  /** Identifies run and axes. */
  readonly key: string;
  readonly map: MapPlan | null;
  readonly report: MapReport | null;
  readonly state: 'running' | 'paused' | 'done';
  /** Estimate if no further lane is eliminated; null before the first result. */
  readonly secondsLeft: number | null;
  /** Why there is no map, or why it stopped. */
  readonly error: string | null;
}

const NOTHING: MapComputation = {
  key: '',
  map: null,
  report: null,
  state: 'paused',
  secondsLeft: null,
  error: null,
};

export const mapComputation = createStore<MapComputation>()(() => NOTHING);

/** Results that arrive within this time are drawn together. */
const GATHER_MS = 250;

let run: MapRun | null = null;
let current: AbortController | null = null;

/** Whether it was running when the user left. */
let left = false;

/** The map before this one, and whether it was running: a look at a cell's world, or at other axes, loses nothing. */
let before: { readonly run: MapRun | null; readonly state: MapComputation; readonly went: boolean } | null =
  null;

/** Between the key of the run and the axes. */
const AXES = '\n\n';

/** Whether the map computed last is of this run. */
export const isMapOf = (scenario: Scenario): boolean =>
  mapComputation.getState().key.split(AXES)[0] === replicatesKey(scenario);

/** Opens the map of an order: from the start, or where it was left. A map paused by the user stays paused. */
export function openMap(order: MapOrder): void {
  const key = replicatesKey(order.scenario) + AXES + mapDetail(order);
  if (mapComputation.getState().key === key) {
    if (left) resumeMap();
    return;
  }
  const known = before?.state.key === key ? before : null;
  const went = left || current !== null;
  pauseMap();
  before = { run, state: mapComputation.getState(), went };
  left = false;
  if (known) {
    run = known.run;
    mapComputation.setState(known.state);
    if (known.went) resumeMap();
    return;
  }
  try {
    const map = mapPlan(order);
    run = createMapRun(map);
    mapComputation.setState({ ...NOTHING, key, map, report: reportMap(map, run) });
    resumeMap();
  } catch (error) {
    run = null;
    mapComputation.setState({ ...NOTHING, key, error: messageOf(error) });
  }
}

/** Pauses the computation and keeps the results. */
export function pauseMap(): void {
  current?.abort();
  current = null;
  if (mapComputation.getState().state === 'running') mapComputation.setState({ state: 'paused' });
}

/** Pauses the computation while the user is elsewhere; it continues when the map is opened again. */
export function leaveMap(): void {
  left = current !== null;
  pauseMap();
}

export function resumeMap(): void {
  const { map, state } = mapComputation.getState();
  if (!map || !run || state === 'done' || current) return;
  left = false;
  current = new AbortController();
  mapComputation.setState({ state: 'running', error: null });
  void compute(map, run, current.signal);
}

async function compute(map: MapPlan, run: MapRun, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const before = run.stepsDone();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const publish = (change: Partial<MapComputation> = {}) => {
    clearTimeout(timer);
    timer = undefined;
    if (signal.aborted) return;
    const pace = (performance.now() - started) / 1000 / Math.max(1, run.stepsDone() - before);
    const secondsLeft = run.stepsDone() > before ? pace * run.mostStepsLeft() : null;
    mapComputation.setState({ report: reportMap(map, run), secondsLeft, ...change });
  };
  let pool: JobPool | null = null;
  try {
    pool = workersFor(map.plan.groups);
    for (let jobs = run.jobs(); jobs.length > 0; jobs = run.jobs())
      await runPlan({
        ...{ plan: map.plan, pool, jobs, signal, now: () => 0 },
        onResult(job, result) {
          run.add(job, result);
          timer ??= setTimeout(publish, GATHER_MS);
        },
      });
    publish({ state: 'done', secondsLeft: null });
  } catch (error) {
    publish({ state: 'paused', error: messageOf(error) });
  } finally {
    clearTimeout(timer);
    pool?.close();
    if (current?.signal === signal) current = null;
  }
}
