import type { TakeRecords } from '../../../src/archive/lab-worker.ts';
import type { LaneFrame } from '../../../src/contracts/lane-frame.ts';
import type { LaneDone, RecordBatch } from '../../../src/contracts/lane-news.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import type { LaneFit, LaneLetter, Scenario } from '../../../src/index.ts';
import { isProgrammed } from '../../registry/known.ts';
import { abortError } from '../abort.ts';
import type { PoolMember } from './pool-member.ts';
import { SteadyLab, USUAL_PATIENCE } from './steady-lab.ts';

/** Patience for a fit, which is one piece of work and may take many seconds. */
const PATIENCE_FOR_FITS = 12 * USUAL_PATIENCE;

/** The result of `open`: the lanes whose workers drop their work, and the world once it is built. */
export interface Opening {
  readonly lanes: readonly LaneLetter[];
  /** Rejects with a plain sentence. */
  readonly world: Promise<WorldSummary>;
}

/** A lane of the open scenario, and the key of the records it should have (see `laneKey`). */
interface LaneAsked {
  readonly lane: LaneLetter;
  readonly key: string;
}

/** Identifies a lane of a scenario; for a missing lane it matches nothing. */
export function laneAsked(scenario: Scenario, letter: LaneLetter): LaneAsked {
  const lane = scenario.lanes.find(({ id }) => id === letter);
  return {
    lane: letter,
    key: lane ? laneKey(scenario, lane) : '',
  };
}

/**
 * Spreads the lanes' work over a small pool of workers. Each lane stays with its worker, and a worker that
 * dies is replaced without notice. Every fault is a rejection: an AbortError if another scenario was opened
 * meanwhile, otherwise a plain sentence.
 */
export class LabClient {
  private readonly start: () => PoolMember;
  private readonly limit: number;
  private readonly onReplaced: () => void;
  private readonly labs: SteadyLab[] = [];
  private readonly homes = new Map<LaneLetter, SteadyLab>();

  /** @param onReplaced called when a lost worker has been replaced */
  constructor(start: () => PoolMember, limit: number, onReplaced = () => {}) {
    this.start = start;
    this.limit = Math.max(1, limit);
    this.onReplaced = onReplaced;
  }

  /**
   * Opens the scenario in the workers of the `changed` lanes; other workers continue. Without lanes one
   * worker builds the world. Lanes and frames of the scenario may be requested at once, and are sent
   * together.
   */
  open(scenario: Scenario, changed: readonly LaneLetter[]): Opening {
    const letters = scenario.lanes.map(({ id }) => id);
    this.settle(letters);
    const homes = new Set(changed.flatMap((letter) => this.homes.get(letter) ?? []));
    if (homes.size === 0) homes.add(this.labs[0] ?? this.recruit());
    const worlds = Promise.all([...homes].map((lab) => lab.open(scenario)));
    const lanes = letters.filter((letter) => homes.has(this.homes.get(letter) as SteadyLab));
    return { lanes, world: worlds.then(([first]) => first) };
  }

  /** Runs a lane. Records arrive once each and in order, even if the worker dies. */
  async runLane(asked: LaneAsked, onRecords: TakeRecords, signal: AbortSignal): Promise<LaneDone> {
    const { lane } = asked;
    let received = 0;
    const receive = ({ from, records }: RecordBatch) => {
      const fresh = records.slice(Math.max(0, received + 1 - from));
      received += fresh.length;
      if (fresh.length > 0) return onRecords({ lane, from: received + 1 - fresh.length, records: fresh });
    };
    return this.home(asked).ask(
      (lab) => {
        this.require(asked);
        signal.throwIfAborted();
        return lab.runLane(lane, receive, signal);
      },
      USUAL_PATIENCE,
      this.isProgram(asked),
    );
  }

  /**
   * @param withRecords whether the records up to step t come with it
   * @param paths how many sample paths come with it
   */
  async frame(asked: LaneAsked, t: number, withRecords = false, paths = 0): Promise<LaneFrame> {
    return this.home(asked).ask(
      (lab) => {
        this.require(asked);
        return lab.frame(asked.lane, t, withRecords, paths);
      },
      2 * USUAL_PATIENCE,
      this.isProgram(asked),
    );
  }

  private isProgram({ lane }: LaneAsked): boolean {
    const { lanes = [] } = this.homes.get(lane)?.opened ?? {};
    return lanes.some(({ id, algorithm }) => id === lane && isProgrammed(algorithm));
  }

  async fit(asked: LaneAsked, t: number): Promise<LaneFit> {
    return this.home(asked).ask((lab) => {
      this.require(asked);
      return lab.fit(asked.lane, t);
    }, PATIENCE_FOR_FITS);
  }

  /** All workers, up to the limit; the run shown comes first on each of them. */
  all(): readonly SteadyLab[] {
    while (this.labs.length < this.limit) this.recruit();
    return this.labs;
  }

  async backend(): Promise<'wasm' | 'ml-matrix'> {
    return (this.labs[0] ?? this.recruit()).ask((lab) => lab.backend());
  }

  /** Ends all workers; nothing may be requested afterwards. */
  stop(): void {
    for (const lab of this.labs) lab.stop();
  }

  /** Gives new lanes the worker with the fewest lanes and forgets removed lanes. */
  private settle(lanes: readonly LaneLetter[]): void {
    for (const letter of this.homes.keys()) if (!lanes.includes(letter)) this.homes.delete(letter);
    for (const letter of lanes) if (!this.homes.has(letter)) this.homes.set(letter, this.leastBusy());
  }

  private leastBusy(): SteadyLab {
    const load = (lab: SteadyLab) => [...this.homes.values()].filter((home) => home === lab).length;
    const free = this.labs.find((lab) => load(lab) === 0);
    if (free) return free;
    if (this.labs.length < this.limit) return this.recruit();
    return this.labs.reduce((best, lab) => (load(lab) < load(best) ? lab : best));
  }

  private recruit(): SteadyLab {
    const lab = new SteadyLab(this.start, this.onReplaced);
    this.labs.push(lab);
    return lab;
  }

  private home(asked: LaneAsked): SteadyLab {
    this.require(asked);
    return this.homes.get(asked.lane) as SteadyLab;
  }

  /** Throws unless the lane's worker holds the given scenario; its answer would be about another run. */
  private require({ lane, key }: LaneAsked): void {
    const scenario = this.homes.get(lane)?.opened;
    if (!scenario || key === '' || laneAsked(scenario, lane).key !== key) throw abortError();
  }
}
