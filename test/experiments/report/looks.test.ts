import { describe, expect, it } from 'vitest';
import { looksOf } from '../../../src/experiments/report/looks.ts';

describe('looksOf', () => {
  it('gives a single look all of the 5 %, without a word', () => {
    expect(looksOf({}, 50)).toEqual({ level: 0.05, says: [] });
    expect(looksOf({ lookedAt: [20] }, 20)).toEqual({ level: 0.05, says: [] });
  });

  it('shares the 5 % among several, and says so', () => {
    const two = looksOf({ lookedAt: [20] }, 80);
    expect(two.level).toBe(0.025);
    expect(two.says).toEqual([expect.stringMatching(/^Judged before at n = 20; .* at 2\.5 %\.$/)]);
    const three = looksOf({ lookedAt: [50, 160] }, 860);
    expect(three.level).toBeCloseTo(0.05 / 3, 12);
    expect(three.says[0]).toMatch(/^Judged before at n = 50 and 160; .* at 1\.7 %\.$/);
  });
});
