import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../../src/gp/backend.ts';
import { loadBackend } from '../../src/gp/index.ts';
import {
  greedyInformationGain,
  maximumInformationGain,
  realisedInformationGain,
} from '../../src/theory/information-gain.ts';
import { record } from './support.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await loadBackend();
});

const noiseVariance = 0.1;
const inputs = Float64Array.from({ length: 9 }, (_, i) => i / 8);
const kernel = { family: 'se', lengthscales: [0.2], variance: 1 } as const;
const question = { kernel, inputs, dimension: 1, noiseVariance };
const k = (a: number, b: number) => Math.exp((-0.5 * (a - b) ** 2) / 0.04);

/** ½ ln det(I + K/σ²) by Gaussian elimination. */
function gainOf(x: readonly number[]): number {
  const m = x.map((a, i) => x.map((b, j) => k(a, b) / noiseVariance + (i === j ? 1 : 0)));
  let sum = 0;
  for (let i = 0; i < m.length; i++) {
    sum += 0.5 * Math.log(m[i][i]);
    for (let r = i + 1; r < m.length; r++)
      for (let c = m.length - 1; c >= i; c--) m[r][c] -= (m[r][i] / m[i][i]) * m[i][c];
  }
  return sum;
}

/** The largest gain of n points of the candidates, repeats allowed, by trying all. */
function best(n: number, from = 0, chosen: number[] = []): number {
  if (chosen.length === n) return gainOf(chosen);
  return Math.max(...Array.from(inputs.subarray(from), (x, i) => best(n, from + i, [...chosen, x])));
}

describe('information gain', () => {
  it('greedy: starts with ½ ln(1 + 1/σ²), grows by ever smaller steps', () => {
    const gains = greedyInformationGain(question, 12, backend);
    expect(gains).toHaveLength(13);
    expect(gains[0]).toBe(0);
    expect(gains[1]).toBeCloseTo(0.5 * Math.log(11), 12);
    const steps = gains.slice(1).map((gain, i) => gain - gains[i]);
    steps.slice(1).forEach((step, i) => {
      expect(step).toBeGreaterThan(0);
      expect(step).toBeLessThanOrEqual(steps[i] + 1e-12);
    });
  });

  it('greedy: fits into memory for a run of any length, as only so many points are chosen', () => {
    const many = { ...question, inputs: Float64Array.from({ length: 2000 }, (_, i) => i / 1999) };
    const gains = greedyInformationGain(many, 100_000, backend);
    expect(gains).toHaveLength(100_001);
    const last = gains[1001] - gains[1000];
    expect(gains[100_000]).toBeCloseTo(gains[1000] + 99_000 * last, 6);
  });

  it('greedy lies below the true maximum, its upper bound above', () => {
    const greedy = greedyInformationGain(question, 4, backend);
    const bound = maximumInformationGain(greedy);
    for (const n of [1, 2, 3, 4]) {
      expect(greedy[n]).toBeLessThanOrEqual(best(n) + 1e-9);
      expect(bound[n]).toBeGreaterThanOrEqual(best(n) - 1e-9);
    }
  });

  it('realised: the chain rule gives the determinant', () => {
    const x = [0.1, 0.4, 0.15, 0.9, 0.4];
    const gains = x.map((_, i) => gainOf(x.slice(0, i + 1)));
    const records = x.map((_, i) => {
      const variance = (Math.exp(2 * (gains[i] - (gains[i - 1] ?? 0))) - 1) * noiseVariance;
      return record({ t: i + 1, sd: Math.sqrt(variance) });
    });
    const realised = realisedInformationGain(records, noiseVariance);
    realised.forEach((gain, i) => {
      expect(gain).toBeCloseTo(gains[i], 10);
    });
  });
});
