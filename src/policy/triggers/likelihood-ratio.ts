import { type ChangeTest, withinBounds } from '../trigger.ts';
import { againstThreshold } from '../words.ts';
import { LIKELIHOOD_RATIO_TRIGGER } from './likelihood-ratio.about.ts';
import { trigger } from './spec.ts';

/**
 * Is the window of the newest w observations better explained without the past? ψ = max(0, ln p(window | prior) −
 * ln p(window | data before it)) against κ, both under the hyperparameters in force. Not tested while t' ≤ w, where
 * ψ is 0, although survivors of the reset may stand before the window.
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

export const likelihoodRatioTrigger = trigger(LIKELIHOOD_RATIO_TRIGGER, {
  create: ({ window, ratioThreshold }, { bounds }) =>
    withinBounds(likelihoodRatio(window, ratioThreshold), ...bounds),
  explain: (record) => ({ label: 'log ratio against $κ$', text: againstThreshold(record) }),
});
