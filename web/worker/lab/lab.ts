import * as words from '#words/page/in-worker';
import type { LabWorker, PlannedGroup, TakeRecords } from '../../../src/archive/lab-worker.ts';
import type { LaneFrame } from '../../../src/contracts/lane-frame.ts';
import type { LaneDone } from '../../../src/contracts/lane-news.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { laneFrame } from '../../../src/engine/lane/lane-frame.ts';
import { samplePaths } from '../../../src/engine/lane/sample-paths.ts';
import { worldSteps } from '../../../src/engine/lane/world-steps.ts';
import { checkLaneRoom } from '../../../src/engine/scenario/room.ts';
import { KEPT } from '../../../src/engine/scenario/settings.ts';
import {
  type Backend,
  createFingerprint,
  createWorld,
  type JobResult,
  type Lane,
  LaneError,
  type LaneFit,
  type LaneLetter,
  openLane,
  prepareAlgorithms,
  type Scenario,
  type Session,
  type World,
} from '../../../src/index.ts';
import { requireObjective } from '../../../src/objectives/registry.ts';
import type { Group } from '../../../src/plan/plan.ts';
import { mostSteps } from '../../../src/policy/response-time.ts';
import { abortError } from '../abort.ts';
import { ReplicateDesk } from './replicate-desk.ts';
import { WorldSurvey } from './world-summary.ts';

/** Time spent working before messages are checked: short enough to cancel and to answer frames promptly. */
const SLICE_MILLISECONDS = 25;
/** Most records sent at once: few enough that the page takes them without missing a frame. */
const MOST_IN_A_BATCH = 1000;

/** Functions that a lab needs from the environment it runs in. */
export interface Surroundings {
  readonly loadBackend: () => Promise<Backend>;
  /** Resolves once the messages that have arrived have been served. */
  readonly nextTurn: () => Promise<void>;
  /** Milliseconds of any clock. */
  readonly now: () => number;
}

/** An open scenario with its lanes as far as computed. */
interface OpenRun {
  readonly scenario: Scenario;
  readonly world: World;
  readonly summary: WorldSummary;
  readonly backend: Backend;
  readonly sessions: Map<LaneLetter, Session>;
  /** Lanes that a `runLane` call advances; the others are advanced by the request that needs a step. */
  readonly carried: Set<LaneLetter>;
  /** Aborts when another scenario is opened. */
  readonly signal: AbortSignal;
}

/** The work of one worker: the lanes of a scenario in slices, and replicates while the lanes need nothing. */
export class Lab implements LabWorker {
  private readonly surroundings: Surroundings;
  private readonly desk: ReplicateDesk;
  private backendOnce: Promise<Backend> | null = null;
  private current: { readonly run: Promise<OpenRun>; readonly controller: AbortController } | null = null;
  /** Number of answers about the run shown that are being computed. */
  private underWay = 0;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
    this.desk = new ReplicateDesk({
      loadBackend: () => this.loadBackend(),
      now: surroundings.now,
      whenIdle: async () => {
        do await surroundings.nextTurn();
        while (this.underWay > 0);
      },
    });
  }

  open(scenario: Scenario): Promise<WorldSummary> {
    return this.first(async () => {
      this.current?.controller.abort(abortError());
      const controller = new AbortController();
      const run = this.build(scenario, controller.signal);
      this.current = { run, controller };
      return (await run).summary;
    });
  }

  runLane(lane: LaneLetter, onRecords: TakeRecords, signal: AbortSignal): Promise<LaneDone> {
    return this.first(async () => {
      const run = await this.opened();
      const session = sessionOf(run, lane);
      const print = createFingerprint(run.backend.name);
      const marks: string[] = [];
      run.carried.add(lane);
      try {
        const goesOn = () => !session.ended && !session.waits;
        for (let [printed, sent] = [0, 0]; printed < session.t || goesOn(); ) {
          const last = printed + MOST_IN_A_BATCH;
          this.workOn(session, last);
          for (; printed < Math.min(session.t, last); printed++) {
            print.add(session.records[printed]);
            marks.push(print.mark());
          }
          const until = run.scenario.response ? Number.POSITIVE_INFINITY : printed;
          const fresh = worldSteps(session.records, run.scenario).slice(sent, until);
          for (let at = 0; at < fresh.length; at += MOST_IN_A_BATCH)
            onRecords({ lane, from: sent + at + 1, records: fresh.slice(at, at + MOST_IN_A_BATCH) });
          sent += fresh.length;
          await this.turn(run, signal);
        }
        return { lane, fingerprint: print.digest(), marks: marks.join('') };
      } finally {
        run.carried.delete(lane);
      }
    });
  }

  frame(lane: LaneLetter, t: number, withRecords = false, paths = 0): Promise<LaneFrame> {
    return this.first(async () => {
      const run = await this.opened();
      const { scenario } = run;
      if (!scenario.response) {
        const session = await this.sessionAfter(lane, t);
        const frame = frameOf(run, session, { lane, t, paths });
        return withRecords ? { ...frame, records: worldSteps(session.records, scenario).slice(0, t) } : frame;
      }
      const { session, query } = await this.sessionAt(lane, t);
      return frameAtWorldStep(frameOf(run, session, { lane, t: query, paths }), session, {
        t,
        frame: scenario.response.frame,
      });
    });
  }

  fit(lane: LaneLetter, t: number): Promise<LaneFit> {
    return this.first(async () => {
      const run = await this.opened();
      const { model, response } = run.scenario;
      const { lengthscale } = model;
      const { session, query } = response
        ? await this.sessionAt(lane, t)
        : { session: await this.sessionAfter(lane, t), query: t };
      const parts = session.fitInParts(query, lengthscale === null || typeof lengthscale === 'number');
      for (;;) {
        const { done, value } = parts.next();
        if (done) return value as LaneFit;
        await this.turn(run);
      }
    });
  }

  async openReplicates(plan: number, groups: readonly Group[]): Promise<void> {
    this.desk.open(plan, groups);
  }

  replicate(number: number, of: PlannedGroup, signal: AbortSignal): Promise<JobResult> {
    return this.desk.run(number, of, signal);
  }

  async closeReplicates(plan: number): Promise<void> {
    this.desk.close(plan);
  }

  async backend(): Promise<Backend['name']> {
    return (await this.loadBackend()).name;
  }

  async ping(): Promise<void> {}

  /** The numerical core, loaded once; after a failure the next call tries again. */
  private loadBackend(): Promise<Backend> {
    this.backendOnce ??= this.surroundings.loadBackend().catch((error) => {
      this.backendOnce = null;
      throw error;
    });
    return this.backendOnce;
  }

  /** Builds the world with its truth at every step, in slices where that takes long. */
  private async build(scenario: Scenario, signal: AbortSignal): Promise<OpenRun> {
    await prepareAlgorithms(scenario.lanes);
    const backend = await this.loadBackend();
    signal.throwIfAborted();
    const world = createWorld(scenario, backend);
    const survey = new WorldSurvey(world, scenario.horizon);
    for (; !survey.done; await this.turn({ signal })) {
      const until = this.surroundings.now() + SLICE_MILLISECONDS;
      while (!survey.done && this.surroundings.now() < until) survey.next();
    }
    const opened = { scenario, world, summary: survey.summary(), backend, signal };
    const run = { ...opened, sessions: new Map(), carried: new Set<LaneLetter>() };
    signal.addEventListener('abort', () => dispose(run));
    return run;
  }

  private opened(): Promise<OpenRun> {
    return this.current?.run ?? Promise.reject(new Error(words.noScenarioOpen));
  }

  /** The lane's session, when step t has been made or waits for a choice: before, nothing says why it was made. */
  private async sessionAfter(lane: LaneLetter, t: number): Promise<Session> {
    const run = await this.opened();
    const session = sessionOf(run, lane);
    while (session.t < t && !(session.waits && session.t === t - 1)) {
      if (session.waits) throw new LaneError(words.laneWaits({ letter: lane, step: session.t + 1 }));
      if (!run.carried.has(lane)) this.workOn(session, t);
      await this.turn(run);
    }
    return session;
  }

  /** If the world moves while the lane computes: the session at the end of step t, and the query shown. */
  private async sessionAt(lane: LaneLetter, t: number): Promise<{ session: Session; query: number }> {
    const run = await this.opened();
    const session = sessionOf(run, lane);
    for (;;) {
      const at = worldSteps(session.records, run.scenario)[t - 1];
      if (at?.queries) return { session, query: at.queries.shown };
      if (session.ended) throw new LaneError(words.noQueryAt({ letter: lane, step: t }));
      if (!run.carried.has(lane)) this.workOn(session, Number.POSITIVE_INFINITY);
      await this.turn(run);
    }
  }

  /** Computes one slice of steps, up to step `last`. */
  private workOn(session: Session, last: number): void {
    const until = this.surroundings.now() + SLICE_MILLISECONDS;
    do {
      if (session.t >= last || session.waits || session.ended) return;
      session.step();
    } while (this.surroundings.now() < until);
  }

  private async turn(run: Pick<OpenRun, 'signal'>, signal?: AbortSignal): Promise<void> {
    await this.surroundings.nextTurn();
    run.signal.throwIfAborted();
    signal?.throwIfAborted();
  }

  /** Does work for the run shown; replicates wait until it is done. */
  private async first<T>(work: () => Promise<T>): Promise<T> {
    this.underWay++;
    try {
      return await work();
    } finally {
      this.underWay--;
    }
  }
}

interface FrameAsked {
  readonly lane: LaneLetter;
  /** The query's step. */
  readonly t: number;
  /** How many sample paths come with it. */
  readonly paths: number;
}

function frameOf({ scenario, world, backend }: OpenRun, session: Session, asked: FrameAsked): LaneFrame {
  const { lane, t, paths } = asked;
  const frame = laneFrame(session, t, laneOf(scenario, lane), mostSteps(scenario), world);
  if (paths === 0) return frame;
  return { ...frame, paths: samplePaths({ session, t, frame, world, backend, lane }, paths) };
}

/** A query's frame at a step of the world; its data have the world steps in which they were observed. */
function frameAtWorldStep(
  own: LaneFrame,
  { records }: Session,
  { t, frame }: { readonly t: number; readonly frame: number },
): LaneFrame {
  const held = Array.from(own.dataSteps, (step) => records[step - 1]);
  const dataSteps = Int32Array.from(held, ({ clock }) => Math.floor(clock / frame) + 1);
  return { ...own, t, held, dataSteps };
}

function sessionOf(run: OpenRun, letter: LaneLetter): Session {
  run.signal.throwIfAborted();
  const known = run.sessions.get(letter);
  if (known) return known;
  requireRoom(run.scenario, letter);
  const session = openLane(run.scenario, laneOf(run.scenario, letter), run.world, run.backend);
  run.sessions.set(letter, session);
  return session;
}

/**
 * Checks that a lane's memory fits, which the page cannot tell from an algorithm's description.
 * @throws ScenarioError
 */
function requireRoom(scenario: Scenario, letter: LaneLetter): void {
  const lane = scenario.lanes.findIndex(({ id }) => id === letter);
  if (lane >= 0) checkLaneRoom(requireObjective(scenario.objective.id), scenario, lane, KEPT);
}

function laneOf({ lanes }: Scenario, letter: LaneLetter): Lane {
  const lane = lanes.find(({ id }) => id === letter);
  if (!lane) throw new LaneError(words.noSuchLane(letter));
  return lane;
}

function dispose({ sessions }: OpenRun): void {
  for (const session of sessions.values()) session.dispose();
  sessions.clear();
}
