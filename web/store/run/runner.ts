import type { RecordBatch } from '../../../src/contracts/lane-news.ts';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { worldKey } from '../../../src/engine/scenario/run-key.ts';
import { messageOf } from '../../../src/parameters/thrown.ts';
import { isAbort } from '../../worker/abort.ts';
import { type LabClient, type LaneAsked, laneAsked } from '../../worker/pool/client.ts';
import { lab } from '../store.ts';
import { createFrameRequests } from './frames.ts';
import { laneAt } from './lane-data.ts';
import { type BuiltWorld, Publication } from './publication.ts';
import { Showing } from './showing.ts';

/** What the runner needs of the worker pool. */
export type RunnerClient = Pick<LabClient, 'open' | 'runLane' | 'frame'>;

/**
 * Keeps records and frames in step with the scenario: opens it in the workers, streams records into `runs`
 * and asks for frames when the cursor moves. Lanes whose inputs did not change keep their records.
 * Returns a function that stops it.
 */
export function startRunner(client: RunnerClient): () => void {
  const runner = new Runner(client);
  const unsubscribe = lab.subscribe((state, before) => {
    runner.showing.follow(state, before);
    if (state.scenario !== before.scenario) void runner.follow();
    if (state.t !== before.t || state.shown !== before.shown) runner.frames.update();
  });
  runner.showing.follow(lab.getState(), lab.getState());
  void runner.follow();
  return () => {
    unsubscribe();
    runner.stop();
  };
}

/** The run of a lane that is under way, or was the last. */
interface Carrier {
  readonly key: string;
  readonly publication: Publication;
  readonly controller: AbortController;
}

class Runner {
  readonly frames;
  readonly showing = new Showing();
  private readonly client: RunnerClient;
  /** The scenario the workers hold; null when opening failed. */
  private opened: Scenario | null = null;
  private readonly carriers = new Map<LaneLetter, Carrier>();
  private unshownWorld: BuiltWorld | null = null;
  private busy = false;
  private stopped = false;

  constructor(client: RunnerClient) {
    this.client = client;
    this.frames = createFrameRequests(client);
  }

  /**
   * One scenario at a time: when its first picture is up, or patience has ended, the newest one is next, and those in
   * between are skipped.
   */
  async follow(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    let last: Scenario | null = null;
    while (!this.stopped && last !== lab.getState().scenario) {
      last = lab.getState().scenario;
      await this.begin(last);
    }
    this.busy = false;
  }

  stop(): void {
    this.stopped = true;
    this.showing.stop();
    for (const letter of this.carriers.keys()) this.drop(letter);
  }

  private async begin(scenario: Scenario): Promise<void> {
    const letters = scenario.lanes.map(({ id }) => id);
    for (const letter of this.carriers.keys()) if (!letters.includes(letter)) this.drop(letter);
    const fresh = !this.opened || worldKey(this.opened) !== worldKey(scenario);
    const changed = fresh ? letters : letters.filter((letter) => this.isStale(scenario, letter));
    if (!fresh && changed.length === 0) return;
    for (const letter of changed) this.drop(letter);
    try {
      const { world, lanes } = await this.client.open(scenario, changed);
      if (this.stopped) return;
      this.opened = scenario;
      if (fresh) this.unshownWorld = { world, worldKey: worldKey(scenario) };
      await this.run(scenario, changed, lanes).whole;
    } catch (error) {
      this.opened = null;
      lab.setState({ worldError: messageOf(error), playing: false });
      this.showing.refuse(scenario);
    }
  }

  /** Runs the lanes that changed, and those whose worker was opened while they were under way. */
  private run(
    scenario: Scenario,
    changed: readonly LaneLetter[],
    reopened: readonly LaneLetter[],
  ): Publication {
    const { runs } = lab.getState();
    const isRunning = (letter: LaneLetter) => laneAt({ scenario, runs }, letter)?.run.status === 'running';
    const lanes = reopened.filter((letter) => changed.includes(letter) || isRunning(letter));
    const publication: Publication = new Publication({
      scenario,
      lanes,
      takeWorld: () => {
        const built = this.unshownWorld;
        this.unshownWorld = null;
        return built;
      },
      frame: (letter, t) => this.client.frame(laneAsked(scenario, letter), t).catch(() => null),
      onPublished: () => this.frames.update(),
    });
    for (const letter of lanes) this.runLane(laneAsked(scenario, letter), publication);
    this.frames.renew(reopened);
    return publication;
  }

  private runLane(meant: LaneAsked, publication: Publication): void {
    const { lane, key } = meant;
    this.drop(lane);
    const controller = new AbortController();
    this.carriers.set(lane, { key, publication, controller });
    const receive = (batch: RecordBatch) => publication.receive(batch);
    this.client.runLane(meant, receive, controller.signal).then(
      (done) => publication.finish(done),
      (error) => {
        if (!isAbort(error)) publication.fail(lane, messageOf(error));
      },
    );
  }

  /** What is under way for this lane is cancelled, and has no more news. */
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
