import { describe, expect, it } from 'vitest';
import {
  greedyDeterminantal,
  sampleDeterminantal,
  schurComplement,
  swapProbability,
} from '../../src/policy/determinantal.ts';
import { createStream } from '../../src/random/stream.ts';

/** SE kernel with unit lengthscale on points of the line. */
function kernelOn(points: readonly number[]) {
  const n = points.length;
  const matrix = new Float64Array(n * n);
  for (let i = 0; i < n; i++)
    for (let j = 0; j < n; j++) matrix[i * n + j] = Math.exp(-((points[i] - points[j]) ** 2) / 2);
  return { matrix, n };
}

const det2 = (k: { matrix: Float64Array; n: number }, [a, b]: readonly number[]) =>
  k.matrix[a * k.n + a] * k.matrix[b * k.n + b] - k.matrix[a * k.n + b] ** 2;

describe('greedy start', () => {
  it('takes the lowest index first, then the point furthest from what is chosen', () => {
    expect(greedyDeterminantal(kernelOn([0, 0.1, 3, 1.4]), 3).chosen).toEqual([0, 2, 3]);
  });

  it('stops where no point adds volume', () => {
    expect(greedyDeterminantal(kernelOn([0, 0, 0, 2]), 4).chosen).toEqual([0, 3]);
  });

  it('its Schur complements are those over the points before', () => {
    const kernel = kernelOn([0, 0.7, 1.9, 2.2, 4]);
    const { chosen, schur } = greedyDeterminantal(kernel, 4);
    chosen.forEach((point, i) => {
      expect(schur[i]).toBeCloseTo(schurComplement(kernel, chosen.slice(0, i), point), 12);
    });
  });
});

describe('swap chain', () => {
  const kernel = kernelOn([0, 0.5, 1.1, 2]);

  it('accepts with half the ratio of determinants, at most one half', () => {
    const { ratio, probability } = swapProbability(kernel, [0, 3], 3, 1);
    expect(ratio).toBeCloseTo(det2(kernel, [0, 1]) / det2(kernel, [0, 3]), 12);
    expect(probability).toBeCloseTo(ratio / 2, 12);
    expect(swapProbability(kernel, [0, 1], 1, 3).probability).toBe(0.5);
  });

  it('comes to sample sets in proportion to their determinants', () => {
    const stream = createStream(5, 'test');
    const counts = new Map<string, number>();
    let set: number[] = [0, 1];
    const rounds = 20_000;
    for (let i = 0; i < rounds; i++) {
      set = sampleDeterminantal(kernel, set, 3, stream);
      const key = [...set].sort().join();
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    const pairs = [
      [0, 1],
      [0, 2],
      [0, 3],
      [1, 2],
      [1, 3],
      [2, 3],
    ];
    const total = pairs.reduce((sum, pair) => sum + det2(kernel, pair), 0);
    for (const pair of pairs)
      expect((counts.get(pair.join()) ?? 0) / rounds).toBeCloseTo(det2(kernel, pair) / total, 1.7);
  });

  it('keeps the set where every point is in it', () => {
    expect(sampleDeterminantal(kernel, [2, 0, 1, 3], 50, createStream(1, 'x'))).toEqual([2, 0, 1, 3]);
  });
});
