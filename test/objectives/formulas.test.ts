import { describe, expect, it } from 'vitest';
import { createWorld } from '../../src/engine/world.ts';
import { movingPeak, movingPeakValue } from '../../src/objectives/moving-peak.ts';
import { staticMultimodalValue } from '../../src/objectives/static-multimodal.ts';
import { backend, smallScenario } from '../engine/support.ts';

describe('moving peak', () => {
  it('is the formula of the SparQ paper', () => {
    for (const [x, t] of [
      [0, 0],
      [5, 16],
      [-50, 3],
      [12.5, 250],
    ]) {
      const expected = Math.exp(-0.05 * (x - 5 * Math.sin(0.1 * t)) ** 2) + 0.5 * Math.cos(0.2 * x) + 1.5;
      expect(movingPeakValue(x, t)).toBeCloseTo(expected, 12);
    }
    expect(movingPeak.domain).toEqual([[-50, 50]]);
  });
});

describe('static multimodal', () => {
  it('has a narrow peak above a broad one', () => {
    const narrow = staticMultimodalValue(0.34);
    const broad = Math.max(...[0.8, 0.85, 0.9].map(staticMultimodalValue));
    const between = staticMultimodalValue(0.55);
    expect(narrow).toBeGreaterThan(broad);
    expect(broad).toBeGreaterThan(between);
  });
});

describe('GP Markov chain', () => {
  const chain = (rate: number) =>
    createWorld(
      smallScenario({ objective: { id: 'gp-chain-1d', parameters: { rate } }, horizon: 4000 }),
      backend,
    );

  it('stands still for ε = 0 and is a new function every step for ε = 1', () => {
    expect(chain(0).truthAt(20)).toEqual(chain(0).truthAt(1));
    const [a, b] = [chain(1).truthAt(1), chain(1).truthAt(2)];
    expect(correlation(a, b)).toBeLessThan(0.9);
  });

  it('has unit variance at every step and correlation √(1−ε) between neighbours', () => {
    const world = chain(0.2);
    const at = Array.from({ length: 4000 }, (_, i) => world.truthAt(i + 1)[20]);
    const mean = at.reduce((sum, v) => sum + v, 0) / at.length;
    const variance = at.reduce((sum, v) => sum + (v - mean) ** 2, 0) / at.length;
    expect(variance).toBeGreaterThan(0.8);
    expect(variance).toBeLessThan(1.2);
    expect(correlation(Float64Array.from(at.slice(1)), Float64Array.from(at.slice(0, -1)))).toBeCloseTo(
      Math.sqrt(0.8),
      1,
    );
  });
});

describe('abrupt change', () => {
  it('changes after the given steps and only there', () => {
    const world = createWorld(
      smallScenario({ objective: { id: 'abrupt-change-1d', parameters: { changes: [5, 12] } } }),
      backend,
    );
    expect(world.changePoints).toEqual([5, 12]);
    for (let t = 2; t <= 40; t++) {
      const same = world.truthAt(t).every((value, i) => value === world.truthAt(t - 1)[i]);
      expect(same).toBe(t !== 6 && t !== 13);
    }
  });
});

describe('moving peaks in two dimensions', () => {
  it('mirrors every bump after a jump', () => {
    const parameters = { turn: 2000, jumpAfter: 10, trade: 0 };
    const world = createWorld(
      smallScenario({ objective: { id: 'moving-peaks-2d', parameters }, grid: { pointsPerDimension: 21 } }),
      backend,
    );
    const [before, after] = [world.truthAt(10), world.truthAt(11)];
    // Two opposite bumps on one circle: mirroring swaps them, up to one step of drift.
    const mirrored = before.map((_, i) => before[before.length - 1 - i]);
    expect(Math.max(...after.map((value, i) => Math.abs(value - mirrored[i])))).toBeLessThan(0.02);
    expect(world.changePoints).toEqual([10]);
  });
});

function correlation(a: Float64Array, b: Float64Array): number {
  const mean = (v: Float64Array) => v.reduce((sum, x) => sum + x, 0) / v.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    ab += (a[i] - ma) * (b[i] - mb);
    aa += (a[i] - ma) ** 2;
    bb += (b[i] - mb) ** 2;
  }
  return ab / Math.sqrt(aa * bb);
}
