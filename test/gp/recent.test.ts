import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Recent } from '../../src/gp/recent.ts';

describe('recent', () => {
  it('answers every key with its own value, keeps the newest ones and never more than twice as many', () => {
    const wanted = fc.record({ most: fc.integer({ min: 1, max: 8 }), keys: fc.array(fc.nat(20)) });
    fc.assert(
      fc.property(wanted, ({ most, keys }) => {
        const made: number[] = [];
        const recent = new Recent(most, (key: number) => `${made.push(key)} made, ${key}`);
        keys.forEach((key, i) => {
          const before = made.length;
          expect(recent.get(key)).toMatch(new RegExp(`, ${key}$`));
          expect(recent.size).toBeLessThanOrEqual(2 * most);
          const lately = new Set<number>();
          for (let j = i - 1; j >= 0 && lately.size < most; j--) lately.add(keys[j]);
          if (lately.has(key)) expect(made).toHaveLength(before);
        });
      }),
    );
  });
});
