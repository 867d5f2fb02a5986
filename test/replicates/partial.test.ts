import { describe, expect, it } from 'vitest';
import { fingerprintPlan, partialHeader, partialLine, readPartial } from '../../src/replicates/partial.ts';
import { type JobResult, jobsOf } from '../../src/replicates/plan.ts';
import { fakeResult, laneResult, SMALL_PLAN } from '../experiments/support.ts';

const JOBS = jobsOf(SMALL_PLAN);
const RESULTS = JOBS.map(({ group, replicate }) => fakeResult(group, replicate));
const fileOf = (results: readonly JobResult[]) =>
  partialHeader('x', 'key') + results.map((result, i) => partialLine(JOBS[i], result)).join('');
const WHOLE = fileOf(RESULTS);

describe('partial results', () => {
  it('come back to the bit', () => {
    const odd = [[laneResult(0.1 + 0.2, [3, 7])], [laneResult(-0)]];
    const back = readPartial(fileOf(odd), 'x', 'key', SMALL_PLAN);
    expect(back).toEqual(odd);
    expect(Object.is(back?.[1][0].regret, -0)).toBe(true);
  });

  it('may be cut off anywhere: what is whole counts', () => {
    const header = partialHeader('x', 'key').length;
    for (let length = header; length <= WHOLE.length; length++) {
      const results = readPartial(WHOLE.slice(0, length), 'x', 'key', SMALL_PLAN);
      const lines = WHOLE.slice(0, length).split('\n').length - 2;
      expect(results).toEqual(RESULTS.slice(0, lines));
    }
  });

  it('of another experiment, plan or kind are refused', () => {
    expect(readPartial(WHOLE, 'y', 'key', SMALL_PLAN)).toBeNull();
    expect(readPartial(WHOLE, 'x', 'other', SMALL_PLAN)).toBeNull();
    expect(readPartial('', 'x', 'key', SMALL_PLAN)).toBeNull();
    expect(readPartial('t,x,y\n1,2,3\n', 'x', 'key', SMALL_PLAN)).toBeNull();
  });

  it('count up to the first line that is out of order or no JSON', () => {
    const lines = WHOLE.split('\n');
    const swapped = [lines[0], lines[1], lines[3], lines[2], ''].join('\n');
    expect(readPartial(swapped, 'x', 'key', SMALL_PLAN)).toEqual(RESULTS.slice(0, 1));
    const broken = [lines[0], lines[1], lines[2], '{"group"', lines[4], ''].join('\n');
    expect(readPartial(broken, 'x', 'key', SMALL_PLAN)).toEqual(RESULTS.slice(0, 2));
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
