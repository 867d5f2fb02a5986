import { type ChangeTest, withinBounds } from '../trigger.ts';
import { againstThreshold } from '../words.ts';
import type { TriggerSpec } from './spec.ts';

/**
 * Is the window of the newest w observations better explained without the past? ψ = max(0, ln p(window | prior) −
 * ln p(window | data before it)) against κ, both under the hyperparameters in force. While t' ≤ w there is nothing
 * before the window, and ψ is 0.
 * @param window w ≥ 1
 * @param threshold κ: a log Bayes factor
 */
export function likelihoodRatio(window: number, threshold: number): ChangeTest {
  return ({ tPrime, freshLogLikelihood, keptLogLikelihood }) => {
    if (tPrime <= window) return { psi: 0, kappa: threshold, fires: false };
    const ratio = freshLogLikelihood(window) - keptLogLikelihood(window);
    return { psi: Math.max(0, ratio), kappa: threshold, fires: ratio > threshold };
  };
}

export const likelihoodRatioTrigger: TriggerSpec = {
  id: 'likelihood-ratio',
  label: 'likelihood ratio',
  short: 'likelihood ratio',
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
