import { describe, expect, it } from 'vitest';
import { ALGORITHMS } from '../../src/algorithms/registry.ts';
import type { StepRecord } from '../../src/contracts/record.ts';
import { laneOf, runLane, smallScenario } from '../engine/support.ts';

const scenario = smallScenario({ horizon: 24 });
const inEnvironment = smallScenario({
  horizon: 24,
  objective: { id: 'threshold-gp', parameters: {} },
  grid: { pointsPerDimension: 8 },
});
/** A program makes its looks itself. */
const modelled = ALGORITHMS.filter(({ id, slots, byHand }) => slots && !byHand && id !== 'own-algorithm').map(
  (spec) => [spec.id, spec] as const,
);

/** The candidates looked at, in order. */
const places = (records: readonly StepRecord[]) =>
  records.flatMap(({ looking, index }) => (looking && looking.look !== null ? [index] : []));

describe('forced looks', () => {
  it.each(modelled)('are a choice of %s: every fourth query, at the places in turn', (id, { needs }) => {
    const [world, size] = needs === 'environment' ? [inEnvironment, 9] : [scenario, 5];
    const { records } = runLane(world, laneOf(id, { looks: 'constant', lookShare: 0.25 }));
    let made = 0;
    for (const { looking, acquisition, reset } of records) {
      expect(looking?.share).toBe(0.25);
      if (looking?.look != null) {
        expect(looking.look).toBe(made++ % size);
        expect(acquisition).toBeNull();
      }
      if (reset) made = 0;
    }
    expect(places(records).length).toBeGreaterThanOrEqual(6);
  });

  it('are none unless a lane asks for them, and then nothing in its records speaks of them', () => {
    for (const id of ['gp-ucb', 'tv-gp-ucb', 'et-gp-ucb'])
      expect(runLane(scenario, laneOf(id)).records.every(({ looking }) => looking === undefined)).toBe(true);
  });

  it('leave the queries between them to the acquisition, which sees what was looked at', () => {
    const { records } = runLane(scenario, laneOf('gp-ucb', { looks: 'constant', lookShare: 0.5 }));
    for (const { t, dataSize, looking, acquisition } of records) {
      expect(dataSize).toBe(t - 1);
      expect(acquisition === null).toBe(looking?.look !== null);
    }
  });
});

describe('the GLR test as a trigger', () => {
  const looking = { looks: 'constant', lookShare: 0.3, survivors: 0, alarm: 0.2 } as const;
  const abrupt = smallScenario({
    horizon: 120,
    objective: { id: 'abrupt-change-1d', parameters: { changes: [40, 80] } },
  });

  it.each([
    ['glr', 'glr'],
    ['event-or-glr', 'event'],
  ])('%s makes of ET-GP-UCB with looks what DAL-GP-UCB is, bit for bit', (trigger, reason) => {
    const parameters = { ...looking, trigger };
    const own = runLane(abrupt, laneOf('et-gp-ucb', parameters)).records;
    expect(own).toEqual(runLane(abrupt, laneOf('dal-gp-ucb', parameters)).records);
    expect(own.some((record) => record.reason === reason)).toBe(true);
  });

  it('tests every query at the covering set where a lane makes no looks', () => {
    const { records } = runLane(abrupt, laneOf('et-gp-ucb', { trigger: 'glr' }));
    expect(records.every(({ looking }) => looking?.look === null && looking.share === 0)).toBe(true);
    expect(records.some(({ psi }) => psi !== null)).toBe(true);
  });
});
