import { log } from '../../math/index.ts';
import type { ChangeTest, Prediction } from '../trigger.ts';

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
