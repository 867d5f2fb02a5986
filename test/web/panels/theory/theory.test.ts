import { describe, expect, it } from 'vitest';
import type { BoundReport, TheoryReport } from '../../../../src/theory/report.ts';
import {
  decadeRange,
  decadeScale,
  decades,
  decadeTicks,
  powerOfTen,
} from '../../../../web/panels/theory/log-scale.ts';
import { assumptionsText, figuresOf, ownBound, readingAt, verdict } from '../../../../web/readings/theory.ts';

const BOUND: BoundReport = {
  id: 'et-theorem-1',
  name: 'Theorem 1',
  source: 'paper',
  status: 'comparison',
  why: 'The lane explores less.',
  assumptions: [
    { text: 'one rate', state: 'met', why: null },
    { text: 'theorem’s β', state: 'open', why: 'The lane explores less.' },
  ],
  bounded: { name: 'regret', values: [0, 2, 5] },
  curve: [50, 100, 1000],
  figures: [{ label: 'Theorem 1', text: 'blocks', values: {} }],
  ratio: 200,
  sentence: 'The bound is 200 times the regret of this run.',
};
const RESETS = {
  times: [2],
  density: [0, 1],
  distribution: [0, 1],
  falseAlarms: { density: [0, 0.02], distribution: [0, 0.02], bound: [0.06, 0.076] },
};
const REPORT: TheoryReport = {
  regret: [0, 2, 5],
  informationGain: { realised: [1, 1.5, 1.75], maximum: 4 },
  bounds: [{ ...BOUND, id: 'other', assumptions: [], curve: null, figures: [] }, BOUND],
  lowest: [0.01, 0.02, 0.03],
  floor: { curve: [1, 1.1, 1.2], perStep: 0.1, error: 0.01, falls: false },
  whyNoFloor: null,
  highest: [20, 30, 40],
  chance: 0.05,
  variation: { total: 0.5, largest: 0.3 },
  resets: RESETS,
  warning: 'loose',
};

describe('the logarithmic plot', () => {
  it('has decimal logarithms, with a gap where there is no regret yet', () => {
    expect([...decades([50, 100, 1000])]).toEqual([expect.closeTo(1.699, 3), 2, 3]);
    expect([...decades(REPORT.regret)]).toEqual([Number.NaN, Math.log10(2), Math.log10(5)]);
    expect([...decades([1, 10, 100], 10)]).toEqual([Number.NaN, 1, 2]);
  });

  it('reaches from below the final regret to above the bound, in whole powers of ten', () => {
    expect(decadeRange(REPORT.regret, [50, 100, 1000])).toEqual([-2, 3]);
    expect(decadeRange([0, 30], [1, 1.6e12])).toEqual([-1, 13]);
    expect(decadeRange([0, 0], [0, 0])).toEqual([-2, 0]);
  });

  it('has at most six ticks, evenly spaced, named as powers of ten', () => {
    for (const range of [
      [-2, 3],
      [-1, 13],
    ] as const) {
      const ticks = decadeTicks(decadeScale(range, 200, 0));
      expect(ticks.length).toBeLessThanOrEqual(6);
      expect(ticks[0]).toMatchObject({ value: range[0], at: 200 });
    }
    expect(decadeTicks(decadeScale([-1, 13], 200, 0)).map(({ label }) => label)).toEqual([
      '0.1',
      '100',
      '10⁵',
      '10⁸',
      '10¹¹',
    ]);
    expect([-12, -2, 0, 2, 3].map(powerOfTen)).toEqual(['10⁻¹²', '0.01', '1', '100', '10³']);
  });
});

describe('the theory in words', () => {
  it('takes the bound that is about the lane’s algorithm', () => {
    expect(ownBound(REPORT)).toBe(BOUND);
    expect(ownBound({ ...REPORT, bounds: REPORT.bounds.slice(0, 1) })).toBeNull();
  });

  it('says what the bound is worth', () => {
    expect(verdict(BOUND)).toBe('For comparison only. The lane explores less.');
    expect(verdict({ ...BOUND, status: 'fails' })).toBe('No bound for this run. The lane explores less.');
    expect(verdict({ ...BOUND, status: 'holds', why: null })).toMatch(/^Every assumption is met/);
    expect(assumptionsText(BOUND)).toBe('1 of 2 assumptions met');
  });

  it('reads what is bounded and the bound where both are', () => {
    expect(readingAt(BOUND, 3)).toEqual({ value: 5, bound: 1000 });
    expect(readingAt(BOUND, 4)).toBeNull();
    expect(readingAt({ ...BOUND, curve: null }, 1)).toBeNull();
  });

  it('says the same of lists that came as bytes', () => {
    const bytes = <T>(value: T): T =>
      JSON.parse(JSON.stringify(value), (_, part) =>
        Array.isArray(part) && typeof part[0] === 'number' ? Float64Array.from(part) : part,
      );
    expect(figuresOf(bytes(REPORT), bytes(BOUND))).toEqual(figuresOf(REPORT, BOUND));
    expect(readingAt(bytes(BOUND), 3)).toEqual(readingAt(BOUND, 3));
    expect(decadeRange(bytes(REPORT.regret), bytes([50, 100, 1000]))).toEqual([-2, 3]);
  });

  it('lists the theorem’s parts, the information gain and the reset times', () => {
    const figures = figuresOf(REPORT, BOUND);
    expect(figures.map(({ label }) => label)).toEqual([
      'Theorem 1',
      'Lower bound',
      'Floor',
      'Any policy',
      'Variation',
      'Information gain',
      'Reset times',
    ]);
    expect(figures[1].text).toContain('below the order of $Tε$ = 0.03;');
    expect(figures[2].text).toMatch(/nobody pays less than 1\.2\d* on average, 0\.1\d* a step/);
    expect(figures[3].text).toBe('any policy at all stays below 40, but for a chance of $δ$ = 0.05');
    expect(figures[4].text).toBe(
      'the largest change of the objective, added up over the steps, is 0.5; 0.3 in one step at most',
    );
    expect(figures[5].text).toContain('1.8 realised');
    expect(figures[6].text).toBe(
      'after 2 steps. If nothing changed, the test would fire within the 2 steps of the longest block with probability 2.0 %; Lemma 3 says at most 7.6 %',
    );
    const whyNoFloor = 'The objective stands still.';
    const nothing = { resets: null, lowest: null, floor: null, highest: null };
    const still = figuresOf({ ...REPORT, ...nothing, whyNoFloor }, null);
    expect(still.map(({ label }) => label)).toEqual(['Floor', 'Variation', 'Information gain']);
    expect(still[0].text).toBe('none is known. The objective stands still.');
    const falling = { ...REPORT, floor: { curve: [1, 1.1, 1.15], perStep: 0.05, error: 0.01, falls: true } };
    expect(figuresOf(falling, BOUND)[2].text).toContain('0.05 in the last step');
    const capped = { ...RESETS, falseAlarms: { ...RESETS.falseAlarms, bound: null } };
    expect(figuresOf({ ...REPORT, resets: capped }, BOUND)[6].text).toMatch(
      /probability 2\.0 %; Lemma 3 says nothing, as \$w̄\$ is capped$/,
    );
  });
});
