import type { Redis } from 'ioredis';
import { describe, expect, it } from 'vitest';
import { LARGEST_TEXT } from '../../../src/cli/work/queue/settings.ts';
import { createSignature } from '../../../src/cli/work/queue/signature.ts';
import { createStore } from '../../../src/cli/work/queue/store.ts';
import { laneResult } from '../../experiments/support.ts';

/** The few commands that the store uses, in memory. */
function memory(
  values = new Map<string, Buffer>(),
  plans: Readonly<Record<string, string>> = {},
  secret: string | null = null,
) {
  const redis = {
    set: async (key: string, value: Buffer) => values.set(key, value),
    getBuffer: async (key: string) => values.get(key) ?? null,
    mgetBuffer: async (keys: string[]) => keys.map((key) => values.get(key) ?? null),
    strlen: async (key: string) => values.get(key)?.length ?? 0,
    hset: async () => 1,
    hgetall: async () => plans,
  };
  return createStore(redis as unknown as Redis, createSignature(secret));
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

  it.each(['garbage', ''])(
    'are refused where somebody else has written %j there, and the scenario too',
    async (text) => {
      const written = Buffer.from(text);
      const store = memory(
        new Map([
          ['driftlab:result:a', written],
          ['driftlab:order:b', written],
        ]),
      );
      await expect(store.loadResults(['a'])).rejects.toThrow(
        /^a result on the server is none of Driftlab’s; /,
      );
      await expect(store.loadOrder('b')).rejects.toThrow(/^the scenario of a plan on the server is none of /);
    },
  );

  it('are refused where somebody else has written there', async () => {
    const store = memory();
    await store.saveResult('a', [{ somebody: 'else' } as never]);
    await expect(store.loadResults(['a'])).rejects.toThrow(/^a result on the server is none of Driftlab’s; /);
  });
});

describe('plans beside a queue', () => {
  const entry = { id: 'compare', title: 'a\u001b[31m', engine: '1.0.0 wasm', jobs: 3 };

  it('come back as they were written', async () => {
    const plans = { '0123456789ab': JSON.stringify(entry) };
    expect(await memory(undefined, plans).plans()).toEqual([['0123456789ab', entry]]);
  });

  it.each([
    ['another key', 'x', entry],
    ['a list', '0123456789ab', [entry]],
    ['null', '0123456789ab', null],
    ['a title that is none', '0123456789ab', { ...entry, title: {} }],
    ['no jobs', '0123456789ab', { ...entry, jobs: 0 }],
    ['jobs in words', '0123456789ab', { ...entry, jobs: 'three' }],
  ])('are refused with %s', async (_, key, value) => {
    await expect(memory(undefined, { [key]: JSON.stringify(value) }).plans()).rejects.toThrow(
      /^a plan on the server is none of Driftlab’s; take another database of it, …\/1$/,
    );
  });
});

describe('results that are signed', () => {
  const signed = async () => {
    const values = new Map<string, Buffer>();
    const store = memory(values, {}, 'a key of the lab');
    await store.saveResult('a', [laneResult(1)]);
    await store.saveResult('b', [laneResult(2)]);
    await store.saveOrder('0123456789ab', { scenario: 1 }, {} as never);
    return { values, store };
  };
  const REFUSED = /is not signed with our key: somebody has changed it, or another key was used/;

  it('come back to who has the key', async () => {
    const { store } = await signed();
    expect(await store.loadResults(['a', 'b', 'c'])).toEqual([[laneResult(1)], [laneResult(2)], null]);
    expect(await store.loadOrder('0123456789ab')).toEqual({ scenario: 1 });
  });

  it('are refused with any bit changed, cut off, unsigned, or under another name', async () => {
    const { values, store } = await signed();
    const whole = values.get('driftlab:result:a') as Buffer;
    const unsigned = new Map<string, Buffer>();
    await memory(unsigned).saveResult('a', [laneResult(0.5)]);
    const tampered = [
      ...[...whole.keys()].map((i) => Buffer.from(whole).fill(whole[i] ^ 1, i, i + 1)),
      whole.subarray(0, 32),
      whole.subarray(0, -1),
      Buffer.alloc(0),
      unsigned.get('driftlab:result:a') as Buffer,
      values.get('driftlab:result:b') as Buffer,
    ];
    for (const bytes of tampered) {
      values.set('driftlab:result:a', bytes);
      await expect(store.loadResults(['a'])).rejects.toThrow(REFUSED);
    }
  });

  it('are refused by who has another key, orders too', async () => {
    const { values } = await signed();
    const other = memory(values, {}, 'a key of others');
    await expect(other.loadResults(['a'])).rejects.toThrow(REFUSED);
    await expect(other.loadOrder('0123456789ab')).rejects.toThrow(REFUSED);
  });
});
