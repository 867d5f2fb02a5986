import type { LaneFrame } from '../../../src/contracts/lane-frame.ts';
import type { LaneDone, RecordBatch } from '../../../src/contracts/lane-news.ts';
import type { WorldStep } from '../../../src/contracts/record.ts';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import type { LabState, LaneRun } from '../state.ts';
import { lab } from '../store.ts';
import { keepsPicture } from './lane-data.ts';
import { inFrame, patienceMs, tellWhole } from './pace.ts';

/**
 * After the first picture, batches of all lanes within this time become one change of the store; the interval
 * grows with the steps known.
 */
const GATHER_MS = 33;
const GATHER_STEP_MS = 0.01;
/** Longest wait of a picture for the steps after the cursor. */
const ENTIRE_MS = 150;

interface Arrival {
  readonly records: WorldStep[];
  status: LaneRun['status'];
  error: string | null;
  fingerprint: string | null;
  marks: string;
  /** The lane's frame in the first picture. */
  frame: LaneFrame | null;
}

type Arrived = readonly [LaneLetter, Arrival];

/** A frame that was requested together with the run. */
interface AskedFrame {
  readonly t: number;
  readonly frame: Promise<LaneFrame | null>;
}

/** A world, and what it was built from. */
export type BuiltWorld = Pick<LabState, 'worldKey'> & { readonly world: WorldSummary };

interface Options {
  /** The scenario from which the records are computed. */
  readonly scenario: Scenario;
  /** Lanes whose records are to be replaced. */
  readonly lanes: readonly LaneLetter[];
  /** Resolves when the world is built; if it rejects, nothing is shown. */
  readonly ready: Promise<void>;
  /** The world opened but not shown; null when the one shown is right. Called once, at the first showing. */
  readonly takeWorld: () => BuiltWorld | null;
  /** The frame of a lane at step t, perhaps with the records up to it; null if not available. */
  readonly frame: (lane: LaneLetter, t: number) => Promise<LaneFrame | null>;
  /** Whether the first picture includes the steps after the cursor. */
  readonly entire: boolean;
  readonly onPublished: () => void;
  /** Called once, when the first picture is complete, before it is drawn, or when it never will be. */
  readonly onWhole: () => void;
}

/**
 * Publishes one run to the store. The previous picture stays until the new run has reached the cursor and its
 * frames have arrived, or the waiting time ends, so that dragging a slider does not flicker.
 */
export class Publication {
  private readonly options: Options;
  private readonly arrivals: Map<LaneLetter, Arrival>;
  private readonly unpublished: Set<LaneLetter>;
  /** Requested before the records, so that the frames at the cursor come first. */
  private readonly framesAhead: ReadonlyMap<LaneLetter, AskedFrame>;
  private entire: boolean;
  /** Whether the first picture is complete, or is no longer waited for. */
  private live = false;
  private drawn = false;
  private completing = false;
  private scheduled = false;

  constructor(options: Options) {
    this.options = options;
    this.entire = options.entire;
    this.arrivals = new Map(options.lanes.map((lane) => [lane, blank()]));
    this.unpublished = new Set(options.lanes);
    const { t } = lab.getState();
    this.framesAhead = new Map(options.lanes.map((lane) => [lane, { t, frame: this.ahead(lane, t) }]));
    options.ready.then(
      () => {
        setTimeout(() => this.goLive(), patienceMs());
        setTimeout(() => this.settleForCursor(), ENTIRE_MS);
        void this.complete();
      },
      () => {},
    );
  }

  /** Takes records in; those up to the cursor may come twice, first with the frame. */
  receive({ lane, from, records }: RecordBatch): void {
    this.note(lane, (arrival) => {
      for (const record of records.slice(arrival.records.length + 1 - from)) arrival.records.push(record);
    });
  }

  /** Resolves to whether the lane's records up to the cursor came with its frame. */
  async reachesCursor(lane: LaneLetter): Promise<boolean> {
    return (await this.framesAhead.get(lane)?.frame)?.records !== undefined;
  }

  private async ahead(lane: LaneLetter, t: number): Promise<LaneFrame | null> {
    const frame = await this.options.frame(lane, t);
    if (frame?.records) this.receive({ lane, from: 1, records: frame.records });
    return frame;
  }

  finish({ lane, fingerprint, marks }: LaneDone): void {
    this.note(lane, (arrival) => Object.assign(arrival, { status: 'done', fingerprint, marks }));
  }

  fail(lane: LaneLetter, error: string): void {
    this.note(lane, (arrival) => Object.assign(arrival, { status: 'failed', error }));
  }

  /** Ignores further news of this lane, which is being run again. */
  supersede(lane: LaneLetter): void {
    this.arrivals.delete(lane);
    if (this.superseded() && !this.live) this.options.onWhole();
  }

  private goLive(): void {
    if (this.live || this.superseded()) return;
    this.live = true;
    const built = this.options.takeWorld();
    // A next run may supersede these lanes before this one is drawn.
    const lanes = [...this.arrivals];
    inFrame(() => {
      this.drawn = true;
      this.publish(lanes, built, true);
    });
    this.options.onWhole();
  }

  private settleForCursor(): void {
    this.entire = false;
    void this.complete();
  }

  private note(lane: LaneLetter, change: (arrival: Arrival) => void): void {
    const arrival = this.arrivals.get(lane);
    if (!arrival) return;
    change(arrival);
    this.unpublished.add(lane);
    if (this.drawn) this.schedule();
    else if (!this.live) void this.complete();
  }

  private superseded(): boolean {
    return this.options.lanes.length > 0 && this.arrivals.size === 0;
  }

  private schedule(): void {
    if (this.scheduled) return;
    this.scheduled = true;
    setTimeout(() => {
      this.scheduled = false;
      if (!this.superseded()) this.publish([...this.arrivals], null, false);
    }, this.patience());
  }

  /** Interval between changes of the store; longer in a long run, as every change copies all known steps. */
  private patience(): number {
    const known = [...this.arrivals.values()].map(({ records }) => records.length);
    return Math.max(GATHER_MS, GATHER_STEP_MS * Math.max(0, ...known));
  }

  private caughtUp(): boolean {
    const { t } = lab.getState();
    return [...this.arrivals.values()].every(
      ({ status, records }) => status !== 'running' || (!this.entire && records.length >= t),
    );
  }

  /** Fetches the frames of the first picture once all their steps are known. */
  private async complete(): Promise<void> {
    if (this.completing || !this.caughtUp()) return;
    this.completing = true;
    await Promise.all(
      [...this.arrivals].map(async ([lane, arrival]) => {
        arrival.frame = await this.firstFrame(lane, arrival.records.length);
      }),
    );
    this.options.ready.then(
      () => this.goLive(),
      () => {},
    );
  }

  /** The lane's frame at the cursor, or at its end if it ended before. */
  private async firstFrame(lane: LaneLetter, length: number): Promise<LaneFrame | null> {
    const step = Math.min(lab.getState().t, length);
    if (step === 0) return null;
    const ahead = this.framesAhead.get(lane);
    return ahead?.t === step ? ahead.frame : this.options.frame(lane, step);
  }

  /** @param first whether this is its first picture, with which the scenario is drawn */
  private publish(lanes: readonly Arrived[], built: BuiltWorld | null, first: boolean): void {
    const { scenario } = this.options;
    const fresh = lanes.filter(([lane]) => this.unpublished.has(lane));
    this.unpublished.clear();
    lab.setState((state) => {
      const runs = Object.fromEntries(
        fresh.map(([lane, arrival]) => [lane, laneRun(scenario, lane, arrival, state)]),
      );
      const next: LabState = {
        ...state,
        worldError: null,
        ...built,
        runs: { ...(built ? {} : state.runs), ...runs },
        shown: first && state.shown !== state.scenario ? scenario : state.shown,
      };
      return keepsPicture(next, state.scenario) ? { ...next, shown: state.scenario } : next;
    });
    if (lanes.every(([, { status }]) => status !== 'running')) tellWhole();
    this.options.onPublished();
  }
}

const blank = (): Arrival => ({
  records: [],
  status: 'running',
  error: null,
  fingerprint: null,
  marks: '',
  frame: null,
});

/** The current frame stays until its successor arrives, if it is of the same run. */
function laneRun(scenario: Scenario, letter: LaneLetter, arrival: Arrival, { runs }: LabState): LaneRun {
  const lane = scenario.lanes.find(({ id }) => id === letter);
  const key = lane ? laneKey(scenario, lane) : '';
  const before = runs[letter];
  const frame = before?.key === key && before.frame ? before.frame : arrival.frame;
  return { ...arrival, key, frame, records: arrival.records.slice() };
}
