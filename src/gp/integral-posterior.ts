import type { Kernel } from '../kernels/spec.ts';
import type { Backend } from './backend.ts';
import type { Observation } from './posterior.ts';

/** Pairs of a design and a condition as inputs of a GP: pair = design · N_w + condition. */
export interface Pairs {
  /** `N_x N_w × d`, row-major. */
  readonly inputs: Float64Array;
  readonly dimension: number;
  readonly designs: number;
  /** p(w) (N_w). */
  readonly weights: Float64Array;
}

/**
 * Posterior mean and variance of g(x) = Σ_w f(x, w) p(w) at every design (N_x each) under a static kernel: a GP itself
 * (Bayesian quadrature), with cov(g(x), f(z)) = Σ_w k((x, w), z) p(w) and, a priori, var g(x) = Σ_w Σ_w' p p' k.
 * O(n³ + n N_x N_w).
 */
export function integralPosterior(
  backend: Backend,
  kernel: Kernel,
  pairs: Pairs,
  observations: readonly Observation[],
): { readonly mean: Float64Array; readonly variance: Float64Array } {
  const { inputs, dimension, designs, weights } = pairs;
  const variance = priorVariances(backend, kernel, pairs);
  const mean = new Float64Array(designs);
  const n = observations.length;
  if (n === 0) return { mean, variance };
  const x = Float64Array.from(observations.flatMap((observation) => observation.x));
  const gram = backend.crossGram(kernel, x, x, dimension);
  observations.forEach(({ noiseVariance }, i) => {
    gram[i * n + i] += noiseVariance;
  });
  const { factor } = backend.cholesky(gram, n);
  const cross = averaged(backend.crossGram(kernel, x, inputs, dimension), weights);
  const a = backend.solveLower(factor, n, cross, designs);
  const z = backend.solveLower(
    factor,
    n,
    Float64Array.from(observations, ({ y }) => y),
    1,
  );
  for (let i = 0; i < n; i++)
    for (let design = 0; design < designs; design++) {
      const value = a[i * designs + design];
      mean[design] += value * z[i];
      variance[design] -= value * value;
    }
  return { mean, variance: variance.map((value) => Math.max(0, value)) };
}

function priorVariances(backend: Backend, kernel: Kernel, pairs: Pairs): Float64Array {
  const { inputs, dimension, designs, weights } = pairs;
  const length = weights.length * dimension;
  return Float64Array.from({ length: designs }, (_, design) => {
    const row = inputs.subarray(design * length, (design + 1) * length);
    const [value] = averaged(averaged(backend.crossGram(kernel, row, row, dimension), weights), weights);
    return value;
  });
}

/** Weighted sums of consecutive runs as long as the weights. */
function averaged(values: Float64Array, weights: Float64Array): Float64Array {
  const out = new Float64Array(values.length / weights.length);
  for (let i = 0; i < out.length; i++)
    for (let w = 0; w < weights.length; w++) out[i] += values[i * weights.length + w] * weights[w];
  return out;
}
