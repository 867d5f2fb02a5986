import type { RecordBatch } from '../../src/contracts/lane-news.ts';
import type { StepRecord } from '../../src/contracts/record.ts';
import type { LaneLetter } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import { NO_RUN } from './lane-data.ts';
import type { LaneRun } from './state.ts';
import { lab } from './store.ts';

/** Longest time the old picture stays up while a new run catches up with the cursor. */
const PATIENCE_MS = 200;
/** Batches of all lanes that arrive within this time become one change of the store. */
const GATHER_MS = 33;

interface Arrival {
  readonly records: StepRecord[];
  readonly status: LaneRun['status'];
  readonly error: string | null;
  readonly fingerprint: string | null;
}

/** One run on its way to the store. */
export interface Publication {
  receive(batch: RecordBatch): void;
  finish(lane: LaneLetter, fingerprint: string): void;
  fail(lane: LaneLetter, error: string): void;
  /** Later news of this lane are ignored: it is being run again. */
  supersede(lane: LaneLetter): void;
}

interface Options {
  /** Lanes whose records are to be replaced; news of other lanes are ignored. */
  readonly lanes: readonly LaneLetter[];
  /** The world that has been opened but not shown; null when the one shown is right. Asked once, at the first showing. */
  readonly takeWorld: () => WorldSummary | null;
  readonly onPublished: (lanes: readonly LaneLetter[]) => void;
}

/**
 * Gathers records and hands them to the store. The old picture stays whole until the new run has reached
 * the cursor (or patience ends), so that dragging a slider does not flicker.
 */
export function createPublication({ lanes, takeWorld, onPublished }: Options): Publication {
  const blank: Arrival = { records: [], status: 'running', error: null, fingerprint: null };
  const arrivals = new Map<LaneLetter, Arrival>(lanes.map((lane) => [lane, { ...blank, records: [] }]));
  const unpublished = new Set(lanes);
  let live = false;
  let scheduled = false;
  setTimeout(goLive, PATIENCE_MS);
  schedule();

  function superseded(): boolean {
    return lanes.length > 0 && arrivals.size === 0;
  }

  function caughtUp(): boolean {
    const { t } = lab.getState();
    return [...arrivals.values()].every(({ status, records }) => status !== 'running' || records.length >= t);
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    setTimeout(() => {
      scheduled = false;
      if (live) publish(null);
      else if (caughtUp()) goLive();
    }, GATHER_MS);
  }

  function goLive(): void {
    if (live || superseded()) return;
    live = true;
    publish(takeWorld());
  }

  function publish(world: WorldSummary | null): void {
    const { runs } = lab.getState();
    const fresh = [...arrivals].filter(([lane]) => unpublished.has(lane));
    const next = fresh.map(([lane, arrival]) => [lane, laneRun(arrival, runs[lane], world)]);
    unpublished.clear();
    lab.setState({
      worldError: null,
      ...(world && { world }),
      runs: { ...(world ? {} : runs), ...Object.fromEntries(next) },
    });
    onPublished(fresh.map(([lane]) => lane));
  }

  function note(lane: LaneLetter, change: (arrival: Arrival) => Arrival): void {
    const arrival = arrivals.get(lane);
    if (!arrival) return;
    arrivals.set(lane, change(arrival));
    unpublished.add(lane);
    schedule();
  }

  return {
    receive: ({ lane, records }) =>
      note(lane, (arrival) => {
        arrival.records.push(...records);
        return arrival;
      }),
    finish: (lane, fingerprint) => note(lane, (arrival) => ({ ...arrival, status: 'done', fingerprint })),
    fail: (lane, error) => note(lane, (arrival) => ({ ...arrival, status: 'failed', error })),
    supersede: (lane) => void arrivals.delete(lane),
  };
}

/**
 * The frame shown stays until its successor arrives, unless it has another number of candidates than the new
 * world. A lane that failed at once keeps its last good records.
 */
function laneRun(arrival: Arrival, before: LaneRun = NO_RUN, world: WorldSummary | null): LaneRun {
  const { records, status, error, fingerprint } = arrival;
  const fits = !world || before.frame?.truth.length === world.candidates.size;
  const kept = status === 'failed' && records.length === 0 && !world ? before.records : records.slice();
  return { status, records: kept, error, fingerprint, frame: fits ? before.frame : null };
}
