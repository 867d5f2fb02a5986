import { OWN } from '../../../src/algorithms/own/own-algorithm.about.ts';
import type { LaneFrame } from '../../../src/contracts/lane-frame.ts';
import type { LaneDone, RecordBatch } from '../../../src/contracts/lane-news.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import type { LaneFit, LaneLetter, Scenario } from '../../../src/index.ts';
import { abortError } from '../abort.ts';
import type { PoolMember } from './pool-member.ts';
import { SteadyLab, USUAL_PATIENCE } from './steady-lab.ts';

/** A fit is one piece of work that may take many seconds. */
const PATIENCE_FOR_FITS = 12 * USUAL_PATIENCE;

/** What `open` does: the lanes whose workers drop what they were doing, and the world once it is built. */
export interface Opening {
  readonly lanes: readonly LaneLetter[];
  /** Rejects with a plain sentence. */
  readonly world: Promise<WorldSummary>;
}

/** A lane of the scenario that is open, and the key of the records that are meant (see `laneKey`). */
export interface LaneAsked {
  readonly lane: LaneLetter;
  readonly key: string;
}

/** A scenario's lane; one that it does not have matches nothing. */
export function laneAsked(scenario: Scenario, letter: LaneLetter): LaneAsked {
  const lane = scenario.lanes.find(({ id }) => id === letter);
  return {
    lane: letter,
    key: lane ? laneKey(scenario, lane) : '',
  };
}

/**
 * The lanes' work spread over a small pool of workers; each lane stays with its worker, and a worker that dies is replaced
 * unseen. Every fault is a rejection: with an AbortError where another scenario has been opened meanwhile, else with a plain
 * sentence.
 */
export class LabClient {
  private readonly start: () => PoolMember;
  private readonly limit: number;
  private readonly onReplaced: () => void;
  private readonly labs: SteadyLab[] = [];
  private readonly homes = new Map<LaneLetter, SteadyLab>();

  /** @param onReplaced called when a worker that was lost has its successor */
  constructor(start: () => PoolMember, limit: number, onReplaced = () => {}) {
    this.start = start;
    this.limit = Math.max(1, limit);
    this.onReplaced = onReplaced;
  }

  /**
   * Opens the scenario in the workers of the `changed` lanes; the work of the other workers goes on.
   * Without lanes one worker builds the world. Lanes and frames of the scenario may be asked for at once: the questions
   * travel together.
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

  /** Records arrive once each and in order, even if the worker dies. */
  async runLane(
    asked: LaneAsked,
    onRecords: (batch: RecordBatch) => void,
    signal: AbortSignal,
  ): Promise<LaneDone> {
    const { lane } = asked;
    let received = 0;
    const receive = ({ from, records }: RecordBatch) => {
      const fresh = records.slice(Math.max(0, received + 1 - from));
      if (fresh.length > 0) onRecords({ lane, from: received + 1, records: fresh });
      received += fresh.length;
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

  async frame(asked: LaneAsked, t: number): Promise<LaneFrame> {
    return this.home(asked).ask(
      (lab) => {
        this.require(asked);
        return lab.frame(asked.lane, t);
      },
      2 * USUAL_PATIENCE,
      this.isProgram(asked),
    );
  }

  private isProgram({ lane }: LaneAsked): boolean {
    const { lanes = [] } = this.homes.get(lane)?.opened ?? {};
    return lanes.some(({ id, algorithm }) => id === lane && algorithm === OWN.id);
  }

  async fit(asked: LaneAsked, t: number): Promise<LaneFit> {
    return this.home(asked).ask((lab) => {
      this.require(asked);
      return lab.fit(asked.lane, t);
    }, PATIENCE_FOR_FITS);
  }

  /** All workers, as many as there may be; the run shown goes first on each of them. */
  all(): readonly SteadyLab[] {
    while (this.labs.length < this.limit) this.recruit();
    return this.labs;
  }

  async backend(): Promise<'wasm' | 'ml-matrix'> {
    return (this.labs[0] ?? this.recruit()).ask((lab) => lab.backend());
  }

  /** Ends all workers; nothing may be asked afterwards. */
  stop(): void {
    for (const lab of this.labs) lab.stop();
  }

  /** Gives new lanes the worker with the fewest lanes and forgets lanes that are gone. */
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

  /** Throws unless the lane's worker holds the scenario that is meant: its answer would be about another run. */
  private require({ lane, key }: LaneAsked): void {
    const scenario = this.homes.get(lane)?.opened;
    if (!scenario || key === '' || laneAsked(scenario, lane).key !== key) throw abortError();
  }
}
