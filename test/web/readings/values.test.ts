import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../src/contracts/scenario.ts';
import { UNEMPLOYMENT } from '../../../src/data/gen/unemployment.ts';
import { valuesReading } from '../../../web/readings/values.ts';

const objective: Scenario['objective'] = { id: 'dataset', parameters: {}, dataset: UNEMPLOYMENT };
const withTimes = (times: readonly string[]) => ({ ...objective, dataset: { ...UNEMPLOYMENT, times } });

describe('what the values of a table are', () => {
  it('says against what a z-score is unusual: the training rows', () => {
    expect(valuesReading(objective)).toEqual({
      unit: 'sd',
      said: 'The optimum is the arm most unusual against its own 2000–03',
    });
  });

  it('keeps their unit where they run as they stand', () => {
    expect(valuesReading({ ...objective, parameters: { values: 'raw' } })).toEqual({
      unit: '%',
      said: '$y$ in %',
    });
  });

  it('names the training rows by their labels where these are no years', () => {
    const times = Array.from({ length: 122 }, (_, i) => `day ${i}`);
    expect(valuesReading(withTimes(times))?.said).toBe(
      'The optimum is the arm most unusual against its own day 0 to day 39',
    );
  });

  it('is nothing where the objective has plain values', () => {
    expect(valuesReading({ id: 'moving-peak', parameters: {} })).toBeNull();
  });
});
