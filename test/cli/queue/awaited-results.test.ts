import { describe, expect, it } from 'vitest';
import { createAwaitedResults } from '../../../src/cli/work/queue/awaited-results.ts';
import type { JobResult } from '../../../src/plan/plan.ts';
import { laneResult } from '../../experiments/support.ts';

/** A server that answers when it is told to, and remembers what it was asked for. */
function slowStore(known: Map<string, JobResult>) {
  const asked: (readonly string[])[] = [];
  const answers: (() => void)[] = [];
  return {
    asked,
    answer: () => answers.shift()?.(),
    loadResults: async (keys: readonly string[]) => {
      asked.push(keys);
      await new Promise<void>((resolve) => answers.push(resolve));
      return keys.map((key) => known.get(key) ?? null);
    },
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));
const RESULT = [laneResult(1)];

describe('results that are waited for', () => {
  it('come to all who want them, and are then waited for no more', async () => {
    const store = slowStore(new Map([['a', RESULT]]));
    const awaited = createAwaitedResults(store);
    const wanted = [awaited.want('a'), awaited.want('a'), awaited.want('b')];
    expect(awaited.keys()).toEqual(['a', 'b']);
    const collected = awaited.collect();
    store.answer();
    await collected;
    expect(await Promise.all(wanted.slice(0, 2))).toEqual([RESULT, RESULT]);
    expect(awaited.keys()).toEqual(['b']);
    awaited.fail(new Error('over'));
    await expect(wanted[2]).rejects.toThrow('over');
    expect(awaited.keys()).toEqual([]);
  });

  it('that are told of while others are fetched are fetched together, and strangers never', async () => {
    const store = slowStore(new Map(['a', 'b', 'c'].map((key) => [key, RESULT])));
    const awaited = createAwaitedResults(store);
    const wanted = ['a', 'b', 'c'].map(awaited.want);
    for (const key of ['a', 'b', 'x', 'c']) awaited.told(key);
    await turn();
    expect(store.asked).toEqual([['a']]);
    store.answer();
    await turn();
    expect(store.asked).toEqual([['a'], ['b', 'c']]);
    store.answer();
    expect(await Promise.all(wanted)).toEqual([RESULT, RESULT, RESULT]);
  });

  it('end in the fault of a server that cannot be read', async () => {
    const loadResults = async () => {
      throw new Error('gone');
    };
    const awaited = createAwaitedResults({ loadResults });
    const wanted = awaited.want('a');
    awaited.told('a');
    await expect(wanted).rejects.toThrow('gone');
  });
});
