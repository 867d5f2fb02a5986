import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import type { JobResult, MeasureId } from '../../../src/index.ts';
import type { ComparisonAnswer, ComparisonWorker } from './comparison-protocol.ts';

/** What is to be compared. */
export interface ComparisonQuestion {
  /** Names the lanes and their world: results under one key are never mixed with another's. */
  readonly key: string;
  readonly names: readonly string[];
  readonly horizon: number;
  /** Of the objective's values; empty where none is known. */
  readonly unit: string;
  /** Of replicates 0, 1, …; a later question of the same key has these first. */
  readonly results: readonly JobResult[];
  readonly measure: MeasureId;
  /** The step after which the runs are compared. */
  readonly budget: number;
}

/** Numbers sent at a time: copying them must not hold up the page. */
const MOST_SENT = 60_000;

/** The statistics of a comparison, in a worker of their own. One question at a time. */
export class ComparisonClient {
  private worker: Worker | null = null;
  private remote: Comlink.Remote<ComparisonWorker> | null = null;
  private broken: Promise<never> = new Promise(() => {});
  private key = '';
  private sent = 0;

  /** Rejects with a plain sentence. */
  async ask(question: ComparisonQuestion): Promise<ComparisonAnswer | null> {
    try {
      return await Promise.race([this.answer(question), this.brokenWorker()]);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  stop(): void {
    this.worker?.terminate();
    [this.worker, this.remote, this.key, this.sent] = [null, null, '', 0];
  }

  private async answer({ key, names, horizon, unit, results, measure, budget }: ComparisonQuestion) {
    const remote = this.open();
    if (key !== this.key || results.length < this.sent) {
      await remote.open(names, horizon, unit);
      [this.key, this.sent] = [key, 0];
    }
    const each = Math.max(1, Math.floor(MOST_SENT / Math.max(1, horizon * names.length)));
    while (this.sent < results.length) {
      const next = results.slice(this.sent, this.sent + each);
      this.sent += next.length;
      await remote.add(next);
    }
    return remote.compare(measure, budget);
  }

  private open(): Comlink.Remote<ComparisonWorker> {
    if (this.remote) return this.remote;
    const worker = new Worker(new URL('./comparison-worker.ts', import.meta.url), { type: 'module' });
    this.worker = worker;
    this.remote = Comlink.wrap<ComparisonWorker>(worker);
    this.broken = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => reject(new Error(words.statisticsNotLoaded)));
    });
    this.broken.catch(() => {});
    return this.remote;
  }

  private brokenWorker(): Promise<never> {
    this.open();
    return this.broken;
  }
}
