import type { CandidateSet } from '../../contracts/candidates.ts';
import type { Kernel } from '../../kernels/spec.ts';
import type { Backend } from '../backend.ts';
import { createCirculantSampler } from './circulant-sampler.ts';
import { DenseSampler } from './dense-sampler.ts';
import { LARGEST_DENSE } from './limits.ts';
import type { PriorSampler } from './sampler.ts';
import { TensorSampler } from './tensor-sampler.ts';

/** Fewer candidates are not worth an embedding. */
const SMALLEST_EMBEDDED = 256;
/** Points per axis of the embedding: where a dense factor is possible, only embeddings that draw as fast. */
const EMBEDDING = { besideDense: 256, otherwise: 1024 };
/** Share of the variance that an embedding may clip: it would take 10¹⁰ draws to notice. */
const NEGLIGIBLE_SHARE = 1e-5;

/** Whether such a sampler gives exact draws, up to its stated jitter, in reasonable time and memory: on grids, and up to 2500 arms. */
export function drawnExactly({ axes, size }: CandidateSet): boolean {
  return axes.length === 2 || size <= LARGEST_DENSE;
}

/**
 * A sampler of the prior at the candidates (grids uniform; an empirical kernel takes the arms in order).
 * Squared exponential on a 2D grid: one Cholesky factor per axis. Other kernels on a 2D grid: circulant embedding,
 * exact to 1e-5 σ_f² or better unless the lengthscale is long compared with the grid; then a dense factor up to
 * G = 2500, and the clipped embedding beyond. Everything else: a dense factor. `jitter` states the error. Throws NotPositiveDefinite.
 */
export function createPriorSampler(backend: Backend, kernel: Kernel, candidates: CandidateSet): PriorSampler {
  const { axes, size } = candidates;
  if (kernel.family === 'empirical' || axes.length < 2 || size <= SMALLEST_EMBEDDED)
    return kernel.family === 'se' && axes.length === 2
      ? new TensorSampler(backend, kernel, axes)
      : new DenseSampler(backend, kernel, candidates);
  if (kernel.family === 'se') return new TensorSampler(backend, kernel, axes);
  const mayBeDense = size <= LARGEST_DENSE;
  const largest = mayBeDense ? EMBEDDING.besideDense : EMBEDDING.otherwise;
  const embedded = createCirculantSampler(kernel, axes, largest, NEGLIGIBLE_SHARE);
  const good = embedded.jitter <= NEGLIGIBLE_SHARE * kernel.variance;
  return good || !mayBeDense ? embedded : new DenseSampler(backend, kernel, candidates);
}
