import type { JobResult } from '../../../index.ts';
import type { Store } from './store.ts';

/** Results that somebody waits for, by their jobs' keys. */
interface AwaitedResults {
  /** The result, once it is collected. Jobs of equal content are waited for under the same key. */
  readonly want: (key: string) => Promise<JobResult>;
  /** Those that are still waited for. */
  readonly keys: () => readonly string[];
  /** Fetches what is there of all of them. */
  readonly collect: () => Promise<void>;
  /** Fetches one that is said to be there. Those that are told of meanwhile are fetched together. */
  readonly told: (key: string) => void;
  /** Ends all waiting. */
  readonly fail: (error: Error) => void;
}

interface Waiting {
  readonly resolve: (result: JobResult) => void;
  readonly reject: (error: Error) => void;
}

export function createAwaitedResults(store: Pick<Store, 'loadResults'>): AwaitedResults {
  const waiting = new Map<string, Waiting[]>();
  const keys = () => [...waiting.keys()];

  const fail = (error: Error) => {
    for (const each of [...waiting.values()].flat()) each.reject(error);
    waiting.clear();
  };
  const fetch = async (wanted: readonly string[]) => {
    const results = await store.loadResults(wanted);
    results.forEach((result, i) => {
      if (result === null) return;
      for (const { resolve } of waiting.get(wanted[i]) ?? []) resolve(result);
      waiting.delete(wanted[i]);
    });
  };
  const tell = oneAtATime((news) => fetch(news.filter((key) => waiting.has(key))));

  return {
    want: (key) =>
      new Promise((resolve, reject) => {
        waiting.set(key, [...(waiting.get(key) ?? []), { resolve, reject }]);
      }),
    keys,
    collect: () => fetch(keys()),
    told: (key) => {
      if (waiting.has(key)) void tell(key).catch(fail);
    },
    fail,
  };
}

/** Acts on what it is told; what comes while it acts is acted on together, once it is done. */
function oneAtATime(act: (news: readonly string[]) => Promise<void>): (one: string) => Promise<void> {
  const news = new Set<string>();
  let acting = false;
  return async (one) => {
    news.add(one);
    if (acting) return;
    acting = true;
    try {
      while (news.size > 0) {
        const all = [...news];
        news.clear();
        await act(all);
      }
    } finally {
      acting = false;
    }
  };
}
