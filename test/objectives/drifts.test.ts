import { describe, expect, it } from 'vitest';
import { createWorld } from '../../src/engine/world.ts';
import { rateAt } from '../../src/objectives/sampled/gp-chain.ts';
import { slideShare } from '../../src/objectives/sampled/slow-change.ts';
import type { ParamValues } from '../../src/parameters/spec.ts';
import { backend, smallScenario } from '../engine/support.ts';

const worldOf = (id: string, parameters: ParamValues, horizon = 40) =>
  createWorld(smallScenario({ objective: { id, parameters }, horizon }), backend);

const variance = (values: readonly number[]) => {
  const mean = values.reduce((sum, v) => sum + v, 0) / values.length;
  return values.reduce((sum, v) => sum + (v - mean) ** 2, 0) / values.length;
};

describe('Wiener drift', () => {
  it('adds independent increments of variance σ_w²', () => {
    const world = worldOf('wiener-drift-1d', { sigmaW2: 0.25 }, 4000);
    const increments = Array.from(
      { length: 3999 },
      (_, i) => world.truthAt(i + 2)[20] - world.truthAt(i + 1)[20],
    );
    expect(variance(increments)).toBeGreaterThan(0.23);
    expect(variance(increments)).toBeLessThan(0.27);
    const lagged = increments.slice(1).reduce((sum, value, i) => sum + value * increments[i], 0) / 3998;
    expect(Math.abs(lagged)).toBeLessThan(0.02);
  });

  it('has variance 1 + σ_w² (t − 1) over replicates', () => {
    const scenario = smallScenario({
      objective: { id: 'wiener-drift-1d', parameters: { sigmaW2: 0.5 } },
      grid: { pointsPerDimension: 10 },
    });
    const at9 = Array.from({ length: 600 }, (_, r) => createWorld(scenario, backend, r).truthAt(9)[5]);
    expect(variance(at9)).toBeGreaterThan(4.3);
    expect(variance(at9)).toBeLessThan(5.8);
  });

  it('stands still for σ_w² = 0', () => {
    const world = worldOf('wiener-drift-2d', { sigmaW2: 0 });
    expect(world.truthAt(30)).toEqual(world.truthAt(1));
  });
});

describe('slow change', () => {
  const world = worldOf('slow-change-1d', { from: 10, to: 30 });

  it('stands still before and after, and moves at every step between', () => {
    for (let t = 2; t <= 40; t++) {
      const moved = world.truthAt(t).some((value, i) => value !== world.truthAt(t - 1)[i]);
      expect(moved, `step ${t}`).toBe(t > 10 && t <= 30);
    }
    expect(world.changePoints).toEqual([]);
  });

  it('mixes the two ends with weights cos and sin of the way', () => {
    const [first, last] = [world.truthAt(1), world.truthAt(40)];
    for (const t of [11, 17, 20, 29]) {
      const angle = ((t - 10) / 20) * (Math.PI / 2);
      for (const i of [0, 13, 39])
        expect(world.truthAt(t)[i]).toBeCloseTo(Math.cos(angle) * first[i] + Math.sin(angle) * last[i], 12);
    }
  });

  it('jumps where it ends before it starts, and says so', () => {
    const jump = worldOf('slow-change-1d', { from: 10, to: 5 });
    expect(jump.changePoints).toEqual([10]);
    expect(jump.truthAt(10)).toEqual(jump.truthAt(1));
    expect(jump.truthAt(11)).toEqual(jump.truthAt(40));
    expect(jump.truthAt(11)).not.toEqual(jump.truthAt(10));
    expect([9, 10, 11].map((t) => slideShare(t, 10, 5))).toEqual([0, 0, 1]);
  });
});

describe.each(['abrupt-change-1d', 'abrupt-change-2d', 'slow-change-1d', 'slow-change-2d'])('%s', (id) => {
  const scenario = (parameters: ParamValues) =>
    smallScenario({ objective: { id, parameters }, horizon: 200, grid: { pointsPerDimension: 12 } });
  const truths = (parameters: ParamValues, replicate: number) => {
    const world = createWorld(scenario(parameters), backend, replicate);
    return [1, 100, 200].map((t) => world.truthAt(t));
  };

  it('is as many times larger as its amplitude says', () => {
    const larger = truths({ amplitude: 2.5 }, 3);
    truths({}, 3).forEach((values, i) => {
      values.forEach((value, x) => {
        expect(larger[i][x]).toBeCloseTo(2.5 * value, 12);
      });
    });
  });

  it('is new in every replicate, or the first one’s in all of them; noise stays new', () => {
    expect(truths({}, 1)).not.toEqual(truths({}, 0));
    expect(truths({ sameFunction: true }, 0)).toEqual(truths({}, 0));
    expect(truths({ sameFunction: true }, 7)).toEqual(truths({}, 0));
    const [first, other] = [0, 7].map((r) => createWorld(scenario({ sameFunction: true }), backend, r));
    expect(other.noiseAt(1)).not.toBe(first.noiseAt(1));
    expect(other.randomCandidateAt(1)).not.toBe(first.randomCandidateAt(1));
  });
});

describe('GP chain with a changing rate', () => {
  it('uses each rate from the step after its change, and the last one to the end', () => {
    expect([1, 60, 61, 130, 131, 200].map((t) => rateAt(t, [0.1, 0.2, 0.3], [60, 130]))).toEqual([
      0.1, 0.1, 0.2, 0.2, 0.3, 0.3,
    ]);
    expect(rateAt(131, [0.1, 0.2], [60, 130])).toBe(0.2);
    expect(rateAt(500, [0.1], [60])).toBe(0.1);
  });

  it('moves exactly while the rate is above 0, and like the constant chain before the first change', () => {
    const course = { rate: 0.05, course: 'changing', rateChanges: [10, 20], laterRates: [0, 0.4] };
    const world = worldOf('gp-chain-1d', course);
    const constant = worldOf('gp-chain-1d', { rate: 0.05 });
    expect(world.truthAt(10)).toEqual(constant.truthAt(10));
    for (let t = 11; t <= 20; t++) expect(world.truthAt(t)).toEqual(world.truthAt(10));
    expect(world.truthAt(21)).not.toEqual(world.truthAt(20));
  });

  it('ignores the list while the rate is constant', () => {
    const listed = worldOf('gp-chain-1d', { rate: 0.05, rateChanges: [10], laterRates: [0] });
    expect(listed.truthAt(40)).toEqual(worldOf('gp-chain-1d', { rate: 0.05 }).truthAt(40));
  });
});
