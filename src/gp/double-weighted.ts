import type { Kernel } from '../kernels/spec.ts';
import type { Backend } from './backend.ts';
import type { Observation } from './posterior.ts';

/**
 * What W-GP-UCB's double-weighted variance takes off the single-weighted one (Deng et al. 2022): Σ_i a_i² (λ/w_i − λ) with
 * a = (K + λW⁻¹)⁻¹ k(x). From λ φᵀV⁻¹ṼV⁻¹φ = k(x,x) − aᵀk − λ Σ a_i² (1/w_i − 1), since V⁻¹φ = (φ − Φᵀa)/λ. O(n³ + n²G).
 * @param observations n of them; noiseVariance is λ/w_i
 * @param candidates `G × dimension`, row-major
 * @returns one correction ≥ 0 per candidate when every weight is at most 1
 */
export function doubleWeightedCorrection(
  backend: Backend,
  kernel: Kernel,
  observations: readonly Observation[],
  lambda: number,
  candidates: Float64Array,
  dimension: number,
): Float64Array {
  const n = observations.length;
  const size = candidates.length / dimension;
  const correction = new Float64Array(size);
  if (n === 0) return correction;
  const points = Float64Array.from(observations.flatMap(({ x }) => x));
  const gram = backend.crossGram(kernel, points, points, dimension);
  for (const [i, { noiseVariance }] of observations.entries()) gram[i * n + i] += noiseVariance;
  const { factor } = backend.cholesky(gram, n);
  const cross = backend.crossGram(kernel, points, candidates, dimension);
  const a = backend.solveLower(factor, n, backend.solveLower(factor, n, cross, size), size, true);
  for (const [i, { noiseVariance }] of observations.entries()) {
    const extra = noiseVariance - lambda;
    for (let g = 0; g < size; g++) correction[g] += extra * a[i * size + g] * a[i * size + g];
  }
  return correction;
}
