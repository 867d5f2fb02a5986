import type { RecordBatch } from '../../../src/contracts/lane-news.ts';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { worldKey } from '../../../src/engine/scenario/run-key.ts';
import { messageOf } from '../../../src/parameters/thrown.ts';
import { withShownArms } from '../../registry/table-names.ts';
import { isAbort } from '../../worker/abort.ts';
import { type LabClient, laneAsked } from '../../worker/pool/client.ts';
import { lab } from '../store.ts';
import { createFrameRequests } from './frames.ts';
import { laneAt } from './lane-data.ts';
import { beginPicture, endPicture, handRests, isDragging, isWholeDue } from './pace.ts';
import { type BuiltWorld, Publication } from './publication.ts';
import { Showing } from './showing.ts';

/** The part of the worker pool that the runner uses. */
type RunnerClient = Pick<LabClient, 'open' | 'runLane' | 'frame'>;

/**
 * Computes the scenario as it changes: opens it in the workers, streams records into `runs` and requests
 * frames when the cursor moves. Lanes whose inputs did not change keep their records. Returns a function that
 * stops it.
 */
export function startRunner(client: RunnerClient): () => void {
  const runner = new Runner(client);
  const unsubscribe = lab.subscribe((state, before) => {
    runner.showing.follow(state, before);
    if (state.scenario !== before.scenario) runner.follow();
    if (state.t !== before.t || state.shown !== before.shown) runner.frames.update();
  });
  runner.showing.follow(lab.getState(), lab.getState());
  runner.follow();
  return () => {
    unsubscribe();
    runner.stop();
  };
}

/** The current or last run of a lane. */
interface Carrier {
  readonly key: string;
  readonly publication: Publication;
  readonly controller: AbortController;
}

/** A scenario that is being opened. */
interface Begun {
  readonly changed: readonly LaneLetter[];
  /** Lanes whose workers dropped their work. */
  readonly reopened: readonly LaneLetter[];
  /** Resolves when the world is built. */
  readonly ready: Promise<void>;
}

class Runner {
  readonly frames;
  readonly showing = new Showing();
  private readonly client: RunnerClient;
  /** The scenario the workers hold; null when opening failed. */
  private opened: Scenario | null = null;
  private readonly carriers = new Map<LaneLetter, Carrier>();
  private unshownWorld: BuiltWorld | null = null;
  /** The scenario begun last. */
  private last: Scenario | null = null;
  private busy = false;
  private stopped = false;

  constructor(client: RunnerClient) {
    this.client = client;
    this.frames = createFrameRequests(client);
  }

  /**
   * Runs one scenario at a time: when its first picture is drawn, or the waiting time ends, the newest one is
   * next, and those in between are skipped.
   */
  follow(): void {
    const { scenario } = lab.getState();
    if (this.busy || this.stopped || scenario === this.last) return;
    this.busy = true;
    this.last = scenario;
    beginPicture();
    // The next run starts before this one's picture is painted, so that workers and page work in parallel.
    this.begin(scenario, () => {
      if (!this.busy || this.last !== scenario) return;
      this.busy = false;
      endPicture();
      this.follow();
    });
  }

  stop(): void {
    this.stopped = true;
    this.showing.stop();
    for (const letter of this.carriers.keys()) this.drop(letter);
  }

  /** @param whole called when the first picture is drawn, or never will be */
  private begin(scenario: Scenario, whole: () => void): void {
    const letters = scenario.lanes.map(({ id }) => id);
    for (const letter of this.carriers.keys()) if (!letters.includes(letter)) this.drop(letter);
    const fresh = !this.opened || worldKey(this.opened) !== worldKey(scenario);
    const changed = fresh ? letters : letters.filter((letter) => this.isStale(scenario, letter));
    if (!fresh && changed.length === 0) {
      whole();
      return;
    }
    for (const letter of changed) this.drop(letter);
    // World, frames and records are requested together, so the picture needs one round trip to the workers
    // instead of three.
    const { world, lanes } = this.client.open(scenario, changed);
    this.opened = scenario;
    const ready = world.then((built) => {
      if (fresh) this.unshownWorld = { world: withShownArms(built, scenario), worldKey: worldKey(scenario) };
    });
    this.run(scenario, { changed, reopened: lanes, ready }, whole);
    ready.catch((error) => {
      this.opened = null;
      lab.setState({ worldError: messageOf(error), playing: false });
      this.showing.refuse(scenario);
      for (const letter of lanes) this.drop(letter);
      whole();
    });
  }

  /** Runs the lanes that changed, and those whose worker was reopened during their run. */
  private run(scenario: Scenario, { changed, reopened, ready }: Begun, onWhole: () => void): void {
    const { runs } = lab.getState();
    const isRunning = (letter: LaneLetter) => laneAt({ scenario, runs }, letter)?.run.status === 'running';
    const lanes = reopened.filter((letter) => changed.includes(letter) || isRunning(letter));
    const dragged = isDragging() && !lab.getState().playing;
    const entire = dragged && isWholeDue();
    const toCursor = dragged && !entire;
    const publication: Publication = new Publication({
      scenario,
      entire,
      lanes,
      ready,
      takeWorld: () => {
        const built = this.unshownWorld;
        this.unshownWorld = null;
        return built;
      },
      frame: (letter, t) => this.client.frame(laneAsked(scenario, letter), t, toCursor).catch(() => null),
      onPublished: () => this.frames.update(),
      onWhole,
    });
    for (const letter of lanes) void this.runLane(scenario, letter, publication, toCursor);
    this.frames.renew(reopened);
  }

  /** @param toCursor whether the steps after the cursor can wait until the drag rests */
  private async runLane(
    scenario: Scenario,
    lane: LaneLetter,
    publication: Publication,
    toCursor: boolean,
  ): Promise<void> {
    const meant = laneAsked(scenario, lane);
    this.drop(lane);
    const controller = new AbortController();
    const { signal } = controller;
    this.carriers.set(lane, { key: meant.key, publication, controller });
    const today = scenario.engine === undefined;
    if (toCursor && today && (await publication.reachesCursor(lane))) await handRests(signal);
    if (signal.aborted) return;
    const receive = (batch: RecordBatch) => {
      publication.receive(batch);
      // An archived engine waits for it at the cursor.
      return toCursor ? handRests(signal) : undefined;
    };
    this.client.runLane(meant, receive, signal).then(
      (done) => publication.finish(done),
      (error) => {
        if (!isAbort(error)) publication.fail(lane, messageOf(error));
      },
    );
  }

  /** Cancels this lane's work and ignores its further news. */
  private drop(letter: LaneLetter): void {
    const carrier = this.carriers.get(letter);
    carrier?.publication.supersede(letter);
    carrier?.controller.abort();
    this.carriers.delete(letter);
  }

  private isStale(scenario: Scenario, letter: LaneLetter): boolean {
    const { runs } = lab.getState();
    const { key } = laneAsked(scenario, letter);
    return (
      this.carriers.get(letter)?.key !== key || laneAt({ scenario, runs }, letter)?.run.status === 'failed'
    );
  }
}
