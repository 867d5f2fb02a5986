import { type ChangeTest, withinBounds } from '../trigger.ts';
import { againstThreshold } from '../words.ts';
import type { TriggerSpec } from './spec.ts';

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

export const cusumTrigger: TriggerSpec = {
  id: 'cusum',
  label: 'CUSUM of surprises',
  short: 'CUSUM',
  bounded: true,
  parameters: [
    {
      id: 'allowance',
      type: 'number',
      label: 'Allowance',
      symbol: '$k$',
      help: 'Surprise, in standard deviations, that every step may have for nothing. Without a change the average is 0.8; larger: fewer false alarms.',
      default: 1,
      min: 0,
      max: 5,
      step: 0.1,
    },
    {
      id: 'sumThreshold',
      type: 'number',
      label: 'Threshold of the sum',
      symbol: '$b$',
      help: 'The test fires when the sum of surprises beyond the allowance exceeds this. Larger: fewer resets, and later.',
      default: 5,
      min: 0,
      max: 50,
      step: 0.5,
    },
  ],
  create: ({ allowance, sumThreshold }, { bounds }) =>
    withinBounds(cusum(allowance as number, sumThreshold as number), ...bounds),
  explain: (record) => ({ label: '$S$ against $b$', text: againstThreshold(record) }),
};
