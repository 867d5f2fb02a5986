import * as Comlink from 'comlink';
import type { LaneDone, RecordBatch } from '../../src/contracts/lane-news.ts';
import type { Frame } from '../../src/contracts/record.ts';
import type { LaneLetter, Scenario } from '../../src/contracts/scenario.ts';
import type { WorldSummary } from '../../src/contracts/world-summary.ts';
import type { LaneFit } from '../../src/engine/lane/lane-fit.ts';
import type { Group } from '../../src/replicates/plan.ts';
import type { JobPool } from '../../src/replicates/pool.ts';
import type { PoolMember } from './pool-member.ts';
import type { LabWorker } from './protocol.ts';
import { createReplicatePool } from './replicate-pool.ts';

/** What `open` did: the world, and the lanes that have to be run (again) because their worker was opened. */
export interface Opened {
  readonly world: WorldSummary;
  readonly lanes: readonly LaneLetter[];
}

/** The lanes' work spread over a small pool of workers; each lane stays with its worker. */
export class LabClient {
  private readonly start: () => PoolMember;
  private readonly limit: number;
  private readonly members: PoolMember[] = [];
  private readonly homes = new Map<LaneLetter, PoolMember>();

  constructor(start: () => PoolMember, limit: number) {
    this.start = start;
    this.limit = Math.max(1, limit);
  }

  /**
   * Opens the scenario in the workers of the `changed` lanes; the work of the other workers goes on.
   * Without lanes one worker builds the world. Rejects with a plain sentence.
   */
  async open(scenario: Scenario, changed: readonly LaneLetter[]): Promise<Opened> {
    this.settle(scenario.lanes.map(({ id }) => id));
    const homes = new Set(changed.map((letter) => this.home(letter)));
    if (homes.size === 0) homes.add(this.members[0] ?? this.recruit());
    const worlds = await Promise.all([...homes].map((member) => orBroken(member, member.lab.open(scenario))));
    const lanes = scenario.lanes.map(({ id }) => id).filter((letter) => homes.has(this.home(letter)));
    return { world: worlds[0], lanes };
  }

  runLane(lane: LaneLetter, onRecords: (batch: RecordBatch) => void): Promise<LaneDone> {
    const member = this.home(lane);
    return orBroken(member, member.lab.runLane(lane, onRecords));
  }

  frame(lane: LaneLetter, t: number): Promise<Frame> {
    const member = this.home(lane);
    return orBroken(member, member.lab.frame(lane, t));
  }

  fit(lane: LaneLetter, t: number): Promise<LaneFit> {
    const member = this.home(lane);
    return orBroken(member, member.lab.fit(lane, t));
  }

  /** A pool for the replicates of a group on all workers; the run shown goes first on each of them. */
  replicates(group: Group): JobPool {
    while (this.members.length < this.limit) this.recruit();
    return createReplicatePool(this.members, group);
  }

  async backend(): Promise<'wasm' | 'ml-matrix'> {
    const member = this.members[0] ?? this.recruit();
    return orBroken(member, member.lab.backend());
  }

  /** Gives new lanes the worker with the fewest lanes and forgets lanes that are gone. */
  private settle(lanes: readonly LaneLetter[]): void {
    for (const letter of this.homes.keys()) if (!lanes.includes(letter)) this.homes.delete(letter);
    for (const letter of lanes) if (!this.homes.has(letter)) this.homes.set(letter, this.leastBusy());
  }

  private leastBusy(): PoolMember {
    const load = (member: PoolMember) => [...this.homes.values()].filter((home) => home === member).length;
    const free = this.members.find((member) => load(member) === 0);
    if (free) return free;
    if (this.members.length < this.limit) return this.recruit();
    return this.members.reduce((best, member) => (load(member) < load(best) ? member : best));
  }

  private recruit(): PoolMember {
    const member = this.start();
    this.members.push(member);
    return member;
  }

  private home(letter: LaneLetter): PoolMember {
    const member = this.homes.get(letter);
    if (!member) throw new Error(`Lane ${letter} has no worker; open the scenario first.`);
    return member;
  }
}

function orBroken<T>(member: PoolMember, answer: Promise<T>): Promise<T> {
  return Promise.race([answer, member.broken]);
}

/** The client of the page: module workers over comlink, one less than the machine has cores, at most four. */
export function browserClient(): LabClient {
  return new LabClient(startWorker, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));
}

function startWorker(): PoolMember {
  const worker = new Worker(new URL('./lab-worker.ts', import.meta.url), { type: 'module' });
  const remote = Comlink.wrap<LabWorker>(worker);
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) =>
      reject(
        new Error(
          `The computing worker stopped: ${event.message || 'it could not be loaded'}. Reload the page.`,
        ),
      ),
    );
  });
  broken.catch(() => {});
  return {
    broken,
    lab: {
      open: (scenario) => remote.open(scenario),
      runLane: (lane, onRecords) => remote.runLane(lane, Comlink.proxy(onRecords)),
      frame: (lane, t) => remote.frame(lane, t),
      fit: (lane, t) => remote.fit(lane, t),
      cancel: () => remote.cancel(),
      openReplicates: (group) => remote.openReplicates(group),
      replicate: (number) => remote.replicate(number),
      closeReplicates: () => remote.closeReplicates(),
      backend: () => remote.backend(),
    },
  };
}
