import * as words from '#words/page/worker';
import type { LabWorker } from '../../../src/archive/lab-worker.ts';
import type { WorldSummary } from '../../../src/contracts/world-summary.ts';
import type { Scenario } from '../../../src/index.ts';
import type { PoolMember } from './pool-member.ts';

/** Interval between requested signs of life. */
const TICK_MS = 500;
/** Signs missed in a row before a worker counts as dead: it looks every 25 ms, and most steps are shorter. */
export const USUAL_PATIENCE = 10;
/** Patience while the worker's code is being loaded. */
const LOADING_PATIENCE = 40;
/** Patience with a lane that runs a user's program, which should answer within milliseconds: two seconds. */
const PATIENCE_WITH_PROGRAMS = 4;
/** Number of workers tried for one question, each with twice the patience of the one before. */
const ATTEMPTS = 4;
/** The same where a program runs: the first silence may be a busy machine's, the second is the program's own. */
const ATTEMPTS_WITH_PROGRAMS = 2;

/** The worker is lost; its questions are sent to its successor. */
class WorkerLost extends Error {
  override readonly name = 'WorkerLost';
}

/** One worker while it lives, and the ending that all its questions share. */
interface Life {
  readonly member: PoolMember;
  readonly ended: Promise<never>;
  readonly end: (why: WorkerLost) => void;
  /** Whether it has ever answered. */
  heard: boolean;
  missed: number;
  pinged: boolean;
}

/** A question waiting for its answer. */
interface Waiting {
  readonly patience: number;
  /** Whether it is about a lane with a user's program, which may be what keeps the worker silent. */
  readonly program: boolean;
}

/**
 * A worker that is replaced when it breaks, or when it gives no sign of life although an answer is awaited.
 * The successor opens the same scenario and is asked the same questions, so the callers get the same answers.
 */
export class SteadyLab {
  private readonly start: () => PoolMember;
  private readonly onReplaced: () => void;
  private life: Life;
  private scenario: Scenario | null = null;
  private openings = 0;
  /** The waiting questions, each with its patience. */
  private readonly waiting: Waiting[] = [];
  private timer: ReturnType<typeof setInterval> | undefined;
  private mourned = false;

  /** @param onReplaced called when a successor has given its first sign of life */
  constructor(start: () => PoolMember, onReplaced: () => void) {
    this.start = start;
    this.onReplaced = onReplaced;
    this.life = this.begin();
  }

  /** The scenario last opened. */
  get opened(): Scenario | null {
    return this.scenario;
  }

  async open(scenario: Scenario): Promise<WorldSummary> {
    this.scenario = scenario;
    this.openings++;
    try {
      return await this.ask((lab) => lab.open(scenario));
    } finally {
      this.openings--;
    }
  }

  /**
   * Asks the worker, and again its successor if it is lost.
   * @param patience signs of life that may be missed: more if one piece of work is long
   * @param program whether it is about a lane that runs a program, which has a patience of its own
   */
  async ask<T>(
    question: (lab: LabWorker) => Promise<T>,
    patience = USUAL_PATIENCE,
    program = false,
  ): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      const { life } = this;
      try {
        const usual = program ? PATIENCE_WITH_PROGRAMS : patience;
        const waiting = { patience: usual * 2 ** attempt, program };
        return await this.watched(life, question(life.member.lab), waiting);
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
        if (attempt + 1 === ATTEMPTS) throw new Error(farewell(life, error));
        this.replace(life);
        const silent = life.heard && error.message === words.noSignOfLife;
        if (program && silent && attempt + 1 >= ATTEMPTS_WITH_PROGRAMS) throw new Error(words.programStopped);
      }
    }
  }

  stop(): void {
    clearInterval(this.timer);
    this.life.member.stop();
  }

  private begin(): Life {
    const member = this.start();
    let end: (why: WorkerLost) => void = () => {};
    const ended = new Promise<never>((_, reject) => {
      end = reject;
    });
    // Nothing may be waiting when it ends.
    ended.catch(() => {});
    member.broken.catch((error: Error) => end(new WorkerLost(error.message)));
    return { member, ended, end, heard: false, missed: 0, pinged: false };
  }

  private replace(lost: Life): void {
    if (this.life !== lost) return;
    lost.member.stop();
    this.mourned ||= lost.heard;
    this.life = this.begin();
    // A caller that waits for `open` asks again by itself.
    if (this.scenario && this.openings === 0) this.life.member.lab.open(this.scenario).catch(() => {});
  }

  private async watched<T>(life: Life, answer: Promise<T>, waiting: Waiting): Promise<T> {
    this.waiting.push(waiting);
    this.timer ??= setInterval(() => this.tick(), TICK_MS);
    this.ping(life);
    try {
      return await Promise.race([answer, life.ended]);
    } finally {
      this.waiting.splice(this.waiting.indexOf(waiting), 1);
      if (this.waiting.length === 0) {
        clearInterval(this.timer);
        this.timer = undefined;
        life.missed = 0;
      }
    }
  }

  /** Counts ticks, not time: a machine that slept has missed only one. */
  private tick(): void {
    const { life } = this;
    if (!life.pinged) {
      this.ping(life);
      return;
    }
    const programs = this.waiting.filter(({ program }) => program);
    const asked = programs.length > 0 ? programs : this.waiting;
    const patience = Math.max(life.heard ? 0 : LOADING_PATIENCE, ...asked.map((entry) => entry.patience));
    if (++life.missed >= patience) life.end(new WorkerLost(words.noSignOfLife));
  }

  private ping(life: Life): void {
    if (life.pinged) return;
    life.pinged = true;
    life.member.lab.ping().then(
      () => this.hear(life),
      () => this.hear(life),
    );
  }

  private hear(life: Life): void {
    life.pinged = false;
    life.missed = 0;
    life.heard = true;
    if (life !== this.life || !this.mourned) return;
    this.mourned = false;
    this.onReplaced();
  }
}

function farewell({ heard }: Life, { message }: Error): string {
  return heard ? words.stopped({ times: ATTEMPTS, reason: message }) : words.notStarted(message);
}
