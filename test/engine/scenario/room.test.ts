import { describe, expect, it } from 'vitest';
import { STREAMED } from '../../../src/engine/scenario/settings.ts';
import { parseScenario } from '../../../src/index.ts';

const scenario = (lane: object, more: object = {}) => ({
  objective: { id: 'gp-chain-1d' },
  horizon: 1_000_000,
  grid: { pointsPerDimension: 100 },
  lanes: [lane],
  ...more,
});

const refused = (input: unknown): string => {
  try {
    parseScenario(input, STREAMED);
    return 'fits';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('how long a run may be', () => {
  it.each([
    { algorithm: 'et-gp-ucb' },
    { algorithm: 'r-gp-ucb' },
    { algorithm: 'sw-gp-ucb' },
    { algorithm: 'random' },
    { algorithm: 'sparq-gp-ucb' },
    { algorithm: 'gp-ucb', posterior: 'kalman' },
    { algorithm: 'tv-gp-ucb', posterior: 'kalman' },
    { algorithm: 'ui-tvbo', posterior: 'kalman' },
  ])('a million steps where little is held: %o', (lane) => {
    expect(refused(scenario(lane))).toBe('fits');
  });

  it.each([
    [
      { algorithm: 'gp-ucb' },
      'horizon must be shorter for lane A: GP-UCB may hold 1000000 observations, which on 100 candidates take 3815461 MB, and may take 1024 MB, got 1000000',
    ],
    [
      { algorithm: 'et-gp-ucb', parameters: { bounds: 'none' } },
      'lane A: ET-GP-UCB may hold 1000000 observations',
    ],
    [{ algorithm: 'ctv' }, 'lane A: CTV may hold 1000000 observations'],
  ])('fewer where a lane may hold too much: %o', (lane, sentence) => {
    expect(refused(scenario(lane))).toContain(sentence);
    expect(refused(scenario(lane)).length).toBeLessThan(300);
  });

  it('follows from what is held, not from the steps alone', () => {
    const length = (steps: number, points: number) =>
      refused(scenario({ algorithm: 'gp-ucb' }, { horizon: steps, grid: { pointsPerDimension: points } }));
    expect(length(16_000, 100)).toBe('fits');
    expect(length(16_000, 500)).toContain('which on 500 candidates take 1038 MB, and may take 1024 MB');
    expect(length(20_000, 100)).toContain('must be shorter for lane A');
  });

  it('counts the steps that an objective holds beforehand', () => {
    const objective = { id: 'last-input-1d' };
    const lane = { algorithm: 'random' };
    expect(refused(scenario(lane, { objective, horizon: 100_000 }))).toBe('fits');
    expect(refused(scenario(lane, { objective }))).toContain(
      'horizon must be shorter for the objective last-input-1d, which holds all its steps: on 100 candidates they take 763 MB, and may take 384 MB',
    );
  });

  it('is bounded by the records of all lanes where they are kept', () => {
    const lanes = (count: number) => Array.from({ length: count }, () => ({ algorithm: 'random' }));
    const kept = (count: number, horizon: number) => () =>
      parseScenario(scenario({ algorithm: 'random' }, { lanes: lanes(count), horizon }));
    expect(kept(3, 100_000)).not.toThrow();
    expect(kept(6, 55_000)).not.toThrow();
    expect(kept(6, 60_000)).toThrow(
      'horizon must be shorter for 6 lanes: all their records take 550 MB, and may take 512 MB, got 60000',
    );
  });

  it('leaves a lane of the page less data than one of the command line', () => {
    const lane = { algorithm: 'gp-ucb' };
    expect(() => parseScenario(scenario(lane, { horizon: 10_000 }))).toThrow(
      'lane A: GP-UCB may hold 10000 observations, which on 100 candidates take 390 MB, and may take 256 MB',
    );
    expect(refused(scenario(lane, { horizon: 10_000 }))).toBe('fits');
  });

  it('is the page’s where the records are kept', () => {
    expect(() => parseScenario(scenario({ algorithm: 'random' }))).toThrow(
      'horizon must be an integer between 1 and 100000, got 1000000 (here every record is kept; "driftlab run" writes up to 1000000 to a file)',
    );
  });
});
