import { describe, expect, it } from 'vitest';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import { explorationSchedule } from '../../src/policy/exploration.ts';
import { igpMultiplier } from '../../src/policy/schedules/igp.ts';
import { explorationParameters } from '../../src/policy/schedules/registry.about.ts';
import type { ScheduleContext } from '../../src/policy/schedules/spec.ts';
import { budgetDiscount, budgetWindow } from '../../src/policy/variation-budget.ts';

const context = { dimension: 2, candidateCount: 2500 };
const model = { informationGain: () => 3.5, size: 7 };
const schedule = (values: Record<string, number | string>, run: ScheduleContext = context) =>
  explorationSchedule(resolveParameters(explorationParameters(), values), run);

describe('exploration schedules', () => {
  it('√(c1 ln c2 t) by default, never imaginary', () => {
    expect(schedule({})(10, model)).toBeCloseTo(Math.sqrt(0.8 * Math.log(40)), 12);
    expect(schedule({ c2: 0.1 })(1, model)).toBe(0);
  });

  it('c1 ln c2 t itself on request, the square of the default, never negative', () => {
    const printed = schedule({ schedule: 'log-beta', c1: 0.8, c2: 4 });
    expect(printed(10, model)).toBeCloseTo(0.8 * Math.log(40), 12);
    expect(printed(130, model)).toBeCloseTo(schedule({})(130, model) ** 2, 12);
    expect(schedule({ schedule: 'log-beta', c2: 0.1 })(1, model)).toBe(0);
  });

  it('IGP: B + R √(2(γ + 1 + ln 1/δ)) with the model’s own information gain', () => {
    const expected = 2 + 0.3 * Math.sqrt(2 * (3.5 + 1 + Math.log(20)));
    expect(igpMultiplier(3.5, 2, 0.3, 0.05)).toBeCloseTo(expected, 12);
    const values = { schedule: 'igp', normBound: 2, noiseScale: 0.3, delta: 0.05 };
    expect(schedule(values)(7, model)).toBeCloseTo(expected, 12);
  });

  it('finite set: √(2 ln(|X| t² π²/(6δ))), and a constant', () => {
    const expected = Math.sqrt(2 * Math.log((2500 * 16 * Math.PI ** 2) / (6 * 0.1)));
    expect(schedule({ schedule: 'finite' })(4, model)).toBeCloseTo(expected, 12);
    expect(schedule({ schedule: 'constant', constant: 1.5 })(99, model)).toBe(1.5);
  });

  it('the theorem’s multiplier takes a, b, r of the run, and is never imaginary', () => {
    const of = (a: number, b: number, r: number) =>
      schedule({ schedule: 'theorem', delta: 0.05 }, { ...context, smoothness: { a, b, r } })(3, model);
    const union = (2 * Math.PI ** 2 * 9) / 0.15;
    const expected = 2 * Math.log(union) + 4 * Math.log(9 * 2 * 7 * 0.5 * Math.sqrt(Math.log(2 * 3 * union)));
    expect(of(3, 7, 0.5)).toBeCloseTo(Math.sqrt(expected), 12);
    expect([of(1, 1e-9, 1), of(1, 1, 0)]).toEqual([0, 0]);
  });

  it('the theorem’s multiplier is far above practice', () => {
    expect(schedule({ schedule: 'theorem' })(4, model)).toBeGreaterThan(3 * schedule({})(4, model));
  });
});

describe('variation budget', () => {
  it('W = ⌈γ_T^{1/4} (T/B_T)^{1/2}⌉ and η = 1 − γ_T^{−1/4} (B_T/T)^{1/2} with γ_T = (ln T)^{d+1}', () => {
    const gain = Math.log(500) ** 2;
    expect(budgetWindow(500, 1, 10)).toBe(Math.ceil(gain ** 0.25 * Math.sqrt(50)));
    expect(budgetDiscount(500, 1, 10)).toBeCloseTo(1 - gain ** -0.25 * Math.sqrt(1 / 50), 12);
  });

  it('stays within 1..T', () => {
    expect(budgetWindow(100, 1, 1e-9)).toBe(100);
    expect(budgetWindow(100, 1, 1e9)).toBe(1);
    expect(budgetDiscount(100, 1, 1e9)).toBe(0.01);
  });
});
