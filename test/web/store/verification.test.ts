import { beforeEach, describe, expect, it } from 'vitest';
import type { Lane, LaneLetter } from '../../../src/contracts/scenario.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import { allLanes } from '../../../web/store/lane-data.ts';
import type { LaneRun } from '../../../web/store/state.ts';
import { lab } from '../../../web/store/store.ts';
import { verify } from '../../../web/store/verification.ts';
import { fakeRecord } from '../fakes/records.ts';
import { resetLab, SCENARIO } from './support.ts';

const run = (letter: LaneLetter, fingerprint: string | null): LaneRun => ({
  key: laneKey(SCENARIO, SCENARIO.lanes.find(({ id }) => id === letter) as Lane),
  status: fingerprint ? 'done' : 'running',
  records: [fakeRecord(1), fakeRecord(2)],
  error: null,
  fingerprint,
  frame: null,
});

function check(a: string | null, b: string | null, promised = { A: '9f3c07aeb41d', B: '000000000000' }) {
  lab.setState({ runs: { A: run('A', a), B: run('B', b) } });
  return verify(allLanes(lab.getState()), promised);
}

beforeEach(() => resetLab());

describe('verify', () => {
  it('says nothing without a promise', () => {
    expect(verify(allLanes(lab.getState()), null)).toBeNull();
  });

  it('waits until every promised lane is done', () => {
    expect(check('9f3c07aeb41d', null)).toEqual({ state: 'running' });
  });

  it('is identical only when all lanes match', () => {
    expect(check('9f3c07aeb41d', '000000000000')).toEqual({
      state: 'identical',
      records: 4,
    });
    expect(check('9f3c07aeb41d', '000000000001')).toEqual({ state: 'different', lanes: ['B'] });
  });

  it('tells of a difference before the last lane is done', () => {
    expect(check('ffffffffffff', null)).toEqual({ state: 'different', lanes: ['A'] });
  });
});
