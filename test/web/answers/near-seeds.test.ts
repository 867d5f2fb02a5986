import { describe, expect, it } from 'vitest';
import { nearSeeds } from '../../../web/answers/blend/near-seeds.ts';

describe('the seeds side by side', () => {
  it('are ten around the present one', () => {
    expect(nearSeeds(42)).toEqual([37, 38, 39, 40, 41, 42, 43, 44, 45, 46]);
  });

  it('end where seeds end', () => {
    expect(nearSeeds(0)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(nearSeeds(2 ** 32 - 1).at(-1)).toBe(2 ** 32 - 1);
    expect(nearSeeds(2 ** 32 - 1)).toHaveLength(10);
  });

  it('stay while the present one is among them', () => {
    const before = nearSeeds(42);
    expect(nearSeeds(46, before)).toBe(before);
    expect(nearSeeds(47, before)).toEqual(nearSeeds(47));
  });
});
