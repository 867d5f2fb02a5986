import fc from 'fast-check';
import type { Observation, Posterior, PosteriorModel } from '../../src/gp/posterior.ts';
import type { Kernel, StationaryFamily, TemporalFactor } from '../../src/kernels/spec.ts';
import { createStream } from '../../src/random/stream.ts';

export const FAMILIES: readonly StationaryFamily[] = ['se', 'matern12', 'matern32', 'matern52'];

export const temporals: fc.Arbitrary<TemporalFactor> = fc.oneof(
  fc.constant({ kind: 'static' } as const),
  fc.constantFrom(0, 0.001, 0.05, 0.5, 1).map((rate) => ({ kind: 'forgetting', rate }) as const),
  fc.constantFrom(0, 0.03, 2).map((variance) => ({ kind: 'wiener', variance }) as const),
  fc.constantFrom(...FAMILIES).map((family) => ({ kind: 'stationary', family, lengthscale: 6 }) as const),
  fc.constant({ kind: 'periodic', period: 7, periodLengthscale: 1.2 } as const),
  fc.constantFrom(...FAMILIES).map(
    (family) =>
      ({
        kind: 'periodic',
        ...{ period: 5, periodLengthscale: 0.8 },
        decay: { kind: 'stationary', family, lengthscale: 20 },
      }) as const,
  ),
);

/** A covariance over `size` arms: G Gᵀ/size + a little on the diagonal, from seeded normal numbers. */
export function armsKernel(size: number, seed: number): Kernel {
  const stream = createStream(seed, 'arms');
  const g = Array.from({ length: size }, () => Array.from({ length: size }, () => stream.normal()));
  const covariance = new Float64Array(size * size);
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++)
      covariance[i * size + j] =
        g[i].reduce((sum, x, k) => sum + x * g[j][k], 0) / size + (i === j ? 0.1 : 0);
  return { family: 'empirical', covariance, size };
}

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** Models of every kernel and temporal factor in one or two dimensions, odd numbers of candidates, also on tensor grids. */
export const models: fc.Arbitrary<PosteriorModel> = fc
  .record({
    family: fc.constantFrom(...FAMILIES, 'empirical' as const),
    dimension: fc.constantFrom(1, 2),
    lengthscales: fc.tuple(
      fc.double({ min: 0.1, max: 1, noNaN: true }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
    ),
    variance: fc.constantFrom(0.3, 1, 250),
    temporal: temporals,
    size: fc.integer({ min: 1, max: 40 }),
    grid: fc.boolean(),
    seed: seeds,
  })
  .map(({ family, dimension, lengthscales, variance, temporal, size, grid, seed }) => {
    if (family === 'empirical') {
      const candidates = Float64Array.from({ length: size }, (_, i) => i);
      return { kernel: armsKernel(size, seed), temporal, candidates, dimension: 1 };
    }
    const stream = createStream(seed, 'candidates');
    return {
      kernel: { family, lengthscales: lengthscales.slice(0, dimension), variance },
      temporal,
      candidates:
        grid && dimension === 2
          ? tensorGrid(2 + (seed % 5), 1 + size)
          : Float64Array.from({ length: size * dimension }, () => stream.uniform()),
      dimension,
    };
  });

/** The points (i/N₁, j/N₂), row-major. */
function tensorGrid(n1: number, n2: number): Float64Array {
  return Float64Array.from({ length: 2 * n1 * n2 }, (_, k) => {
    const g = k >> 1;
    return k % 2 === 0 ? Math.floor(g / n2) / n1 : (g % n2) / n2;
  });
}

/** Seeded observations at times that sometimes stand still. */
export function observations(model: PosteriorModel, count: number, seed: number): Observation[] {
  const stream = createStream(seed, 'observations');
  const { kernel, dimension } = model;
  let time = 1;
  return Array.from({ length: count }, () => {
    time += stream.integer(3) / 2;
    const x =
      kernel.family === 'empirical'
        ? [stream.integer(kernel.size)]
        : Array.from({ length: dimension }, () => stream.uniform());
    return { x, y: stream.normal(), time, noiseVariance: 0.05 + stream.uniform() };
  });
}

export type Change =
  | { readonly kind: 'append'; readonly count: number; readonly atOnce: boolean }
  | { readonly kind: 'truncate' | 'removeOldest' | 'remove'; readonly share: number };

/** Sequences of changes; shares are of the current size, for `remove` as a position. */
export const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.integer({ min: 1, max: 40 }), fc.boolean())
        .map(([count, atOnce]) => ({ kind: 'append', count, atOnce }) as const),
    },
    // Small shares make a window slide by rotations, large ones factor anew.
    fc
      .tuple(
        fc.constantFrom('truncate' as const, 'removeOldest' as const, 'remove' as const),
        fc.oneof(fc.constantFrom(0.02, 0.1), fc.double({ min: 0, max: 1, noNaN: true })),
      )
      .map(([kind, share]) => ({ kind, share })),
  ),
  { minLength: 1, maxLength: 8 },
);

/** Applies the changes to a posterior; returns the observations it should then hold. */
export function applyChanges(
  posterior: Posterior,
  list: readonly Change[],
  pool: readonly Observation[],
): Observation[] {
  let held: Observation[] = [];
  let next = 0;
  for (const change of list) {
    if (change.kind === 'append') {
      const fresh = pool.slice(next, next + change.count);
      next += change.count;
      if (change.atOnce) posterior.appendAll(fresh);
      else for (const observation of fresh) posterior.append(observation);
      held = [...held, ...fresh];
    } else if (change.kind === 'remove') {
      if (held.length === 0) continue;
      const position = Math.min(held.length - 1, Math.floor(change.share * held.length));
      posterior.remove(position);
      held = held.toSpliced(position, 1);
    } else {
      const count = Math.round(change.share * held.length);
      posterior[change.kind](count);
      held = change.kind === 'truncate' ? held.slice(0, count) : held.slice(count);
    }
  }
  return held;
}

export interface Prediction {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  readonly evidence: number;
}

export function predictionOf(posterior: Posterior, model: PosteriorModel, time: number): Prediction {
  const size = model.candidates.length / model.dimension;
  const mean = new Float64Array(size);
  const variance = new Float64Array(size);
  posterior.predict(time, mean, variance);
  return { mean, variance, evidence: posterior.logMarginalLikelihood() };
}

/** Largest difference, relative to the larger of 1 and the largest value. */
export function relativeDistance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let scale = 1;
  let distance = 0;
  for (let i = 0; i < a.length; i++) {
    scale = Math.max(scale, Math.abs(a[i]), Math.abs(b[i]));
    distance = Math.max(distance, Math.abs(a[i] - b[i]));
    if (Number.isNaN(a[i]) || Number.isNaN(b[i])) return Number.NaN;
  }
  return distance / scale;
}

/** The latest time among observations, or 1. */
export const lastTime = (held: readonly Observation[]) => held.at(-1)?.time ?? 1;
