import { beforeEach, describe, expect, it } from 'vitest';
import { PHASES } from '../../../src/algorithms/card.ts';
import { laneKey } from '../../../src/engine/scenario/run-key.ts';
import { play, setCursor, setSpeed, stepBy } from '../../../web/store/actions/time.ts';
import { PHASE_MS, tick, untilNext } from '../../../web/store/playback.ts';
import { lab } from '../../../web/store/store.ts';
import { fakeRecord } from '../fakes/records.ts';
import { resetLab, SCENARIO } from './support.ts';

/** Both lanes computed up to `count` steps. */
function computed(count: number): void {
  const records = Array.from({ length: count }, (_, i) => fakeRecord(i + 1));
  const run = { status: 'running', records, error: null, fingerprint: null, frame: null } as const;
  const runs = SCENARIO.lanes.map((lane) => [lane.id, { ...run, key: laneKey(SCENARIO, lane) }]);
  lab.setState({ runs: Object.fromEntries(runs) });
}

const t = () => lab.getState().t;

beforeEach(() => {
  resetLab();
  computed(20);
});

describe('clock', () => {
  it('steps at its speed and carries the rest over', () => {
    setSpeed(4);
    play();
    const rest = tick(240, 0);
    expect([t(), rest]).toEqual([1, 240]);
    expect(tick(20, rest)).toBe(10);
    expect(t()).toBe(2);
    tick(1000, 0);
    expect(t()).toBe(6);
  });

  it('knows how long it may sleep: what is left of the step, or of the phase', () => {
    setSpeed(4);
    expect([untilNext(0), untilNext(240)]).toEqual([250, 10]);
    setSpeed('slow');
    expect(untilNext(0)).toBe(0);
    play();
    tick(16, 0);
    expect(untilNext(100)).toBe(PHASE_MS - 100);
  });

  it('does not move while paused', () => {
    expect(tick(5000, 0)).toBe(0);
    expect(t()).toBe(1);
  });

  it('waits for the slowest lane', () => {
    computed(3);
    play();
    tick(5000, 0);
    expect(t()).toBe(3);
    expect(lab.getState().playing).toBe(true);
  });

  it('does not wait for a failed lane', () => {
    const { A, B } = lab.getState().runs;
    if (A && B) lab.setState({ runs: { A, B: { ...B, status: 'failed', records: [] } } });
    play();
    tick(500, 0);
    expect(t()).toBe(3);
  });

  it('stops at the horizon, and plays again from the first step', () => {
    setCursor(19);
    play();
    tick(1000, 0);
    expect([t(), lab.getState().playing]).toEqual([20, false]);
    play();
    expect(t()).toBe(1);
  });

  it('lights the five phases in turn in slow motion, then steps', () => {
    setSpeed('slow');
    play();
    tick(16, 0);
    const seen = PHASES.map(() => {
      const { phase } = lab.getState();
      tick(PHASE_MS, 0);
      return phase;
    });
    expect(seen).toEqual(['fit', 'score', 'query', 'test', 'reset']);
    expect([t(), lab.getState().phase]).toEqual([2, 'fit']);
  });

  it('stops when the user steps by hand, and stays inside the run', () => {
    play();
    stepBy(-1);
    expect([t(), lab.getState().playing]).toEqual([1, false]);
    stepBy(100);
    expect(t()).toBe(20);
  });
});
