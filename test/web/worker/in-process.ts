import type { LabWorker } from '../../../src/archive/lab-worker.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import {
  createFingerprint,
  createWorld,
  type LaneLetter,
  type Scenario,
  type StepRecord,
} from '../../../src/index.ts';
import { Lab } from '../../../web/worker/lab/lab.ts';
import type { PoolMember } from '../../../web/worker/pool/pool-member.ts';
import { backend, sessionFor } from '../../engine/support.ts';

type Call = keyof LabWorker;
type Receiver = (...values: unknown[]) => unknown;
const never = () => new Promise<never>(() => {});

/**
 * The real lab in this process, behind a wire with faults: it keeps an account of what was asked, answers may be held
 * back or come late, and the worker may break or fall silent. Turns take a millisecond of the (faked) clock.
 */
export class InProcessWorker implements PoolMember {
  readonly lab: LabWorker;
  readonly broken: Promise<never>;
  /** What was asked: `open`, `runLane A`, `frame B 7`. */
  readonly account: string[] = [];
  readonly opened: Scenario[] = [];
  /** Milliseconds that every answer takes on its way. */
  latency = 0;
  stopped = false;
  private gone = false;
  private readonly held = new Map<Call, { pass: number; readonly waiting: (() => void)[] }>();
  private readonly faults = new Map<Call, string>();
  private breakWith: (error: Error) => void = () => {};

  constructor() {
    this.broken = new Promise<never>((_, reject) => {
      this.breakWith = reject;
    });
    this.broken.catch(() => {});
    let clock = 0;
    const real = new Lab({
      loadBackend: async () => backend,
      nextTurn: () => (this.gone ? never() : new Promise((resolve) => setTimeout(resolve, 1))),
      // Every look at the clock costs five milliseconds: a slice is a handful of steps.
      now: () => {
        clock += 5;
        return clock;
      },
    });
    this.lab = new Proxy(real, {
      get:
        (target, name) =>
        (...values: unknown[]) =>
          this.carry(target, name as Call, values),
    });
  }

  /** The worker says that it broke. */
  break(): void {
    this.gone = true;
    this.breakWith(new Error('out of memory'));
  }

  /** The worker is gone without a word. */
  silence(): void {
    this.gone = true;
  }

  stop(): void {
    this.gone = true;
    this.stopped = true;
  }

  /** Answers to these calls wait until `release`, but for the first `pass` of them. */
  hold(call: Call, pass = 0): void {
    this.held.set(call, { pass, waiting: [] });
  }

  release(call: Call): void {
    const { waiting } = this.held.get(call) ?? { waiting: [] };
    this.held.delete(call);
    for (const go of waiting) go();
  }

  /** The next of these calls is refused with this sentence. */
  refuse(call: Call, sentence: string): void {
    this.faults.set(call, sentence);
  }

  private async carry(lab: Lab, call: Call, values: unknown[]): Promise<unknown> {
    const told = values.filter((value) => typeof value === 'string' || typeof value === 'number');
    if (call !== 'ping') this.account.push([call, ...told].join(' '));
    if (call === 'open') this.opened.push(values[0] as Scenario);
    if (this.gone) return never();
    const fault = this.faults.get(call);
    if (fault !== undefined) {
      this.faults.delete(call);
      throw new Error(fault);
    }
    const wired = values.map((value) =>
      typeof value === 'function' ? this.receiver(value as Receiver) : value,
    );
    try {
      return await (lab[call] as (...values: unknown[]) => Promise<unknown>).apply(lab, wired);
    } finally {
      await this.way(call);
    }
  }

  private receiver(receive: Receiver): Receiver {
    return (...values) => {
      return this.gone ? undefined : receive(...values);
    };
  }

  private async way(call: Call): Promise<void> {
    if (this.latency > 0) await new Promise((resolve) => setTimeout(resolve, this.latency));
    const hold = this.held.get(call);
    if (hold && hold.pass-- <= 0) await new Promise<void>((resolve) => hold.waiting.push(resolve));
    if (this.gone) await never();
  }
}

/** Starts workers and keeps them. */
export function workshop(prepare: (worker: InProcessWorker) => void = () => {}) {
  const workers: InProcessWorker[] = [];
  const start = () => {
    const worker = new InProcessWorker();
    prepare(worker);
    workers.push(worker);
    return worker;
  };
  return { workers, start };
}

interface Expected {
  readonly records: readonly StepRecord[];
  readonly fingerprint: string;
  readonly marks: string;
}

const expectations = new Map<string, Expected>();

/** What Node computes for a lane, by the session alone. */
export function expectedRun(scenario: Scenario, letter: LaneLetter): Expected {
  const lane = scenario.lanes.find(({ id }) => id === letter);
  if (!lane) throw new Error(`no lane ${letter}`);
  const key = laneKey(scenario, lane);
  const known = expectations.get(key);
  if (known) return known;
  const session = sessionFor(scenario, lane, createWorld(scenario, backend));
  const print = createFingerprint(backend.name);
  const marks: string[] = [];
  while (session.t < scenario.horizon) {
    print.add(session.step());
    marks.push(print.mark());
  }
  const made = { records: [...session.records], fingerprint: print.digest(), marks: marks.join('') };
  session.dispose();
  expectations.set(key, made);
  return made;
}
