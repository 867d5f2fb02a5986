import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CandidateSet } from '../../../src/contracts/candidates.ts';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import type { Backend } from '../../../src/gp/backend.ts';
import { loadBackend } from '../../../src/gp/index.ts';
import { createPriorSampler } from '../../../src/gp/samplers/prior-sampler.ts';
import type { Kernel } from '../../../src/kernels/spec.ts';
import { createStream } from '../../../src/random/stream.ts';
import { armsKernel, FAMILIES } from '../support.ts';

// Many samples or plain loops: slow on a busy machine, not wrong.
vi.setConfig({ testTimeout: 30_000 });

let backend: Backend;
let reference: Backend;
beforeAll(async () => {
  backend = await loadBackend();
  reference = await loadBackend('ml-matrix');
});

const LINE = gridCandidates([[0, 1]], 12);
const PLANE = gridCandidates(
  [
    [0, 1],
    [0, 2],
  ],
  4,
);

/**
 * Largest deviation, in standard errors, of the sample covariance of many draws from the kernel's: of at most about 20
 * candidates spread over the set with all others.
 */
function worstDeviation(kernel: Kernel, candidates: CandidateSet, draws: number): number {
  const { size, points, dimension } = candidates;
  const sampler = createPriorSampler(backend, kernel, candidates);
  const stream = createStream(12, 'draws');
  const step = Math.ceil(size / 20);
  const rows = Array.from({ length: Math.ceil(size / step) }, (_, r) => r * step);
  const sums = rows.map(() => new Float64Array(size));
  const draw = new Float64Array(size);
  for (let k = 0; k < draws; k++) {
    sampler.draw(stream, draw);
    rows.forEach((i, r) => {
      for (let j = 0; j < size; j++) sums[r][j] += draw[i] * draw[j];
    });
  }
  const expected =
    kernel.family === 'empirical' ? kernel.covariance : backend.crossGram(kernel, points, points, dimension);
  const deviations = rows.flatMap((i, r) =>
    Array.from(sums[r], (sum, j) => {
      const spread = expected[i * size + i] * expected[j * size + j] + expected[i * size + j] ** 2;
      return Math.abs(sum / draws - expected[i * size + j]) / Math.sqrt(spread / draws);
    }),
  );
  return Math.max(...deviations);
}

describe('prior draws have the covariance of the kernel', () => {
  it.each(FAMILIES)('%s on a line', (family) => {
    expect(worstDeviation({ family, lengthscales: [0.2], variance: 2 }, LINE, 20_000)).toBeLessThan(5);
  });

  it.each(FAMILIES)('%s in the plane, one lengthscale per axis', (family) => {
    expect(worstDeviation({ family, lengthscales: [0.2, 0.9], variance: 2 }, PLANE, 20_000)).toBeLessThan(5);
  });

  // 17 × 17 points are the fewest that are embedded in a torus.
  it.each(['matern12', 'matern32', 'matern52'] as const)('%s on a grid embedded in a torus', (family) => {
    const grid = gridCandidates(
      [
        [0, 1],
        [0, 0.5],
      ],
      17,
    );
    expect(worstDeviation({ family, lengthscales: [0.2, 0.15], variance: 2 }, grid, 4000)).toBeLessThan(5.5);
  });

  it('arms', () => {
    const kernel = armsKernel(7, 3);
    const arms: CandidateSet = {
      kind: 'arms',
      dimension: 1,
      size: 7,
      points: new Float64Array(7),
      axes: [],
      names: [],
    };
    expect(worstDeviation(kernel, arms, 20_000)).toBeLessThan(5);
  });
});

describe('prior draws', () => {
  const plane = gridCandidates(
    [
      [0, 1],
      [0, 1],
    ],
    50,
  );
  const kernel = { family: 'se', lengthscales: [0.2, 0.2], variance: 1 } as const;

  it('on a fine smooth grid state the jitter they needed', () => {
    const { jitter } = createPriorSampler(backend, kernel, plane);
    expect(jitter).toBeGreaterThan(0);
    expect(jitter).toBeLessThan(1e-9);
  });

  const rough = (lengthscale: number) =>
    ({ family: 'matern52', lengthscales: [lengthscale, lengthscale], variance: 3 }) as const;

  it('on a torus are exact, or nearly, where the lengthscale is short', () => {
    expect(createPriorSampler(backend, rough(0.1), plane).jitter).toBe(0);
    expect(createPriorSampler(backend, rough(0.2), plane).jitter).toBeLessThan(3e-5);
  });

  it('come from a dense factor where a torus would not do and the grid is small', () => {
    const small = gridCandidates(
      [
        [0, 1],
        [0, 1],
      ],
      20,
    );
    expect(createPriorSampler(backend, rough(2), small).jitter).toBeLessThan(1e-9);
  });

  it('state what a torus had to clip where the grid is too large for anything else', () => {
    const large = gridCandidates(
      [
        [0, 1],
        [0, 1],
      ],
      60,
    );
    const { jitter } = createPriorSampler(backend, rough(2), large);
    expect(jitter).toBeGreaterThan(1e-6);
    expect(jitter).toBeLessThan(0.1);
  });

  it('follow the stream: the same name, the same draws, one after another different', () => {
    const sampler = createPriorSampler(backend, kernel, plane);
    const take = (count: number) => {
      const stream = createStream(5, 'objective');
      return Array.from({ length: count }, () => {
        const out = new Float64Array(2500);
        sampler.draw(stream, out);
        return out;
      });
    };
    const [first, second] = take(2);
    expect(take(1)[0]).toEqual(first);
    expect(second).not.toEqual(first);
  });

  it.each(FAMILIES)('agree on both backends: %s', (family) => {
    const [a, b] = [backend, reference].map((each) => {
      const out = new Float64Array(16);
      createPriorSampler(each, { family, lengthscales: [0.3, 0.5], variance: 2 }, PLANE).draw(
        createStream(1),
        out,
      );
      return out;
    });
    a.forEach((value, g) => {
      expect(value).toBeCloseTo(b[g], 9);
    });
  });
});
