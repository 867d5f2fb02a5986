import type { RecordBatch } from '../../src/contracts/lane-news.ts';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import type { LabClient } from '../worker/client.ts';
import { createFrameRequests } from './frames.ts';
import { laneKey, sameWorld } from './inputs.ts';
import { createPublication, type Publication } from './publication.ts';
import { lab } from './store.ts';

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
    if (state.scenario !== before.scenario) void runner.follow();
    if (state.t !== before.t) runner.frames.update();
  });
  void runner.follow();
  return () => {
    unsubscribe();
    runner.stopped = true;
  };
}

class Runner {
  stopped = false;
  readonly frames;
  private readonly client: RunnerClient;
  /** The scenario the workers hold; null when opening failed. */
  private opened: Scenario | null = null;
  /** What each lane's records were computed from. */
  private readonly keys = new Map<LaneLetter, string>();
  /** The publication that carries each lane's news. */
  private readonly carriers = new Map<LaneLetter, Publication>();
  private unshownWorld: WorldSummary | null = null;
  private busy = false;

  constructor(client: RunnerClient) {
    this.client = client;
    this.frames = createFrameRequests(client);
  }

  /** One opening at a time; after it the newest scenario is next, and those in between are skipped. */
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

  private async begin(scenario: Scenario): Promise<void> {
    const fresh = !this.opened || !sameWorld(this.opened, scenario);
    this.forgetRemoved(scenario);
    const changed = fresh ? letters(scenario) : this.changedLanes(scenario);
    if (!fresh && changed.length === 0) return;
    for (const lane of changed) this.keys.delete(lane);
    try {
      const { world, lanes } = await this.client.open(scenario, changed);
      this.opened = scenario;
      if (fresh) this.unshownWorld = world;
      this.run(scenario, changed, lanes);
    } catch (error) {
      this.opened = null;
      lab.setState({ worldError: sentence(error), playing: false });
    }
  }

  /** Runs the lanes of the reopened workers; only those that changed or were under way have news. */
  private run(scenario: Scenario, changed: readonly LaneLetter[], reopened: readonly LaneLetter[]): void {
    const { runs } = lab.getState();
    const newsworthy = reopened.filter((lane) => changed.includes(lane) || runs[lane]?.status === 'running');
    for (const lane of newsworthy) this.carriers.get(lane)?.supersede(lane);
    this.frames.hold(reopened);
    const publication = createPublication({
      lanes: newsworthy,
      takeWorld: () => {
        const world = this.unshownWorld;
        this.unshownWorld = null;
        return world;
      },
      onPublished: () => this.frames.release(reopened),
    });
    for (const { id } of scenario.lanes.filter((lane) => newsworthy.includes(lane.id)))
      this.carriers.set(id, publication);
    for (const lane of scenario.lanes)
      if (changed.includes(lane.id)) this.keys.set(lane.id, laneKey(scenario, lane));
    // Changed lanes first: on a shared worker the others only restore what frames need.
    const quietly = reopened.filter((lane) => !newsworthy.includes(lane));
    for (const lane of [...newsworthy, ...quietly]) this.runLane(lane, publication);
  }

  private runLane(lane: LaneLetter, publication: Publication): void {
    const receive = (batch: RecordBatch) => publication.receive(batch);
    this.client.runLane(lane, receive).then(
      ({ fingerprint }) => publication.finish(lane, fingerprint),
      (error) => {
        if (sentence(error) !== 'cancelled') publication.fail(lane, sentence(error));
      },
    );
  }

  private changedLanes(scenario: Scenario): LaneLetter[] {
    const { runs } = lab.getState();
    const stale = scenario.lanes.filter(
      (lane) => this.keys.get(lane.id) !== laneKey(scenario, lane) || runs[lane.id]?.status === 'failed',
    );
    return stale.map(({ id }) => id);
  }

  private forgetRemoved(scenario: Scenario): void {
    const present = letters(scenario);
    const { runs } = lab.getState();
    const gone = Object.keys(runs).filter((lane) => !present.includes(lane as LaneLetter)) as LaneLetter[];
    if (gone.length === 0) return;
    for (const lane of gone) {
      this.keys.delete(lane);
      this.carriers.get(lane)?.supersede(lane);
    }
    this.frames.release(present);
    lab.setState({
      runs: Object.fromEntries(Object.entries(runs).filter(([lane]) => !gone.includes(lane as LaneLetter))),
    });
  }
}

function letters({ lanes }: Scenario): LaneLetter[] {
  return lanes.map(({ id }) => id);
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
