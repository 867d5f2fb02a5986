import { describe, expect, it } from 'vitest';
import { GridKalman } from '../../src/gp/grid-kalman.ts';
import type { TemporalFactor } from '../../src/kernels/spec.ts';
import { createStream } from '../../src/random/stream.ts';
import { backend } from '../engine/support.ts';

const SIZE = 24;
const NOISE = 0.05;
const KERNEL = { family: 'matern52', lengthscales: [0.2], variance: 1 } as const;
const CANDIDATES = Float64Array.from({ length: SIZE }, (_, g) => g / (SIZE - 1));

/** Candidates and observations of so many steps, drawn anew from the same numbers each time. */
function observations(steps: number): { candidate: number; y: number }[] {
  const stream = createStream(11, 'grid Kalman');
  return Array.from({ length: steps }, () => ({ candidate: stream.integer(SIZE), y: stream.normal() }));
}

/** Largest distance of means and variances between state and posterior before each step looked at. */
function farthestApart(temporal: TemporalFactor, steps: number, every: number): number {
  const state = new GridKalman(backend, KERNEL, temporal, CANDIDATES, 1);
  const model = { kernel: KERNEL, temporal, candidates: CANDIDATES, dimension: 1 };
  const posterior = backend.createPosterior(model, steps);
  const [mean, variance] = [new Float64Array(SIZE), new Float64Array(SIZE)];
  let farthest = 0;
  for (const [i, { candidate, y }] of observations(steps).entries()) {
    const time = i + 1;
    state.predict(time);
    if (time % every === 0 || time === steps) {
      posterior.predict(time, mean, variance);
      const own = state.variance();
      for (let g = 0; g < SIZE; g++)
        farthest = Math.max(farthest, Math.abs(state.mean[g] - mean[g]), Math.abs(own[g] - variance[g]));
    }
    state.update(candidate, y, NOISE);
    posterior.append({ x: [CANDIDATES[candidate]], y, time, noiseVariance: NOISE });
  }
  posterior.dispose();
  return farthest;
}

describe('GridKalman over a long run', () => {
  it.each([
    { kind: 'static' },
    { kind: 'forgetting', rate: 0.03 },
    { kind: 'wiener', variance: 0.01 },
  ] as const)('is the standard posterior to 1e-9 over 2000 steps: %o', (temporal) => {
    expect(farthestApart(temporal, 2000, 50)).toBeLessThan(1e-9);
  });
});
