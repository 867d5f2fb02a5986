import { describe, expect, it } from 'vitest';
import type { StepRecord } from '../../../src/contracts/record.ts';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { plainMath } from '../../../src/picture/math.ts';
import { resetSteps, testedLane, triggerReading, verdict } from '../../../web/readings/trigger.ts';
import { fakeRecord } from '../fakes/records.ts';

const calm = { psi: 0.28, kappa: 4.33, triggered: false, testActive: true } as const;

function run(length: number, changes: Readonly<Record<number, Partial<StepRecord>>> = {}): StepRecord[] {
  return Array.from({ length }, (_, i) => fakeRecord(i + 1, { ...calm, ...changes[i + 1] }));
}

const fired: Partial<StepRecord> = { psi: 5, kappa: 1.25, triggered: true, reset: true, reason: 'event' };
const forced: Partial<StepRecord> = { reset: true, reason: 'upper bound' };
const read = (records: StepRecord[], t: number, changePoints: number[] = []) =>
  plainMath(triggerReading(records, t, changePoints));

describe('triggerReading', () => {
  const twice = run(200, { 61: fired, 131: fired });

  it('says how late the test was where it fired once after each change', () => {
    expect(read(twice, 140, [60, 130])).toBe('Fired at 61 and 131: one step after each change.');
    expect(read(twice, 100, [60, 130])).toBe('Fired at 61: one step after the change.');
    expect(read(run(99, { 64: fired }), 70, [60])).toBe('Fired at 64: 4 steps after the change.');
  });

  it('does not claim it when a change was missed, a firing was false or the delays differ', () => {
    const now = 'Now ψ 0.28 ≤ κ 4.33: no reset.';
    expect(read(twice, 140, [60, 100, 130])).toBe(`Fired at 61 and 131. ${now}`);
    expect(read(twice, 140, [60])).toBe(`Fired at 61 and 131. ${now}`);
    expect(read(twice, 140, [60, 129])).toBe(`Fired at 61 and 131. ${now}`);
    expect(read(run(99, { 30: fired }), 70, [60])).toBe(`Fired at 30. ${now}`);
    expect(read(run(300, { 131: fired, 201: fired }), 250, [60, 130])).toBe(`Fired at 131 and 201. ${now}`);
  });

  it('knows nothing of what is still to come', () => {
    expect(read(twice, 60, [60, 130])).toBe('Not fired yet. Now ψ 0.28 ≤ κ 4.33: no reset.');
  });

  it('lists up to three firings and counts more of them', () => {
    const records = run(200, { 37: fired, 86: fired, 134: fired, 150: fired, 170: fired });
    expect(read(records, 148)).toBe('Fired at 37, 86 and 134. Now ψ 0.28 ≤ κ 4.33: no reset.');
    expect(read(records, 180)).toBe('Fired 5×, last at 170. Now ψ 0.28 ≤ κ 4.33: no reset.');
  });

  it('tells forced resets from fired ones', () => {
    expect(read(run(99, { 50: forced }), 60)).toBe(
      'Never fired; forced at 50. Now ψ 0.28 ≤ κ 4.33: no reset.',
    );
    expect(read(run(99, { 20: fired, 70: forced }), 70)).toBe(
      'Fired at 20; forced at 70. Now ψ 0.28 ≤ κ 4.33: forced reset.',
    );
  });

  it('is empty for a step that has not been computed', () => {
    expect(read(twice, 201)).toBe('');
  });
});

describe('verdict', () => {
  it('names the outcome of the test', () => {
    const said = (change: Partial<StepRecord>) => plainMath(verdict(fakeRecord(9, { ...calm, ...change })));
    expect(said(fired)).toBe('ψ 5.00 > κ 1.25: reset');
    expect(said({ psi: 5, kappa: 1.25, testActive: false })).toBe('ψ 5.00 > κ 1.25: test off');
    expect(said({ psi: null, kappa: null })).toBe('');
  });
});

describe('testedLane', () => {
  const lane = (letter: LaneLetter, records: StepRecord[]) => ({ letter, name: letter, records });
  const tested = run(3);
  const periodic = [
    fakeRecord(1, { tPrime: 1 }),
    fakeRecord(2, { tPrime: 2, reset: true, reason: 'periodic' }),
  ];

  it('prefers the selected lane, then the first one with a test', () => {
    const lanes = [lane('A', [fakeRecord(1)]), lane('B', tested), lane('C', tested)];
    expect(testedLane(lanes, 'C')?.letter).toBe('C');
    expect(testedLane(lanes, 'A')?.letter).toBe('B');
  });

  it('does not count resets by the calendar as a test', () => {
    expect(testedLane([lane('A', periodic)], 'A')).toBeNull();
    expect(resetSteps(periodic, 2)).toEqual([2]);
    expect(resetSteps(periodic, 1)).toEqual([]);
  });
});
