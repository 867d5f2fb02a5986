import { type Theorem, wanted } from '../bound.ts';
import type { RunFacts } from '../facts.ts';
import {
  environmentOf,
  etaOf,
  regretOfDesigns,
  thresholdAssumptions,
  zoneOf,
} from '../threshold/assumptions.ts';
import { accuracyOfSamplingZone, samplingBound, samplingZone } from '../threshold/bounds.ts';
import { EXAMPLE_ACCURACY, infiniteFigure, infiniteSamplingZone } from '../threshold/infinite.ts';
import { rounded } from '../words.ts';

/**
 * BR_T(ε) ≤ π²/6 + C2 T^{2/m} κ_T η^{−(2+1/m)}, the mean ε-regret of the designs queried over objectives, noise and draws;
 * the curve is the same as a bound on the mean of R_T, with the ε that the lane's η stands for.
 */
export const bptTsTheorem: Theorem = {
  id: 'bpt-theorem-4.2',
  name: 'Theorem 4.2, designs by a draw',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Theorem 4.2',
  algorithms: ['bpt-ts'],
  about: 'BPT-TS',
  assumptions: (facts) => [
    ...thresholdAssumptions(facts, (epsilon) => samplingZone(epsilon, zoneOf(facts))),
    wanted(
      false,
      'The regret is a mean over all runs',
      'The theorem is about the mean over objectives and draws; this is one run.',
    ),
  ],
  evaluate(facts) {
    const epsilon = accuracyOfSamplingZone(etaOf(facts), zoneOf(facts));
    const curve = facts.records.map(({ t }) => epsilon * t + boundAt(facts, t));
    return { curve, figures: [accuracy(facts, epsilon), infinite(facts)], bounded: regretOfDesigns(facts) };
  },
};

function boundAt(facts: RunFacts, t: number): number {
  const { gains, noiseVariance } = facts;
  return samplingBound(t, environmentOf(facts).designs, { eta: etaOf(facts), gain: gains[t], noiseVariance });
}

function accuracy(facts: RunFacts, epsilon: number) {
  const bound = boundAt(facts, facts.records.length);
  const eta = etaOf(facts);
  const vacuous = epsilon >= 1 ? ', more than a probability can miss' : '';
  return {
    label: 'Accuracy',
    text: `$η$ = ${rounded(eta, 3)} stands for $ε$ = ${rounded(epsilon, 3)}${vacuous}; beyond $ε$ in every step the designs queried may lose ${rounded(bound)} in the mean`,
    values: { epsilon, eta, regretBeyond: bound },
  };
}

/** Theorem D.2 at T. */
function infinite(facts: RunFacts) {
  const T = facts.records.length;
  const { gains, noiseVariance } = facts;
  return infiniteFigure(facts, EXAMPLE_ACCURACY, EXAMPLE_ACCURACY, (places) => {
    const eta = infiniteSamplingZone(EXAMPLE_ACCURACY, places, zoneOf(facts).deviation);
    const bound = samplingBound(T, places, { eta, gain: gains[T], noiseVariance });
    return {
      eta,
      text: `and beyond $ε$ in every step the designs queried may lose ${rounded(bound)} in the mean`,
      values: { regretBeyond: bound },
    };
  });
}
