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

/** Posterior means and variances at every design (N_x each). */
interface IntegralPosterior {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
}

/**
 * The posterior of g(x) = Σ_w f(x, w) p(w) at every design under a static kernel: a GP itself (Bayesian quadrature), with
 * cov(g(x), f(z)) = Σ_w k((x, w), z) p(w) and, a priori, var g(x) = Σ_w Σ_w' p p' k. What does not depend on the data,
 * O(N_x N_w²) once and O(N_x N_w) for each place observed, is kept.
 */
export class IntegralModel {
  readonly #backend: Backend;
  readonly #kernel: Kernel;
  readonly #pairs: Pairs;
  readonly #prior: Float64Array;
  /** cov(g, f(z)) at the designs, by the coordinates of z. */
  readonly #crosses = new Map<string, Float64Array>();

  constructor(backend: Backend, kernel: Kernel, pairs: Pairs) {
    this.#backend = backend;
    this.#kernel = kernel;
    this.#pairs = pairs;
    this.#prior = priorVariances(backend, kernel, pairs);
  }

  /** O(n³ + n² N_x). Throws NotPositiveDefinite. */
  posterior(observations: readonly Observation[]): IntegralPosterior {
    const variance = this.#prior.slice();
    const { designs, dimension } = this.#pairs;
    const mean = new Float64Array(designs);
    const n = observations.length;
    if (n === 0) return { mean, variance };
    const x = Float64Array.from(observations.flatMap((observation) => observation.x));
    const gram = this.#backend.crossGram(this.#kernel, x, x, dimension);
    observations.forEach(({ noiseVariance }, i) => {
      gram[i * n + i] += noiseVariance;
    });
    const { factor } = this.#backend.cholesky(gram, n);
    const cross = new Float64Array(n * designs);
    observations.forEach((observation, i) => {
      cross.set(this.#crossOf(observation.x), i * designs);
    });
    const a = this.#backend.solveLower(factor, n, cross, designs);
    const y = Float64Array.from(observations, (observation) => observation.y);
    const z = this.#backend.solveLower(factor, n, y, 1);
    for (let i = 0; i < n; i++)
      for (let design = 0; design < designs; design++) {
        const value = a[i * designs + design];
        mean[design] += value * z[i];
        variance[design] -= value * value;
      }
    return { mean, variance: variance.map((value) => Math.max(0, value)) };
  }

  #crossOf(x: readonly number[]): Float64Array {
    const place = x.join();
    const known = this.#crosses.get(place);
    if (known) return known;
    const { inputs, dimension, weights } = this.#pairs;
    const row = this.#backend.crossGram(this.#kernel, Float64Array.from(x), inputs, dimension);
    const cross = averaged(row, weights);
    this.#crosses.set(place, cross);
    return cross;
  }
}

/** The same for one set of observations. */
export function integralPosterior(
  backend: Backend,
  kernel: Kernel,
  pairs: Pairs,
  observations: readonly Observation[],
): IntegralPosterior {
  return new IntegralModel(backend, kernel, pairs).posterior(observations);
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
