import { log } from '../../math/index.ts';

/**
 * With probability above 1 − δ the regret of CTV-fixed is at most (CTV paper, Theorem 3, eq. 7)
 *
 *   R_n ≤ √(C β_n n (N γ_M + ½ Σ_i M_i φ(σ⁻² ε √(C_i/M_i)))) + 2,   C = 8/ln(1 + σ⁻²),
 *
 * for any partition of the rounds into N blocks of M_i ≤ M rounds, C_i the evaluation time uniformity of a block.
 * Lemma 12 prints τ_n for the factor n at first; its proof and the theorem have n, which is used.
 * @param beta β_n
 * @param bracket the inner bracket: `bestPartitions` finds the smallest, and γ̃_n is what it stands in for
 */
export function ctvRegretBound(n: number, beta: number, bracket: number, noiseVariance: number): number {
  const constant = 8 / log(1 + 1 / noiseVariance);
  return Math.sqrt(constant * beta * n * bracket) + 2;
}

/**
 * Whether 1 − k_time ≤ ε |τ − τ'| for the forgetting factor and the gaps of a run (Assumption 1, II). The factor is
 * convex in the gap: it holds for every gap where −½ ln(1−ε) ≤ ε, so up to ε = 0.797, and from a gap of 1 on always.
 */
export function forgettingIsLipschitz(epsilon: number, shortestGap: number): boolean {
  return epsilon < 1 && (-0.5 * log(1 - epsilon) <= epsilon || shortestGap >= 1);
}
