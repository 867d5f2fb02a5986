import { describe, expect, it } from 'vitest';
import { nearestReplicate, seedDots } from '../../../../web/panels/regret/seed-dots.ts';
import { resetBars } from '../../../../web/panels/trigger/reset-strip.tsx';

const result = (regret: number) => ({ regret, resets: [], sideQueries: 0, curve: [regret] });
const replicates = {
  lanes: ['A', 'B'] as const,
  results: [
    [result(0), result(50)],
    [result(100), result(20)],
    [result(40), result(50)],
  ],
};

describe('seedDots', () => {
  const dots = seedDots(replicates, ['B', 'A'], 336);

  it('puts every seed of every lane on one axis, in the order of the lanes shown', () => {
    expect(dots.rows.map(({ letter }) => letter)).toEqual(['B', 'A']);
    expect(dots.rows[1].at).toEqual([26, 326, 146]);
    expect(dots.rows[0].at[0]).toBe(176);
  });

  it('finds the replicate nearest to the pointer in the row it is on', () => {
    const [b, a] = dots.rows;
    expect(nearestReplicate(dots, 140, a.y)).toBe(2);
    expect(nearestReplicate(dots, 90, b.y)).toBe(1);
    expect(nearestReplicate(seedDots({ lanes: [], results: [] }, [], 336), 5, 5)).toBeNull();
  });

  it('sets dots apart where a row has the room, and finds them where they are', () => {
    const roomy = seedDots(replicates, ['B', 'A'], 336, false, true);
    const [b] = roomy.rows;
    expect(new Set(b.heights).size).toBe(3);
    expect(new Set(dots.rows[0].heights).size).toBe(1);
    expect(nearestReplicate(roomy, b.at[2], b.heights[2])).toBe(2);
  });

  it('has an axis even where all regrets are the same', () => {
    const same = { lanes: ['A'] as const, results: [[result(7)], [result(7)]] };
    expect(seedDots(same, ['A'], 336).rows[0].at).toEqual([176, 176]);
  });
});

describe('resetBars', () => {
  it('draws a bar over its steps, the highest as high as the box', () => {
    const counts = { width: 5, counts: [0, 8, 4, 0], total: 12, seeds: 4 };
    const path = resetBars(counts, 20, { left: 34, width: 253, height: 20 });
    // 210 px for 19 steps: steps 6 to 10 begin half a step before x(6).
    const step = 210 / 19;
    const [first, second] = path.split('z');
    expect(first).toMatch(/^M[\d.]+ 20v-20H[\d.]+v20$/);
    expect(Number(first.slice(1).split(' ')[0])).toBeCloseTo(34 + 4.5 * step);
    expect(second).toContain('v-10H');
  });
});
