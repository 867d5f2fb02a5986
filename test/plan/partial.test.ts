import { describe, expect, it } from 'vitest';
import { fingerprintPlan, jobKeys } from '../../src/plan/keys.ts';
import { inOrder, partialHeader, partialLine, readPartial } from '../../src/plan/partial.ts';
import { type JobResult, jobsOf } from '../../src/plan/plan.ts';
import { fakeResult, laneResult, SMALL_PLAN } from '../experiments/support.ts';

const JOBS = jobsOf(SMALL_PLAN);
const KEYS = JOBS.map(jobKeys(SMALL_PLAN, 'wasm'));
const HEADER = partialHeader('x', 'key');
const RESULTS = JOBS.map(({ group, replicate }) => fakeResult(group, replicate));
const fileOf = (results: readonly JobResult[]) =>
  HEADER + results.map((result, i) => partialLine(KEYS[i], result)).join('');
const WHOLE = fileOf(RESULTS);

describe('partial results', () => {
  it('come back to the bit', () => {
    const odd = [[laneResult(0.1 + 0.2, [3, 7])], [laneResult(-0)]];
    const back = readPartial(fileOf(odd), HEADER, inOrder(KEYS));
    expect(back).toEqual(odd);
    expect(Object.is(back?.[1][0].regret, -0)).toBe(true);
  });

  it('come back also where they are no finite numbers', () => {
    const odd = [[laneResult(Number.NaN)], [{ ...laneResult(1), curve: [Number.NEGATIVE_INFINITY, 2] }]];
    expect(readPartial(fileOf(odd), HEADER, inOrder(KEYS))).toEqual(odd);
  });

  it('may be cut off anywhere: what is whole counts', () => {
    const header = HEADER.length;
    for (let length = header; length <= WHOLE.length; length++) {
      const results = readPartial(WHOLE.slice(0, length), HEADER, inOrder(KEYS));
      const lines = WHOLE.slice(0, length).split('\n').length - 2;
      expect(results).toEqual(RESULTS.slice(0, lines));
    }
  });

  it('of another experiment, plan or kind are refused', () => {
    expect(readPartial(WHOLE, partialHeader('y', 'key'), inOrder(KEYS))).toBeNull();
    expect(readPartial(WHOLE, partialHeader('x', 'other'), inOrder(KEYS))).toBeNull();
    expect(readPartial('', HEADER, inOrder(KEYS))).toBeNull();
    expect(readPartial('t,x,y\n1,2,3\n', HEADER, inOrder(KEYS))).toBeNull();
  });

  it('count up to the first line that is out of order or no JSON', () => {
    const lines = WHOLE.split('\n');
    const swapped = [lines[0], lines[1], lines[3], lines[2], ''].join('\n');
    expect(readPartial(swapped, HEADER, inOrder(KEYS))).toEqual(RESULTS.slice(0, 1));
    const broken = [lines[0], lines[1], lines[2], '{"job"', lines[4], ''].join('\n');
    expect(readPartial(broken, HEADER, inOrder(KEYS))).toEqual(RESULTS.slice(0, 2));
  });

  it.each([
    ['a regret in words', { regret: 'little' }],
    ['a curve that is none', { curve: [1, null] }],
    ['resets that are one number', { resets: 7 }],
    ['no count of side queries', { sideQueries: undefined }],
    ['readings in a row', { readings: [1] }],
  ])('count up to the first with %s', (_, change) => {
    const odd = [RESULTS[0], [{ ...laneResult(1), ...change } as never]];
    expect(readPartial(fileOf(odd), HEADER, inOrder(KEYS))).toEqual(RESULTS.slice(0, 1));
  });
});

describe('fingerprintPlan', () => {
  it('changes with replicates, worlds, lanes and backend, and with nothing else', () => {
    const [first, second] = SMALL_PLAN.groups;
    const plans = [
      SMALL_PLAN,
      { ...SMALL_PLAN, replicates: 4 },
      { ...SMALL_PLAN, groups: [{ ...first, scenario: { ...first.scenario, seed: 9 } }, second] },
      { ...SMALL_PLAN, groups: [{ ...first, lanes: first.lanes.slice(1) }, second] },
    ];
    const keys = [
      ...plans.map((plan) => fingerprintPlan(plan, 'wasm')),
      fingerprintPlan(SMALL_PLAN, 'ml-matrix'),
    ];
    expect(new Set(keys).size).toBe(5);
    expect(fingerprintPlan(structuredClone(SMALL_PLAN), 'wasm')).toBe(keys[0]);
    for (const key of keys) expect(key).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('results from before the resets were counted by steps of the world', () => {
  const RESPONSE = { base: 0.25, factor: 1e-6, power: 3, frame: 1 };
  const [{ scenario, ...rest }] = SMALL_PLAN.groups;
  const plan = { groups: [{ scenario: { ...scenario, response: RESPONSE }, ...rest }], replicates: 1 };
  const [job] = jobsOf(plan);
  const header = partialHeader('compare', fingerprintPlan(plan, 'wasm'));

  it('are not taken for results of today', () => {
    const key = jobKeys(plan, 'wasm')(job);
    const line = partialLine(key, RESULTS[0]);
    expect(readPartial(header + line, header, inOrder([key]))).toHaveLength(1);
    // The key that release 1.0.0 gave the same job.
    const before = line.replace(key, '0b2661f0e30df8c6a57138d70e38c855');
    expect(readPartial(header + before, header, inOrder([key]))).toEqual([]);
  });
});

describe('jobKeys', () => {
  const [first, second] = SMALL_PLAN.groups;
  const keysOf = (plan: typeof SMALL_PLAN, backend: 'wasm' | 'ml-matrix' = 'wasm') =>
    jobsOf(plan).map(jobKeys(plan, backend));

  it('tells every job apart', () => {
    expect(new Set(KEYS).size).toBe(JOBS.length);
    for (const key of KEYS) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('are the same in every plan that holds the job, whatever its title and view', () => {
    const titled = { ...first, scenario: { ...first.scenario, title: 'other', replicate: 3 } };
    const other = keysOf({ groups: [second, titled], replicates: 2 });
    expect(other).toEqual([KEYS[1], KEYS[0], KEYS[3], KEYS[2]]);
  });

  it('change with what decides a result: backend, world, lanes, what is kept', () => {
    const changed = [
      { ...first, scenario: { ...first.scenario, seed: 9 } },
      { ...first, lanes: first.lanes.slice(1) },
      { ...first, curvePoints: 4 },
    ].map((group) => keysOf({ groups: [group], replicates: 1 })[0]);
    expect(new Set([KEYS[0], ...changed, keysOf(SMALL_PLAN, 'ml-matrix')[0]]).size).toBe(5);
  });
});
