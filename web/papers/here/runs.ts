import { messageOf } from '../../../src/parameters/thrown.ts';
import type { JobResult, Plan } from '../../../src/plan/plan.ts';
import type { JobPool } from '../../../src/plan/pool.ts';
import { runPlan } from '../../../src/plan/runner.ts';
import { type Here, here } from '../../answers/reports-here.ts';
import { workersFor } from '../../store/run/workers-for.ts';
import { type ExperimentDesk, openExperiment } from '../../worker/experiment/experiment-client.ts';

/** What runs need of the page. */
export interface Surroundings {
  readonly open: (id: string, table: File | null) => ExperimentDesk;
  readonly workersFor: (groups: Plan['groups']) => JobPool;
  /** Milliseconds of any clock. */
  readonly now: () => number;
}

/** An experiment's results so far, in the order of its jobs, and the worker that knows what they mean. */
interface Book {
  readonly table: File | null;
  readonly results: JobResult[];
  /** null until it is needed, and after a fault. */
  desk: ExperimentDesk | null;
}

const UNTOUCHED: Here = {
  wanted: 0,
  done: 0,
  share: 0,
  secondsLeft: null,
  status: 'running',
  fault: null,
  report: null,
};

/** Experiments run in this browser, one at a time; what is done of the others stays. */
export class HereRuns {
  private readonly surroundings: Surroundings;
  private readonly books = new Map<string, Book>();
  private current: AbortController | null = null;

  constructor(surroundings: Surroundings) {
    this.surroundings = surroundings;
  }

  /**
   * Runs an experiment until it has `wanted` runs; those that are there count. What is under way stops.
   * @param table the user's, where the experiment runs on one; without it the one that was given before
   */
  async start(id: string, wanted: number, table: File | null = null): Promise<void> {
    this.cancel();
    if (table) this.remove(id);
    const book = this.books.get(id) ?? { table, results: [], desk: null };
    this.books.set(id, book);
    const controller = new AbortController();
    this.current = controller;
    const before = here.getState()[id] ?? UNTOUCHED;
    const share = before.done / wanted;
    const status = 'running';
    here.setState({ [id]: { ...before, wanted, share, status, secondsLeft: null, fault: null } });
    try {
      await this.compute(id, book, wanted, controller.signal);
      this.change(id, book, { status: 'done', secondsLeft: null });
    } catch (error) {
      if (controller.signal.aborted) return;
      book.desk?.stop();
      book.desk = null;
      this.change(id, book, { status: 'stopped', secondsLeft: null, fault: messageOf(error) });
    }
  }

  /** Stops what is under way; the runs that are done stay. */
  cancel(): void {
    this.current?.abort();
    this.current = null;
    for (const [id, run] of Object.entries(here.getState()))
      if (run.status === 'running') here.setState({ [id]: { ...run, status: 'stopped', secondsLeft: null } });
  }

  /** Forgets an experiment's runs. */
  remove(id: string): void {
    if (here.getState()[id]?.status === 'running') this.cancel();
    this.books.get(id)?.desk?.stop();
    this.books.delete(id);
    here.setState(({ [id]: _, ...others }) => others, true);
  }

  private async compute(id: string, book: Book, wanted: number, signal: AbortSignal): Promise<void> {
    const { open, workersFor, now } = this.surroundings;
    book.desk ??= open(id, book.table);
    const plan = await book.desk.plan(wanted);
    signal.throwIfAborted();
    const told = this.teller(id, book, plan.groups.length);
    const pool = workersFor(plan.groups);
    try {
      await runPlan({
        ...{ plan, pool, signal, now, known: [...book.results] },
        onResult: (_, result) => {
          book.results.push(result);
          told.tell();
        },
        onProgress: ({ done, total, secondsLeft }) =>
          this.change(id, book, { share: done / total, secondsLeft }),
      });
      await told.all();
      signal.throwIfAborted();
    } finally {
      pool.close();
    }
  }

  /** Has the whole runs reported on as they arrive: one report at a time, and those in between are skipped. */
  private teller(id: string, book: Book, groups: number) {
    const whole = () => Math.floor(book.results.length / groups);
    let told = here.getState()[id]?.report?.runs ?? 0;
    let underWay: Promise<void> | null = null;
    const report = async () => {
      for (let runs = whole(); runs >= 2 && runs > told; runs = whole()) {
        const found = await book.desk?.report(runs, book.results.slice(0, runs * groups));
        told = runs;
        if (found) this.change(id, book, { report: found });
      }
    };
    const tell = () => {
      this.change(id, book, { done: whole() });
      underWay ??= report().finally(() => {
        underWay = null;
      });
      // A fault is met by whoever waits for all of it.
      underWay.catch(() => {});
      return underWay;
    };
    return {
      tell: () => void tell(),
      all: async () => {
        await underWay;
        await tell();
      },
    };
  }

  /** Nothing where the runs have been removed meanwhile. */
  private change(id: string, book: Book, part: Partial<Here>): void {
    const run = here.getState()[id];
    if (run && this.books.get(id) === book) here.setState({ [id]: { ...run, ...part } });
  }
}

/** Those of the page. */
export const hereRuns = new HereRuns({
  open: openExperiment,
  workersFor,
  now: () => performance.now(),
});
