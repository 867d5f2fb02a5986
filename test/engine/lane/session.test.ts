import { describe, expect, it } from 'vitest';
import { createWorld } from '../../../src/engine/world.ts';
import { backend, laneOf, runLane, sessionFor, smallScenario } from '../support.ts';

const scenario = smallScenario({
  objective: { id: 'abrupt-change-1d', parameters: { changes: [20] } },
});

describe('session', () => {
  it('gives every lane the same world: same truth, noise and first query', () => {
    const gp = runLane(scenario, laneOf('gp-ucb'));
    const et = runLane(scenario, laneOf('et-gp-ucb'));
    expect(et.records[0]).toMatchObject({
      x: gp.records[0].x,
      y: gp.records[0].y,
      fStar: gp.records[0].fStar,
    });
    for (const [i, record] of gp.records.entries()) {
      const noise = record.y - record.f;
      const other = et.records[i].y - et.records[i].f;
      expect(other).toBeCloseTo(noise, 12);
      expect(et.records[i].fStar).toBe(record.fStar);
    }
  });

  it('does not depend on which lanes ran before in the same world', () => {
    const world = createWorld(scenario, backend);
    runLane(scenario, laneOf('random'), world);
    const after = runLane(scenario, laneOf('tv-gp-ucb'), world);
    const alone = runLane(scenario, laneOf('tv-gp-ucb'));
    expect(after.records).toEqual(alone.records);
  });

  it('starts without data: a seeded random candidate, the prior as test', () => {
    const [first] = runLane(scenario, laneOf('et-gp-ucb')).records;
    expect(first).toMatchObject({ t: 1, dataSize: 0, mean: 0, sd: 1, acquisition: null, tPrime: 1 });
    expect(first.psi).toBeCloseTo(Math.abs(first.y), 12);
  });

  it('takes seeded random queries for the initial design', () => {
    const designed = smallScenario({ initialDesign: { points: 5 } });
    const gp = runLane(designed, laneOf('gp-ucb')).records;
    const random = runLane(designed, laneOf('random')).records;
    expect(gp.slice(0, 5).map(({ index }) => index)).toEqual(random.slice(0, 5).map(({ index }) => index));
    expect(gp[5].acquisition).not.toBeNull();
  });

  it('R-GP-UCB empties its data after every N-th observation', () => {
    const lane = laneOf('r-gp-ucb', { periodFrom: 'steps', period: 7 });
    const { records } = runLane(scenario, lane);
    for (const { t, reset, reason, dataSize, dataSizeAfter } of records) {
      expect(dataSize).toBe((t - 1) % 7);
      expect(reset).toBe(t % 7 === 0);
      expect(reason).toBe(t % 7 === 0 ? 'periodic' : null);
      expect(dataSizeAfter).toBe(t % 7);
    }
  });

  it('SW-GP-UCB sees the W newest observations', () => {
    const { records } = runLane(scenario, laneOf('sw-gp-ucb', { window: 5 }));
    expect(records.map(({ dataSize }) => dataSize)).toEqual(records.map(({ t }) => Math.min(5, t - 1)));
  });

  it('ET-GP-UCB resets on its event only within the bounds, and keeps the stated survivors', () => {
    for (const survivors of [0, 1, 4]) {
      const { records } = runLane(scenario, laneOf('et-gp-ucb', { survivors, lowerSteps: 3, deltaB: 0.5 }));
      const resets = records.filter(({ reset }) => reset);
      expect(resets.length).toBeGreaterThan(0);
      for (const record of resets) {
        expect(record.psi).toBeGreaterThan(record.kappa ?? Number.POSITIVE_INFINITY);
        expect(record.tPrime).toBeGreaterThanOrEqual(3);
        expect(record.dataSizeAfter).toBe(Math.min(survivors, record.dataSize + 1));
        const next = records[record.t];
        if (next) expect(next).toMatchObject({ tPrime: 1, dataSize: record.dataSizeAfter });
      }
    }
  });

  it('forces a reset at the upper bound', () => {
    const lane = laneOf('et-gp-ucb', { lowerSteps: 6, upperSteps: 6, deltaB: 1e-9 });
    const { records } = runLane(scenario, lane);
    expect(records[5]).toMatchObject({ reset: true, reason: 'upper bound' });
  });

  it('without bounds resets by its event alone, at the last step too', () => {
    const still = smallScenario({ objective: { id: 'static-multimodal', parameters: {} } });
    const quiet = runLane(still, laneOf('et-gp-ucb', { bounds: 'none', deltaB: 1e-9 })).records;
    expect(quiet.at(-1)).toMatchObject({ t: scenario.horizon, tPrime: scenario.horizon, reset: false });
    const nervous = runLane(scenario, laneOf('et-gp-ucb', { bounds: 'none', deltaB: 0.9 })).records;
    const reasons = nervous.filter(({ reset }) => reset).map(({ reason }) => reason);
    expect(new Set(reasons)).toEqual(new Set(['event']));
  });
});

describe('frames', () => {
  it.each(['gp-ucb', 'et-gp-ucb', 'tv-gp-ucb', 'ui-tvbo', 'sw-gp-ucb', 'r-gp-ucb'])(
    '%s: any earlier frame is what the run decided by, in any order of asking',
    (algorithm) => {
      const session = runLane(scenario, laneOf(algorithm, algorithm === 'sw-gp-ucb' ? { window: 6 } : {}));
      for (const t of [40, 3, 25, 24, 26, 1, 39, 12, 11]) {
        const frame = session.frame(t);
        const record = session.records[t - 1];
        expect(frame.mean?.[record.index]).toBeCloseTo(record.mean ?? Number.NaN, 9);
        expect(frame.sd?.[record.index]).toBeCloseTo(record.sd ?? Number.NaN, 7);
        expect(frame.truth[record.starIndex]).toBe(record.fStar);
        expect(frame.dataSteps.length).toBe(record.dataSize);
        if (record.acquisition !== null)
          expect(Math.max(...(frame.acquisition ?? []))).toBeCloseTo(record.acquisition, 9);
      }
    },
  );

  it('looking back does not disturb the run', () => {
    const watched = sessionFor(scenario, laneOf('et-gp-ucb'));
    while (watched.t < scenario.horizon) {
      watched.step();
      watched.frame(1 + ((watched.t * 7) % watched.t));
    }
    expect(watched.records).toEqual(runLane(scenario, laneOf('et-gp-ucb')).records);
  });

  it('shows the frame of the step to come', () => {
    const session = sessionFor(scenario, laneOf('gp-ucb'));
    session.step();
    expect(session.frame(2).dataSteps).toEqual(Int32Array.of(1));
  });
});
