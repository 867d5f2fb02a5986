import { describe, expect, it } from 'vitest';
import { CORRELATIONS } from '../../src/kernels/index.ts';
import type { StationaryFamily, StationaryKernel } from '../../src/kernels/spec.ts';
import { frequencyFrom, normalsPerFrequency } from '../../src/kernels/spectral.ts';
import { createStream } from '../../src/random/stream.ts';

const FAMILIES = Object.keys(CORRELATIONS) as StationaryFamily[];

describe.each(FAMILIES)('frequencies of %s', (family) => {
  const kernel: StationaryKernel = { family, lengthscales: [0.3, 2], variance: 5 };

  it('have the correlation as their mean cosine (Bochner), one lengthscale per dimension', () => {
    const stream = createStream(7, family);
    const normals = new Float64Array(normalsPerFrequency(kernel));
    const draws = 20_000;
    const frequencies = Array.from({ length: draws }, () => {
      stream.fillNormal(normals);
      return frequencyFrom(kernel, normals);
    });
    for (const [dx, dy] of [
      [0.1, 0],
      [0, 1],
      [0.3, -2],
      [0.9, 1],
    ]) {
      const cosines = frequencies.map(([a, b]) => Math.cos(a * dx + b * dy));
      const mean = cosines.reduce((sum, value) => sum + value) / draws;
      const variance = cosines.reduce((sum, value) => sum + (value - mean) ** 2, 0) / draws;
      const squaredDistance = (dx / 0.3) ** 2 + (dy / 2) ** 2;
      const deviation = Math.abs(mean - CORRELATIONS[family](squaredDistance));
      expect(deviation).toBeLessThan(4.5 * Math.sqrt(variance / draws));
    }
  });

  it('are finite whatever the normal numbers', () => {
    const normals = new Float64Array(normalsPerFrequency(kernel));
    normals[0] = 8;
    for (const frequency of frequencyFrom(kernel, normals)) expect(Number.isFinite(frequency)).toBe(true);
  });
});

it('the squared exponential has normal frequencies, Matérn ν Student’s t with 2ν degrees', () => {
  const at = (family: StationaryFamily, ...chi: number[]) =>
    frequencyFrom({ family, lengthscales: [0.5], variance: 1 }, Float64Array.of(1.5, ...chi))[0];
  expect(at('se')).toBe(3);
  expect(at('matern12', 2)).toBeCloseTo(3 * Math.sqrt(1 / 4), 14);
  expect(at('matern32', 1, 2, 2)).toBeCloseTo(3 * Math.sqrt(3 / 9), 14);
  expect(at('matern52', 1, 2, 2, 0, 4)).toBeCloseTo(3 * Math.sqrt(5 / 25), 14);
});
