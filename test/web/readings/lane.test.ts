import { describe, expect, it } from 'vitest';
import type { StepRecord } from '../../../src/contracts/record.ts';
import {
  behindReading,
  type LaneFacts,
  laneReading,
  quietReading,
  staleCount,
} from '../../../web/readings/lane.ts';

const record = (change: Partial<StepRecord>): StepRecord => ({
  t: 131,
  clock: 131,
  duration: null,
  x: [0.4],
  index: 40,
  y: 0,
  f: 0,
  xStar: [0.9],
  starIndex: 90,
  fStar: 1,
  regret: 1,
  cumulativeRegret: 10,
  mean: 1,
  sd: 0.1,
  multiplier: 2,
  acquisition: 1.2,
  dataSize: 130,
  dataSizeAfter: 131,
  dropped: null,
  psi: null,
  kappa: null,
  tPrime: null,
  triggered: null,
  testActive: null,
  reset: false,
  reason: null,
  sideQueries: 0,
  hyperparameters: null,
  jitter: 0,
  assessment: null,
  ...change,
});

/** The newest n steps before step t. */
const newest = ({ t, dataSize }: StepRecord) => Array.from({ length: dataSize }, (_, i) => t - dataSize + i);

const facts = (change: Partial<StepRecord>, rest: Partial<LaneFacts> = {}): LaneFacts => ({
  record: record(change),
  held: newest(record(change)),
  byHand: null,
  given: false,
  lastReset: null,
  lastChange: null,
  initialPoints: 1,
  temporal: { kind: 'static' },
  noiseHalfLife: null,
  timeUnit: 'step',
  unknownShare: null,
  space: 'line',
  ...rest,
});

const fired = {
  psi: 2.24,
  kappa: 1.25,
  triggered: true,
  testActive: true,
  reset: true,
  reason: 'event',
} as const;

describe('laneReading', () => {
  it('says whose data are stale', () => {
    expect(laneReading(facts({}, { lastChange: 130 }))).toBe(
      'Trusts 130 points, all of them from before the last change.',
    );
    expect(laneReading(facts({ t: 141, dataSize: 140, dataSizeAfter: 141 }, { lastChange: 130 }))).toBe(
      'Trusts 140 points, 130 of them from before the last change.',
    );
    expect(laneReading(facts({ dataSize: 1, dataSizeAfter: 2 }, { lastChange: 130 }))).toBe(
      'Trusts 1 point, from before the last change.',
    );
    expect(laneReading(facts({ t: 51, dataSize: 50, dataSizeAfter: 51 }))).toBe(
      'Trusts all 50 points equally; the oldest is 50 steps old.',
    );
  });

  it('reports a test that fired, and what was kept', () => {
    expect(laneReading(facts({ ...fired, tPrime: 70, dataSize: 70, dataSizeAfter: 1 }))).toBe(
      '**Test fired**: $ψ$ 2.24 > $κ$ 1.25. Drops 70 points, keeps the newest.',
    );
    expect(laneReading(facts({ ...fired, tPrime: 70, dataSize: 70, dataSizeAfter: 10 }))).toMatch(
      /Drops 61 points, keeps the newest 10\.$/,
    );
    expect(laneReading(facts({ ...fired, tPrime: 70, dataSize: 70, dataSizeAfter: 0 }))).toMatch(
      /Drops all 71 points\.$/,
    );
    expect(laneReading(facts({ ...fired, tPrime: 2, dataSize: 1, dataSizeAfter: 1 }))).toMatch(
      /Drops 1 point, keeps the newest\.$/,
    );
  });

  it('tells scheduled and forced resets from events', () => {
    const scheduled = {
      reset: true,
      reason: 'periodic',
      tPrime: 15,
      dataSize: 14,
      dataSizeAfter: 0,
    } as const;
    expect(laneReading(facts(scheduled))).toBe('**Reset** on schedule after 15 steps: drops all 15 points.');
    const forced = { ...fired, reason: 'upper bound', tPrime: 50, dataSize: 49, dataSizeAfter: 1 } as const;
    expect(laneReading(facts(forced))).toBe(
      '**Reset forced** after 50 steps: drops 49 points, keeps the newest.',
    );
  });

  it('names a test that would fire while it is off', () => {
    const early = { psi: 2, kappa: 1, triggered: true, testActive: false, tPrime: 3 };
    expect(laneReading(facts(early))).toBe(
      'Test would fire, $ψ$ 2.00 > $κ$ 1.00, but is off so soon after the start.',
    );
    expect(laneReading(facts(early, { lastReset: 128 }))).toMatch(/so soon after a reset\.$/);
  });

  it('counts steps since the last reset and judges what is known', () => {
    const after = facts(
      { t: 148, tPrime: 14, dataSize: 14, dataSizeAfter: 15 },
      { lastReset: 134, space: 'square' },
    );
    expect(laneReading({ ...after, unknownShare: 0.8 })).toBe(
      'Reset 14 steps ago: 14 points, so most of the square is still unknown.',
    );
    expect(laneReading({ ...after, unknownShare: 0.3, space: 'arms' })).toMatch(
      /so some arms are still unknown\.$/,
    );
    expect(
      laneReading({
        ...after,
        lastReset: 147,
        record: record({ t: 148, tPrime: 1, dataSize: 1 }),
        held: [147],
      }),
    ).toBe('Reset 1 step ago: 1 point.');
    expect(laneReading({ ...after, unknownShare: 0.8, lastChange: 140 })).toBe(
      'Reset 14 steps ago: 14 points, 7 of them from before the last change.',
    );
  });

  it('says how forgetting models age their data', () => {
    expect(laneReading(facts({}, { temporal: { kind: 'forgetting', rate: 0.03 } }))).toBe(
      'Half weight after 46 steps: doubt returns where it has not looked.',
    );
    expect(laneReading(facts({}, { temporal: { kind: 'forgetting', rate: 0 } }))).toMatch(/^Trusts all 130/);
    expect(laneReading(facts({ t: 100 }, { temporal: { kind: 'wiener', variance: 0.03 } }))).toBe(
      'Doubt grows at every step: prior variance is now 3.97 times the first.',
    );
    expect(
      laneReading(facts({}, { temporal: { kind: 'forgetting', rate: 0.03 }, timeUnit: 'second' })),
    ).toMatch(/^Half weight after 46 seconds:/);
    expect(laneReading(facts({ sideQueries: 24, dataSizeAfter: 2 }, { noiseHalfLife: 1 }))).toBe(
      'Asked an expert at 24 visited places; keeps its 2 newest points.',
    );
    expect(laneReading(facts({}, { noiseHalfLife: 1 }))).toBe(
      'Half weight after 1 step: old points count as noisy ones.',
    );
  });

  it('knows a full window by the data that leave it', () => {
    expect(laneReading(facts({ dataSize: 30, dataSizeAfter: 30 }, { lastChange: 130 }))).toBe(
      'Sees the newest 30 points only, all of them from before the last change.',
    );
    expect(laneReading(facts({ dataSize: 30, dataSizeAfter: 30 }))).toBe('Sees the newest 30 points only.');
  });

  it('knows a look from a choice', () => {
    const looking = { look: 2, share: 0.1, split: null, eventPsi: null, eventKappa: null };
    expect(laneReading(facts({ acquisition: null, looking }))).toBe(
      'A **look** that the schedule asked for, at place 3.',
    );
    expect(laneReading(facts({ looking: { ...looking, look: null } }))).not.toContain('look');
  });

  it('has a sentence for every kind of blind query', () => {
    const first = facts({ t: 1, dataSize: 0, dataSizeAfter: 1, acquisition: null });
    expect(laneReading(first)).toBe('No data yet: the first query is a seeded random candidate.');
    expect(laneReading({ ...first, temporal: null })).toBe('Chosen blindly: a seeded random candidate.');
    expect(laneReading(facts({ t: 3, dataSize: 2, dataSizeAfter: 3 }, { initialPoints: 5 }))).toBe(
      'Initial design: a seeded random candidate, not yet a choice.',
    );
    expect(laneReading(facts({ dataSize: 0, dataSizeAfter: 1, tPrime: 1 }, { lastReset: 130 }))).toBe(
      'No data left: the query is a seeded random candidate.',
    );
  });

  it('does not give the test away before its phase', () => {
    const quiet = quietReading(
      facts({ ...fired, tPrime: 70, dataSize: 70, dataSizeAfter: 1 }, { lastReset: 61 }),
    );
    expect(quiet).not.toMatch(/fired|ψ/);
    expect(quiet).toMatch(/^Reset 70 steps ago/);
  });
});

describe('staleCount', () => {
  it('counts the data held that were made up to the change', () => {
    const held = [3, 121, 122, 125, 126, 130];
    expect(staleCount({ held, lastChange: 125 })).toBe(4);
    expect(staleCount({ held, lastChange: 2 })).toBe(0);
    expect(staleCount({ held, lastChange: null })).toBe(0);
  });
});

describe('a memory that drops from the middle', () => {
  const held = [2, 4, 6, 124, 125, 126, 127, 128, 129, 130];
  const thinned = (change: Partial<StepRecord>, rest: Partial<LaneFacts> = {}) =>
    laneReading(facts({ dataSize: held.length, ...change }, { held, ...rest }));

  it('is not said to hold the newest points', () => {
    expect(thinned({ dataSizeAfter: 10, dropped: [123] })).toBe('Sees 10 points only.');
    expect(thinned({ dataSizeAfter: 11 })).toBe('Trusts 10 points equally; the oldest is 129 steps old.');
    expect(
      thinned({ ...fired, tPrime: 70, dataSizeAfter: 4, dropped: [4, 6, 124, 125, 126, 127, 128] }),
    ).toBe('**Test fired**: $ψ$ 2.24 > $κ$ 1.25. Drops 7 points, keeps 4.');
  });

  it('has its own old points counted', () => {
    expect(thinned({ dataSizeAfter: 11 }, { lastChange: 125 })).toBe(
      'Trusts 10 points, 5 of them from before the last change.',
    );
  });
});

describe('a given query', () => {
  it('is no choice of the lane', () => {
    expect(laneReading(facts({}, { given: true }))).toBe('Query **given**: it was chosen elsewhere.');
    expect(laneReading(facts({ ...fired, tPrime: 70 }, { given: true }))).toMatch(/^\*\*Test fired/);
  });
});

describe('a lane whose step is still to come', () => {
  it('says which step its plot shows, and that it computes', () => {
    expect(behindReading(69_107)).toBe('Shown is step 69107: computing …');
  });
});
