import { describe, expect, it } from 'vitest';
import { createFingerprint, RECORD_FIELDS } from '../../../../src/engine/fingerprint.ts';
import { LaneError } from '../../../../src/engine/lane/lane-slots.ts';
import { streamScenario } from '../../../../src/engine/run-scenario.ts';
import { STREAMED } from '../../../../src/engine/scenario/settings.ts';
import {
  createWorld,
  type Lane,
  openLane,
  parseScenario,
  type Scenario,
  type StepRecord,
} from '../../../../src/index.ts';
import { backend, runLane, sessionFor } from '../../support.ts';

function scenarioWith(lane: object, more: object = {}): Scenario {
  return parseScenario({
    seed: 7,
    objective: { id: 'gp-chain-1d', parameters: { rate: 0.01 } },
    horizon: 2000,
    grid: { pointsPerDimension: 21 },
    lanes: [lane],
    ...more,
  });
}

describe('a lane whose posterior is the grid Kalman state', () => {
  it('shows any earlier step as it was when it was made', () => {
    const scenario = scenarioWith({ algorithm: 'tv-gp-ucb', posterior: 'kalman' }, { horizon: 300 });
    const session = sessionFor(scenario, scenario.lanes[0]);
    const seen = new Map<number, ReturnType<typeof session.frame>>();
    for (let t = 1; t <= 300; t++) {
      seen.set(t, session.frame(t));
      session.step();
    }
    for (const t of [299, 31, 32, 33, 250, 1, 180]) expect(session.frame(t)).toEqual(seen.get(t));
    session.dispose();
  });

  it('says so in every record, and in the fingerprint through them', () => {
    const plain = scenarioWith({ algorithm: 'random' }, { horizon: 3 });
    const [standard, state] = [{ algorithm: 'gp-ucb' }, { algorithm: 'gp-ucb', posterior: 'kalman' }].map(
      (lane) => runLane(scenarioWith(lane, { horizon: 3 }), { ...plain.lanes[0], ...lane } as Lane).records,
    );
    expect(state.map(({ posterior }) => posterior)).toEqual(['kalman', 'kalman', 'kalman']);
    expect(standard.every((record) => !('posterior' in record))).toBe(true);
    const print = (records: readonly StepRecord[]) => {
      const fingerprint = createFingerprint('wasm');
      for (const record of records) fingerprint.add(record);
      return fingerprint.digest();
    };
    expect(print(state)).not.toBe(print(state.map(({ posterior: _, ...record }) => record)));
    expect(RECORD_FIELDS).toContain('posterior');
  });

  it('holds every observation for a hundred thousand steps and keeps hardly a record', {
    timeout: 120_000,
  }, () => {
    const scenario = parseScenario(
      {
        objective: { id: 'abrupt-change-1d' },
        horizon: 100_000,
        grid: { pointsPerDimension: 11 },
        lanes: [{ algorithm: 'gp-ucb', posterior: 'kalman' }],
      },
      STREAMED,
    );
    const session = openLane(
      { ...scenario, forgets: true },
      scenario.lanes[0],
      createWorld(scenario, backend),
      backend,
    );
    for (let t = 1; t <= 2000; t++) session.step();
    expect(session.records.at(-1)?.dataSizeAfter).toBe(2000);
    expect(session.records.length).toBeLessThan(200);
    session.dispose();
  });

  it('gives the same bits whether its records are kept or forgotten', () => {
    const scenario = scenarioWith({ algorithm: 'ui-tvbo', posterior: 'kalman' }, { horizon: 200 });
    const [{ records }] = streamScenario(scenario, backend);
    expect([...records]).toEqual(runLane(scenario, scenario.lanes[0]).records);
  });
});

describe('a lane that the grid Kalman state does not fit', () => {
  const UNFIT: readonly (readonly [string, Lane['parameters'], string])[] = [
    ['random', {}, 'Random search: it has no model'],
    ['sw-gp-ucb', {}, 'SW-GP-UCB: it drops observations between resets'],
    ['w-gp-ucb', {}, 'W-GP-UCB: it weighs observations by their age'],
    ['ui-tvbo', { form: 'noise' }, 'UI-TVBO: it weighs observations by their age'],
    ['sparq-gp-ucb', {}, 'SparQ-GP-UCB: it asks an expert'],
    ['w-dbo', {}, 'W-DBO: '],
    ['ctv', {}, 'CTV: it keeps a clock of its own'],
    ['tv-gp-ucb-mle', {}, 'TV-GP-UCB-MLE: its model is refitted'],
    ['et-gp-ucb', { refitEvery: 20 }, 'ET-GP-UCB: its model is refitted'],
    ['gp-ucb', { temporalKernel: 'matern52' }, 'GP-UCB: its belief about time has a memory'],
    ['gp-ucb', { acquisition: 'thompson' }, 'GP-UCB: it draws from the joint posterior'],
    ['gp-ts', {}, 'GP-TS: it draws from the joint posterior'],
  ];

  it.each(UNFIT)('is refused in one sentence: %s %o', (algorithm, parameters, words) => {
    const lane = { algorithm, parameters, posterior: 'kalman' };
    expect(() => scenarioWith(lane)).toThrow(`lanes[0].posterior must be left out for ${words}`);
    const { posterior: _, ...plain } = lane;
    const scenario = scenarioWith(plain, { horizon: 10 });
    const open = () =>
      openLane(
        scenario,
        { ...scenario.lanes[0], posterior: 'kalman' },
        createWorld(scenario, backend),
        backend,
      );
    expect(open).toThrow(LaneError);
    expect(open).toThrow(/^.{20,250}\.$/);
  });

  it('is one on more candidates than a state may have', () => {
    const lane = { algorithm: 'gp-ucb', posterior: 'kalman' };
    const square = { objective: { id: 'moving-peaks-2d' }, horizon: 20 };
    expect(() => scenarioWith(lane, { ...square, grid: { pointsPerDimension: 71 } })).toThrow(
      'lanes[0].posterior must be left out for GP-UCB: there are 5041 candidates, and may be 5000, got "kalman"',
    );
    expect(scenarioWith(lane, { ...square, grid: { pointsPerDimension: 70 } }).lanes[0].posterior).toBe(
      'kalman',
    );
  });

  it('names any other posterior wrongly', () => {
    expect(() => scenarioWith({ algorithm: 'gp-ucb', posterior: 'sparse' })).toThrow(
      'lanes[0].posterior must be',
    );
  });
});
