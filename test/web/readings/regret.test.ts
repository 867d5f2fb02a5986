import { describe, expect, it } from 'vitest';
import type { Assessment } from '../../../src/contracts/environment.ts';
import { regretReading } from '../../../web/readings/regret.ts';
import { fakeRecord } from '../fakes/records.ts';

const records = [2, 5, 9].map((cumulativeRegret, i) => fakeRecord(i + 1, { cumulativeRegret }));

describe('regretReading', () => {
  it('gives R_t with one decimal and R_t / t with two', () => {
    const lanes = [{ letter: 'B', name: 'ET-GP-UCB', records }] as const;
    expect(regretReading(lanes, 2, 'total')).toEqual([{ letter: 'B', value: '5.0', band: null }]);
    expect(regretReading(lanes, 2, 'average')).toEqual([{ letter: 'B', value: '2.50', band: null }]);
  });

  it('gives the regret of an answer with three decimals, and F1 where a lane classifies', () => {
    const answered = [
      fakeRecord(1, { regret: 0.0312, assessment: { f1: 0.875 } as Assessment }),
      fakeRecord(2),
    ];
    const lanes = [{ letter: 'A', name: 'BPT-UCB', records: answered }] as const;
    expect(regretReading(lanes, 1, 'answer')[0].value).toBe('0.031');
    expect(regretReading(lanes, 1, 'f1')[0].value).toBe('0.88');
    expect(regretReading(lanes, 2, 'f1')[0].value).toBe('–');
  });

  it('gives the band beside it', () => {
    const lanes = [{ letter: 'B', name: 'ET-GP-UCB', records }] as const;
    const bands = { B: { mean: new Float64Array([3, 52.4]), half: new Float64Array([1, 5.1]) } };
    expect(regretReading(lanes, 2, 'total', bands)[0].band).toBe('52 ± 5');
    expect(regretReading(lanes, 3, 'total', bands)[0].band).toBeNull();
  });

  it('gives a dash where a lane has not got to the step', () => {
    const lanes = [{ letter: 'A', name: 'GP-UCB', records }] as const;
    expect(regretReading(lanes, 4, 'total')).toEqual([{ letter: 'A', value: '–', band: null }]);
  });
});
