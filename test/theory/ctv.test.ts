import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { evaluationTimeUniformity } from '../../src/policy/evaluation-time-uniformity.ts';
import { bestPartitions, longestBlocks, phi } from '../../src/theory/ctv/partition.ts';
import {
  BLOCK_GROWTH,
  biasedUniformity,
  changeExponent,
  ctvRegime,
  timeShape,
  uniformUniformity,
} from '../../src/theory/ctv/regimes.ts';
import { ctvRegretBound, forgettingIsLipschitz } from '../../src/theory/ctv/regret-bound.ts';

const golden = JSON.parse(
  readFileSync(join(import.meta.dirname, '../golden/21_eval_time_uniformity.json'), 'utf8'),
) as { cases: { n: number; T: number; eps: number; i: number }[]; expect: { direct: number }[] };

describe('Lemmas 1 and 2', () => {
  it('Lemma 1 is the golden sum', () => {
    golden.cases.forEach(({ n, T, eps, i }, at) => {
      expect(uniformUniformity(i, n, T, eps)).toBeCloseTo(golden.expect[at].direct, 8);
    });
  });

  it.each([
    [5, 40, 100, 0.02],
    [20, 40, 100, 0.02],
    [40, 40, 100, 0.02],
    [9, 30, 10, 0.5],
    [30, 30, 10, 0.5],
  ])('Lemma 1: %i of %i rounds over %i s at ε = %f is the sum itself', (i, n, T, epsilon) => {
    const times = Array.from({ length: i }, (_, j) => ((j + 4) * T) / n);
    const direct = evaluationTimeUniformity(times, epsilon);
    expect(uniformUniformity(i, n, T, epsilon) / direct).toBeCloseTo(1, 10);
  });

  it('Lemma 2 is the sum itself, with and without the long round', () => {
    const times = [0, 0, 0, 7, 7];
    expect(biasedUniformity(5, 3, 7, 0.1)).toBe(evaluationTimeUniformity(times, 0.1));
    expect(biasedUniformity(5, 3, 7, 0.5)).toBe(evaluationTimeUniformity(times, 0.5));
    expect(biasedUniformity(3, -1, 7, 0.5)).toBe(0);
    expect(biasedUniformity(3, 3, 7, 0.5)).toBe(0);
  });
});

const gains = Array.from({ length: 13 }, (_, n) => 0.8 * Math.log(1 + 3 * n));

/** The bracket of (7) for one partition, given by its block lengths. */
function bracket(lengths: readonly number[], times: readonly number[], epsilon: number, noise: number) {
  let from = 0;
  let sum = lengths.length * gains[Math.max(...lengths)];
  for (const M of lengths) {
    const x =
      (epsilon / noise) * Math.sqrt(evaluationTimeUniformity(times.slice(from, from + M), epsilon) / M);
    sum += 0.5 * M * (x === 0 ? 0 : Math.min(x, x >= 1 ? Math.log(x) + 1 / x : x));
    from += M;
  }
  return sum;
}

/** Every way to cut n rounds into blocks. */
function compositions(n: number): number[][] {
  if (n === 0) return [[]];
  return Array.from({ length: n }, (_, i) => compositions(n - i - 1).map((rest) => [i + 1, ...rest])).flat();
}

describe('partition of (7)', () => {
  const times = [1, 2, 2.5, 4, 9, 9.2, 9.3, 12, 13, 13.1, 20, 21];

  it.each([
    [0.0005, 0.5],
    [0.01, 0.5],
    [0.05, 0.1],
    [0.5, 0.01],
  ])('finds the cheapest of all partitions for every n, ε = %f, σ² = %f', (epsilon, noiseVariance) => {
    const found = bestPartitions({ times, epsilon, noiseVariance, gains });
    found.forEach(({ cost, blocks, longest }, i) => {
      const costs = compositions(i + 1).map((lengths) => bracket(lengths, times, epsilon, noiseVariance));
      expect(cost).toBeCloseTo(Math.min(...costs), 9);
      expect(blocks * longest).toBeGreaterThanOrEqual(i + 1);
    });
  });

  it('is one block without change, and cheaper than with it', () => {
    const [last] = bestPartitions({ times, epsilon: 0, noiseVariance: 0.1, gains }).slice(-1);
    expect(last).toEqual({ cost: gains[12], blocks: 1, longest: 12 });
    const [moved] = bestPartitions({ times, epsilon: 0.01, noiseVariance: 0.1, gains }).slice(-1);
    expect(moved.cost).toBeGreaterThan(last.cost);
  });

  it('tries every length up to 64 and the whole run', () => {
    const lengths = longestBlocks(1000);
    expect(lengths.slice(0, 64)).toEqual(Array.from({ length: 64 }, (_, i) => i + 1));
    expect(lengths.at(-1)).toBe(1000);
    expect(lengths.length).toBeLessThan(90);
  });

  it('φ is continuous at 1 and logarithmic beyond', () => {
    expect([phi(0), phi(0.4), phi(1)]).toEqual([0, 0.4, 1]);
    expect(phi(5)).toBeCloseTo(Math.log(5) + 0.2, 14);
  });
});

describe('Theorem 3', () => {
  it('is √(C β n bracket) + 2', () => {
    expect(ctvRegretBound(100, 40, 12, 0.01)).toBeCloseTo(
      Math.sqrt((8 / Math.log(101)) * 40 * 100 * 12) + 2,
      9,
    );
  });

  it('knows for which gaps the forgetting factor falls slowly enough', () => {
    const slow = (epsilon: number, gap: number) => 1 - (1 - epsilon) ** (gap / 2) <= epsilon * gap;
    for (const epsilon of [0.01, 0.5, 0.79, 0.85, 0.99])
      for (const gap of [0.001, 0.5, 1, 3])
        if (forgettingIsLipschitz(epsilon, gap)) expect(slow(epsilon, gap)).toBe(true);
    expect(forgettingIsLipschitz(0.79, 0.01)).toBe(true);
    expect(forgettingIsLipschitz(0.85, 0.01)).toBe(false);
    expect(forgettingIsLipschitz(0.85, 1)).toBe(true);
  });
});

describe('Theorem 4', () => {
  it('tells the shapes of evaluation times', () => {
    expect(timeShape([3, 3, 3])).toBe('uniform');
    expect(timeShape([0, 0, 5, 0])).toBe('extremely biased');
    expect(timeShape([2, 3, 5])).toBe('neither');
  });

  it('has the four cases, and continues from one to the next at εT = n^{−3/2}', () => {
    const order = (change: number, c = 0) => ctvRegime('uniform', 100, 100, change / 100, c).order;
    expect(order(0.0005)).toBe(10);
    expect(order(0.001)).toBeCloseTo(100 ** 0.8 * 0.001 ** 0.2, 9);
    expect(order(0.001)).toBeCloseTo(10, 9);
    expect(order(400)).toBeCloseTo(100 * 3, 9);
    const c = 6 / 11;
    expect(order(2, c)).toBeCloseTo(100 ** ((4 - c) / (5 - 2 * c)) * 2 ** ((1 - c) / (5 - 2 * c)), 9);
    expect(ctvRegime('extremely biased', 100, 50, 0.5, 0).order).toBe(10);
    expect(ctvRegime('neither', 100, 50, 0.5, 0)).toEqual({
      shape: 'neither',
      text: null,
      order: null,
      earlier: null,
    });
  });

  it('has ε^{1/5} where Bogunovic et al. had ε^{1/6}, and (1−c)/(5−2c) against (1−c)/(6−2c) for Matérn', () => {
    expect(changeExponent(BLOCK_GROWTH.ctv, 0)).toBe(1 / 5);
    expect(changeExponent(BLOCK_GROWTH.earlier, 0)).toBe(1 / 6);
    const c = 6 / 11;
    expect(changeExponent(BLOCK_GROWTH.ctv, c)).toBeCloseTo((1 - c) / (5 - 2 * c), 14);
    expect(changeExponent(BLOCK_GROWTH.earlier, c)).toBeCloseTo((1 - c) / (6 - 2 * c), 14);
    const { order, earlier } = ctvRegime('uniform', 1000, 1000, 0.01, 0);
    expect(order).toBeCloseTo(1000 * 0.01 ** 0.2, 8);
    expect(earlier).toBeCloseTo(1000 * 0.01 ** (1 / 6), 8);
  });

  it.each([
    ['the change within a block costs M^{3/2} per round', BLOCK_GROWTH.ctv],
    ['it costs M² per round', BLOCK_GROWTH.earlier],
  ])('the exponent is that of the cheapest block where %s', (_, growth) => {
    const cheapest = (epsilon: number) =>
      Math.min(
        ...Array.from({ length: 20_000 }, (__, i) => Math.sqrt(1 / (i + 1) + epsilon * (i + 1) ** growth)),
      );
    const slope = Math.log(cheapest(1e-8) / cheapest(1e-7)) / Math.log(0.1);
    expect(slope).toBeCloseTo(changeExponent(growth, 0), 3);
  });

  it('the bracket of (7) itself grows as ε^{2/5}, whose root is ε^{1/5}: 1/6 does not follow from it', () => {
    const n = 3000;
    const times = Array.from({ length: n }, (__, i) => i + 1);
    const bracketAt = (epsilon: number) =>
      bestPartitions({ times, epsilon, noiseVariance: 1, gains: new Array(n + 1).fill(1) })[n - 1].cost;
    const slope = Math.log(bracketAt(1e-5) / bracketAt(1e-4)) / Math.log(0.1);
    expect(Math.abs(slope - 2 / 5)).toBeLessThan(0.01);
  });
});
