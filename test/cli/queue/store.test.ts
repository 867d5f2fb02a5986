import type { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { LARGEST_TEXT } from '../../../src/cli/work/queue/settings.ts';
import { createStore } from '../../../src/cli/work/queue/store.ts';
import { laneResult } from '../../experiments/support.ts';

/** The few commands that the store uses, in memory. */
function memory() {
  const values = new Map<string, Buffer>();
  const redis = {
    set: async (key: string, value: Buffer) => values.set(key, value),
    getBuffer: async (key: string) => values.get(key) ?? null,
    mgetBuffer: async (keys: string[]) => keys.map((key) => values.get(key) ?? null),
    exists: async (key: string) => (values.has(key) ? 1 : 0),
    hset: async () => 1,
  };
  return createStore(redis as unknown as Redis);
}

describe('results beside a queue', () => {
  it('come back to the bit, by key, and not before they are there', async () => {
    const store = memory();
    const odd = [laneResult(-0), { ...laneResult(0.1 + 0.2), curve: [Number.NaN, 1e-300] }];
    await store.saveResult('a', odd);
    expect([await store.has('a'), await store.has('b')]).toEqual([true, false]);
    expect(await store.loadResults(['b', 'a'])).toEqual([null, odd]);
  });

  it('come in any number', async () => {
    const store = memory();
    const keys = Array.from({ length: 450 }, (_, i) => `key ${i}`);
    for (const [i, key] of keys.entries()) await store.saveResult(key, [laneResult(i)]);
    expect(await store.loadResults(keys)).toEqual(keys.map((_, i) => [laneResult(i)]));
  });

  it('are refused with their size where they are too large', async () => {
    const fingerprint = 'f'.repeat(1.5 * LARGEST_TEXT);
    await expect(memory().saveResult('a', [{ ...laneResult(1), fingerprint }])).rejects.toThrow(
      /^the result has 24\.0 MB; at most 16\.0 MB go through the queue, --shard takes any size$/,
    );
  });

  it('are refused where somebody else has written there', async () => {
    const store = memory();
    await store.saveResult('a', [{ somebody: 'else' } as never]);
    await expect(store.loadResults(['a'])).rejects.toThrow(/^a result on the server is none of Driftlab’s; /);
  });
});
