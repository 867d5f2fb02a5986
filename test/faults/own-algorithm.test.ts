import { describe, expect, it } from 'vitest';
import { createFingerprint, ProgramError, type StepRecord } from '../../src/index.ts';
import { outlasts } from './outlasts.ts';
import { type Attempts, FORGING, LEAVING, OUTLASTING, OVERWRITING, REACHING, STAYING } from './programs.ts';
import { openDoor } from './strangers.ts';
import { PATIENCE, share, tried } from './tries.ts';

// Programs of strangers, through the same door as in the lab's worker: each ends as a run with finite records or in one sentence,
// the host is as it was, and an honest program has its bits afterwards.

const { backend, recordsOf } = await openDoor();

/** Milliseconds of its own that an attempt may take, whatever else the machine does. */
const LONGEST = 20_000;
const spent = () => process.cpuUsage().user / 1000;
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const LAST_TEN = `defineAlgorithm({ id: 'last-ten', slots: () => ({ memory: slidingWindow(10), acquisition: (mean, sd) => mean + 2 * sd }) });`;
const HONEST = printOf(LAST_TEN);

function printOf(program: string): string {
  const print = createFingerprint(backend.name, '0.1.0');
  for (const record of recordsOf(program)) print.add(record);
  return print.digest();
}

const isVerdict = (value: unknown) => value === null || typeof value === 'boolean';

/** A record that no program has forged. */
function expectPlain(record: StepRecord): void {
  for (const value of [record.y, record.f, record.regret, record.cumulativeRegret])
    expect(Number.isFinite(value)).toBe(true);
  for (const value of [record.acquisition, record.multiplier, record.psi, record.kappa])
    expect(value === null || Number.isFinite(value)).toBe(true);
  expect([record.triggered, record.testActive].every(isVerdict)).toBe(true);
  expect(typeof record.reset).toBe('boolean');
  expect(record.reason === null || record.reset).toBe(true);
  expect(record).not.toHaveProperty('selection');
  expect(Number.isInteger(record.dataSizeAfter)).toBe(true);
}

function expectRunOrSentence(program: string): void {
  try {
    for (const record of recordsOf(program)) expectPlain(record);
  } catch (error) {
    if (!(error instanceof ProgramError)) throw error;
    expect(error.message).toMatch(/^\S.{1,298}\.$/u);
    expect(error.message).not.toMatch(UNPRINTABLE);
    expect(error.message).not.toContain('got out');
  }
}

/** What a program could have changed about the host. */
const HOST = [globalThis, Object, Array, JSON, Math, Number, Function, Float64Array].flatMap((one) => [
  one as object,
  ...('prototype' in one ? [one.prototype as object] : []),
]);
const hostNow = () => HOST.map((one) => Reflect.ownKeys(one).map(String).join());

function hunt(attempts: Attempts): void {
  const before = hostNow();
  for (const [name, program] of Object.entries(attempts)) {
    const start = spent();
    expect(() => expectRunOrSentence(program), name).not.toThrow();
    expect(spent() - start, name).toBeLessThan(LONGEST);
    expect(printOf(LAST_TEN), name).toBe(HONEST);
  }
  expect(hostNow()).toEqual(before);
}

/** In handfuls: each a test of its own. */
const handfuls = (attempts: Attempts, size = 40): Attempts[] => {
  const all = Object.entries(attempts);
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) =>
    Object.fromEntries(all.slice(i * size, (i + 1) * size)),
  );
};

describe.each([
  ['reach what is outside', REACHING],
  ['leave', LEAVING],
  ['overwrite what the engine reads', OVERWRITING],
  ['forge an answer', FORGING],
  ['stay for ever', STAYING],
])('programs that try to %s', (_, attempts) => {
  it.for(handfuls(attempts).map((some, i) => [`from ${40 * i + 1} on`, some] as const))(
    '%s',
    PATIENCE,
    ([, some], context) => {
      hunt(some);
      tried(context, Object.keys(some).length);
    },
  );
});

describe('programs that outlast the count of their jumps', () => {
  const all = Object.entries(OUTLASTING);
  it.for(all.slice(0, share(2, all.length)))(
    '%s, until its worker is ended',
    PATIENCE,
    async ([, program]) => {
      await outlasts(program);
      expect(printOf(LAST_TEN)).toBe(HONEST);
    },
  );
});
