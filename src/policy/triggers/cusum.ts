import type { ChangeTest } from '../trigger.ts';

/**
 * Cumulative sum of surprises (Page 1954): ψ = S ← max(0, S + |z| − k) against κ = b, with the standardised residual
 * z = (y − μ)/√(σ² + σ_n²) and S = 0 before t' = 1. Without a change |z| is 0.8 on average.
 * @param allowance k: surprise that each step may have for nothing
 * @param threshold b
 */
export function cusum(allowance: number, threshold: number): ChangeTest {
  let sum = 0;
  return ({ tPrime, y, mean, variance, noiseVariance }) => {
    const z = (y - mean) / Math.sqrt(variance + noiseVariance);
    sum = Math.max(0, (tPrime === 1 ? 0 : sum) + Math.abs(z) - allowance);
    return { psi: sum, kappa: threshold, fires: sum > threshold };
  };
}
