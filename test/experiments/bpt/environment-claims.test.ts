import { describe, expect, it } from 'vitest';
import {
  adaptiveAnswers,
  adaptiveClassifications,
  aheadEarly,
  converges,
  F1_MEASURES,
  featuresChangeNothing,
  levelSetClaims,
  optimisationClaims,
  REGRET_MEASURES,
  SHORT_REGRET_MEASURES,
} from '../../../src/experiments/bpt/environment-claims.ts';
import { levelSetColumn, optimisationColumn } from '../../../src/experiments/bpt/environment-lanes.ts';
import type { Claim } from '../../../src/experiments/report/claims.ts';
import { LEVEL } from '../../../src/experiments/report/order-verdict.ts';
import { laneResult } from '../support.ts';

const OPTIMISATION = [optimisationColumn({ name: 'c', id: 'threshold-gp', judgedAt: 30 })];
const LEVEL_SET = [levelSetColumn({ name: 'c', id: 'threshold-gp', judgedAt: 30 })];

/** The verdict where each row has these values in every measure; `rest` in all rows not named. */
const verdictOf = (
  claim: Claim,
  rows: Readonly<Record<string, readonly number[]>>,
  rest: readonly number[],
): string =>
  claim.check({ cells: [], resetTimes: () => [], level: LEVEL, values: (row) => rows[row] ?? rest }).verdict;

describe('the measures', () => {
  const result = { ...laneResult(0), curve: Array.from({ length: 50 }, (_, i) => 2 * (i + 1)) };

  it('read the curve, kept at every second step, at their step', () => {
    for (const { measure } of [...REGRET_MEASURES, ...F1_MEASURES])
      expect(measure.of(result, 100)).toBe(Number(/ at t = (\d+)$/.exec(measure.id)?.[1]));
  });
});

describe('optimisationClaims', () => {
  const [ucb, ts, weaker] = optimisationClaims(OPTIMISATION);
  const rest = [0.4, 0.5, 0.6];

  it('want a mean below that of each of the others at the early step', () => {
    expect(ucb.text).toContain('t = 30');
    expect(verdictOf(ucb, { 'BPT-UCB': [0.1, 0.2, 0.3] }, rest)).toBe('order reproduced');
    expect(verdictOf(ucb, { 'BPT-UCB': [0, 0.55, 0.65] }, rest)).toBe('undecided');
    expect(verdictOf(ucb, { 'BPT-UCB': [0.5, 0.6, 0.7] }, rest)).toBe('not reproduced');
    expect(verdictOf(ucb, { 'BPT-UCB': [0.1, 0.2, 0.3], RS: [0.1, 0.2, 0.3] }, rest)).toBe('not reproduced');
    expect(verdictOf(ts, { 'BPT-UCB': [0.1, 0.2, 0.3] }, rest)).toBe('not reproduced');
  });

  it('each give their own reason where one was found', () => {
    const claims = optimisationClaims(OPTIMISATION, 'Unpublished.', {
      'c, t = 30: BPT-TS': 'One run of many.',
    });
    expect(claims.map(({ otherwise }) => otherwise)).toEqual([
      'Unpublished.',
      'Unpublished. One run of many.',
      'Unpublished.',
    ]);
  });

  it('say of the end what a tie does not break and a clear loss does, as a reading of our own', () => {
    expect([ucb.ours, ts.ours, weaker.ours]).toEqual([undefined, undefined, true]);
    expect(verdictOf(weaker, {}, [0, 0, 0])).toBe('order reproduced');
    expect(verdictOf(weaker, { RS: [0.3, 0.6, 0.5] }, rest)).toBe('undecided');
    expect(verdictOf(weaker, { RS: [0.1, 0.2, 0.3] }, rest)).toBe('not reproduced');
  });
});

describe('claims of a column that ends earlier', () => {
  const short = [optimisationColumn({ name: 'c', id: 'threshold-gp', judgedAt: 20, horizon: 50 })];
  const result = { ...laneResult(0), curve: Array.from({ length: 25 }, (_, i) => 2 * (i + 1)) };

  it('are judged at its last step', () => {
    const [, , end] = optimisationClaims(short);
    expect(end.text).toContain('t = 50');
    const asked: string[] = [];
    for (const claim of [...optimisationClaims(short), adaptiveAnswers(short)])
      claim.check({
        cells: [],
        resetTimes: () => [],
        level: LEVEL,
        values: (_row, _column, measure) => {
          asked.push(measure);
          return [0, 1];
        },
      });
    expect(new Set(asked)).toEqual(new Set(['r_t at t = 20', 'r_t at t = 50']));
  });

  it('have measures of their own, read at their steps', () => {
    const steps = SHORT_REGRET_MEASURES.map(({ measure }) => measure.of(result, 50));
    expect(steps).toEqual([10, 20, 30, 50]);
  });
});

describe('featuresChangeNothing', () => {
  const [early, late] = featuresChangeNothing(OPTIMISATION[0]);
  const rows = (features: number[], exact: number[]) => ({
    'BPT-TS': features,
    'BPT-TS, exact draws': exact,
  });

  it('wants neither side ahead by more than 0.05, early and at the end', () => {
    expect([early.text, late.text].map((text) => /t = (\d+)/.exec(text)?.[1])).toEqual(['30', '100']);
    for (const claim of [early, late]) {
      expect(verdictOf(claim, rows([0.1, 0.2, 0.3], [0.11, 0.2, 0.31]), [])).toBe('order reproduced');
      expect(verdictOf(claim, rows([0.1, 0.2, 0.3], [0.2, 0.1, 0.35]), [])).toBe('undecided');
      expect(verdictOf(claim, rows([0, 0, 0], [0, 0, 0]), [])).toBe('order reproduced');
      expect(verdictOf(claim, rows([0.1, 0.2, 0.3], [0.3, 0.41, 0.5]), [])).toBe('not reproduced');
      expect(verdictOf(claim, rows([0.3, 0.41, 0.5], [0.1, 0.2, 0.3]), [])).toBe('not reproduced');
    }
  });
});

describe('levelSetClaims', () => {
  const [above, weaker] = levelSetClaims(LEVEL_SET);

  it('want BPT-LSE above all others early, and none clearly above it at the end', () => {
    expect(verdictOf(above, { 'BPT-LSE': [0.9, 0.9, 1] }, [0.4, 0.5, 0.5])).toBe('order reproduced');
    expect(verdictOf(above, { 'BPT-LSE': [0.4, 0.4, 0.5] }, [0.9, 0.9, 1])).toBe('not reproduced');
    expect(verdictOf(above, {}, [1, 1, 1])).toBe('not reproduced');
    expect(verdictOf(weaker, {}, [1, 1, 1])).toBe('order reproduced');
    expect(verdictOf(weaker, { 'P-LSE': [1, 1, 1] }, [0.9, 0.9, 0.9])).toBe('not reproduced');
  });
});

describe('the further claims', () => {
  it('compare each adaptive version with its own method', () => {
    const answers = adaptiveAnswers(OPTIMISATION);
    const adaptive = ['GP-UCB', 'StableOpt', 'BQO-EI', 'BQO-UCB', 'BQO-TS'].map((name) => `Pmax-${name}`);
    const low = Object.fromEntries(adaptive.map((row) => [row, [0.1, 0.11]]));
    expect(verdictOf(answers, low, [0.3, 0.3])).toBe('order reproduced');
    expect(verdictOf(answers, { ...low, 'BQO-TS': [0.1, 0.11] }, [0.3, 0.3])).toBe('not reproduced');
    const classifications = adaptiveClassifications(LEVEL_SET);
    const high = { 'P-LSE': [1, 1], 'P-StableLSE': [1, 1], 'P-BQLSE': [1, 1] };
    expect(verdictOf(classifications, high, [0.3, 0.3])).toBe('order reproduced');
    expect(verdictOf(classifications, { ...high, 'P-LSE': [0, 0] }, [0.3, 0.3])).toBe('not reproduced');
  });

  it('count 0.98 and more as converged', () => {
    expect(verdictOf(converges(LEVEL_SET), { 'BPT-LSE': [0.97, 1] }, [])).toBe('reproduced');
    expect(verdictOf(converges(LEVEL_SET), { 'BPT-LSE': [0.95, 1] }, [])).toBe('not reproduced');
  });

  it('look for an existing method that is ahead early', () => {
    const claim = aheadEarly(LEVEL_SET);
    expect(verdictOf(claim, { BQLSE: [0.3, 0.31] }, [0.1, 0.1])).toBe('order reproduced');
    expect(verdictOf(claim, { BQLSE: [0.2, 0.3] }, [0.1, 0.1])).toBe('undecided');
    expect(verdictOf(claim, { 'P-LSE': [0.2, 0.3] }, [0.1, 0.1])).toBe('not reproduced');
  });
});
