import { describe, expect, it } from 'vitest';
import { worthReading } from '../../../web/readings/worth.ts';

describe('the share worth learning', () => {
  it('is told at the query and on average over the candidates', () => {
    expect(worthReading([0.1, 0.404, 0.696], 1)).toEqual({ query: 40, mean: 40 });
    expect(worthReading([0, 0, 1], 2)).toEqual({ query: 100, mean: 33 });
  });

  it('stays between nothing and everything where rounding left them', () => {
    expect(worthReading([-1e-15, 1 + 1e-9], 0)).toEqual({ query: 0, mean: 50 });
  });
});
