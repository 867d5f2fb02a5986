import { log } from '../../math/index.ts';
import { type ChangeTest, type Prediction, withinBounds } from '../trigger.ts';
import { againstThreshold } from '../words.ts';
import type { TriggerSpec } from './spec.ts';

/** Log density of y under the model that was asked: N(y; μ, σ² + σ_n²). */
function logPredictiveDensity({ y, mean, variance, noiseVariance }: Prediction): number {
  const total = variance + noiseVariance;
  return -0.5 * (log(2 * Math.PI * total) + ((y - mean) * (y - mean)) / total);
}

/**
 * Is the window of the newest w observations better explained without the past? ψ = max(0, ln p(window | prior) −
 * ln p(window | data before it)) against κ. The first is the log marginal likelihood of a model refitted to the window
 * alone; the second, of the kept model, is the sum of its one-step-ahead log predictive densities over the window (the
 * chain rule, exact while data are only added). While t' ≤ w there is nothing before the window, and ψ is 0.
 * @param window w ≥ 1
 * @param threshold κ: a log Bayes factor
 */
export function likelihoodRatio(window: number, threshold: number): ChangeTest {
  let kept: number[] = [];
  return (input) => {
    if (input.tPrime === 1) kept = [];
    kept.push(logPredictiveDensity(input));
    if (kept.length <= window) return { psi: 0, kappa: threshold, fires: false };
    kept.shift();
    const ratio = input.freshLogLikelihood(window) - kept.reduce((sum, density) => sum + density, 0);
    return { psi: Math.max(0, ratio), kappa: threshold, fires: ratio > threshold };
  };
}

export const likelihoodRatioTrigger: TriggerSpec = {
  id: 'likelihood-ratio',
  label: 'likelihood ratio',
  bounded: true,
  parameters: [
    {
      id: 'window',
      type: 'integer',
      label: 'Window',
      symbol: '$w$',
      help: 'Newest observations that are explained with and without the past. Longer: surer, and later.',
      unit: 'steps',
      default: 5,
      min: 1,
      max: 50,
    },
    {
      id: 'ratioThreshold',
      type: 'number',
      label: 'Threshold of the log ratio',
      symbol: '$κ$',
      help: 'The test fires when the window is likelier without the past by this much, as a logarithm. Larger: fewer resets, and later.',
      default: 3,
      min: 0,
      max: 50,
      step: 0.5,
    },
  ],
  create: ({ window, ratioThreshold }, { bounds }) =>
    withinBounds(likelihoodRatio(window as number, ratioThreshold as number), ...bounds),
  explain: (record) => ({ label: 'log ratio against $κ$', text: againstThreshold(record) }),
};
