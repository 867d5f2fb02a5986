import { describe, expect, it } from 'vitest';
import { onePerColumn, spots, stride } from '../../../web/plot/crowd.ts';

describe('a crowd of marks', () => {
  it('has one in each column of pixels, the first', () => {
    const steps = Array.from({ length: 1000 }, (_, i) => i);
    expect(onePerColumn(steps, (step) => step / 100)).toHaveLength(11);
    expect(onePerColumn([3, 4, 50], (step) => step / 100)).toEqual([3, 50]);
    expect(onePerColumn(steps, (step) => step)).toEqual(steps);
  });

  it('has one to a spot of its size, and up to 2000 marks every one', () => {
    const isFree = spots(2001, 4);
    expect([isFree(12, 12), isFree(13, 11), isFree(12, 16), isFree(16, 12)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const few = spots(2000, 4);
    expect([few(10, 10), few(10, 10)]).toEqual([true, true]);
  });

  it('is looked at in strides, a few not', () => {
    expect([1, 2000, 3999, 4000, 100_000].map(stride)).toEqual([1, 1, 1, 2, 50]);
  });
});
