import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import type { JobResult, MeasureId } from '../../../src/index.ts';
import { whenBroken } from '../when-broken.ts';
import type { ComparisonAnswer, ComparisonWorker } from './comparison-protocol.ts';

/** A comparison to compute. */
interface ComparisonQuestion {
  /** Identifies the lanes and their world: results with different keys are never mixed. */
  readonly key: string;
  readonly names: readonly string[];
  readonly horizon: number;
  /** Unit of the objective's values; empty if unknown. */
  readonly unit: string;
  /** Results of replicates 0, 1, …; a later question with the same key starts with the same ones. */
  readonly results: readonly JobResult[];
  readonly measure: MeasureId;
  /** The step after which the runs are compared. */
  readonly budget: number;
}

/** Number of values sent at a time, few enough that copying them does not block the page. */
const MOST_SENT = 60_000;

/** Statistics of a comparison, computed in a separate worker. One question at a time. */
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
    this.broken = whenBroken(worker, () => words.statisticsNotLoaded);
    return this.remote;
  }

  private brokenWorker(): Promise<never> {
    this.open();
    return this.broken;
  }
}
