import { beforeEach, describe, expect, it } from 'vitest';
import type { Lane, LaneLetter } from '../../../../src/contracts/scenario.ts';
import { laneKey } from '../../../../src/engine/scenario/run-key.ts';
import { ENGINE_VERSION, engineName } from '../../../../src/engine/version.ts';
import { setRun } from '../../../../web/store/actions/scenario.ts';
import type { PageState } from '../../../../web/store/page.ts';
import { allLanes } from '../../../../web/store/run/lane-data.ts';
import { verify } from '../../../../web/store/run/verification.ts';
import type { LaneRun } from '../../../../web/store/state.ts';
import { lab } from '../../../../web/store/store.ts';
import { fakeRecord } from '../../fakes/records.ts';
import { resetLab, SCENARIO } from '../support.ts';

const run = (letter: LaneLetter, fingerprint: string | null): LaneRun => ({
  key: laneKey(SCENARIO, SCENARIO.lanes.find(({ id }) => id === letter) as Lane),
  status: fingerprint ? 'done' : 'running',
  records: [fakeRecord(1), fakeRecord(2)],
  error: null,
  fingerprint,
  marks: letter === 'A' ? 'aabb' : 'ccdd',
  frame: null,
});

const PROMISED = { A: '9f3c07aeb41d', B: '000000000000' };

/** @param engine of the link */
function check(
  a: string | null,
  b: string | null,
  engine = ENGINE_VERSION,
  backend: PageState['backend'] = 'wasm',
) {
  lab.setState({ runs: { A: run('A', a), B: run('B', b) } });
  return verify(lab.getState().scenario, allLanes(lab.getState()), {
    promised: { fingerprints: PROMISED, engine, by: 'link' },
    backend,
  });
}

beforeEach(() => resetLab());

describe('verify', () => {
  it('says nothing without a promise', () => {
    expect(
      verify(lab.getState().scenario, allLanes(lab.getState()), { promised: null, backend: 'wasm' }),
    ).toBeNull();
  });

  it('waits until every promised lane is done', () => {
    expect(check('9f3c07aeb41d', null)).toEqual({ state: 'running' });
  });

  it('is identical only when all lanes match', () => {
    expect(check('9f3c07aeb41d', '000000000000')).toEqual({
      state: 'identical',
      records: 4,
    });
    expect(check('9f3c07aeb41d', '000000000001')).toEqual({
      state: 'different',
      lanes: [{ id: 'B', parting: null }],
      because: 'run',
    });
  });

  it('names the first differing step where the link has marks', () => {
    lab.setState({ runs: { A: run('A', '9f3c07aeb41d'), B: run('B', '000000000001') } });
    const promised = {
      fingerprints: PROMISED,
      engine: ENGINE_VERSION,
      trails: { A: 'aabb', B: 'ccxx' },
      by: 'link',
    };
    expect(
      verify(lab.getState().scenario, allLanes(lab.getState()), { promised, backend: 'wasm' }),
    ).toMatchObject({
      lanes: [{ id: 'B', parting: { from: 2, to: 2 } }],
    });
  });

  it('tells of a difference before the last lane is done', () => {
    expect(check('ffffffffffff', null)).toMatchObject({
      state: 'different',
      lanes: [{ id: 'A', parting: null }],
    });
  });

  it.each([
    ['run', ENGINE_VERSION, 'wasm'],
    ['run', engineName('ml-matrix'), 'ml-matrix'],
    ['arithmetic', ENGINE_VERSION, 'ml-matrix'],
    ['arithmetic', engineName('ml-matrix'), 'wasm'],
    ['engine', '0.0.9', 'wasm'],
    ['engine', '', 'wasm'],
  ] as const)('blames the %s for a link of engine "%s" here on %s', (because, engine, backend) => {
    expect(check('ffffffffffff', null, engine, backend)).toMatchObject({ because });
  });

  it('has nothing to compare while another scenario is computed', () => {
    check('9f3c07aeb41d', '000000000000');
    setRun({ seed: 7 });
    const promised = { fingerprints: PROMISED, engine: ENGINE_VERSION, by: 'link' };
    expect(verify(lab.getState().scenario, allLanes(lab.getState()), { promised, backend: 'wasm' })).toEqual({
      state: 'running',
    });
  });
});
