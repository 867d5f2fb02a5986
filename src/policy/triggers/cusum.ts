import { type ChangeTest, withinBounds } from '../trigger.ts';
import { againstThreshold } from '../words.ts';
import { CUSUM_TRIGGER } from './cusum.about.ts';
import { trigger } from './spec.ts';

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

export const cusumTrigger = trigger(CUSUM_TRIGGER, {
  create: ({ allowance, sumThreshold }, { bounds }) =>
    withinBounds(cusum(allowance, sumThreshold), ...bounds),
  explain: (record) => ({ label: '$S$ against $b$', text: againstThreshold(record) }),
});
