import type { Theorem } from '../bound.ts';
import type { RunFacts } from '../facts.ts';
import {
  etaOf,
  partsAt,
  regretOfDesigns,
  thresholdAssumptions,
  wideEnough,
  zoneOf,
} from '../threshold/assumptions.ts';
import { accuracyOfZone, indifferenceZone, optimisationBound } from '../threshold/bounds.ts';
import { EXAMPLE_ACCURACY, infiniteBeta, infiniteFigure, infiniteZone } from '../threshold/infinite.ts';
import { rounded } from '../words.ts';

/**
 * R_T(ε) ≤ C1 β_T^{1/m} κ_T η^{−(2+1/m)} for all T with probability at least 1 − δ, where R_T(ε) = R_T − εT is the ε-regret
 * of the designs queried. The curve is the same as a bound on R_T, with the ε that the lane's η stands for.
 */
export const bptUcbTheorem: Theorem = {
  id: 'bpt-theorem-4.1',
  name: 'Theorem 4.1, designs by their interval',
  source: 'Iwazaki, Inatsu, Takeuchi, BPT paper, Theorem 4.1',
  algorithms: ['bpt-ucb'],
  about: 'BPT-UCB',
  assumptions: (facts) => [
    ...thresholdAssumptions(facts, (epsilon) => indifferenceZone(epsilon, zoneOf(facts))),
    wideEnough(facts),
  ],
  evaluate(facts) {
    const epsilon = accuracyOfZone(etaOf(facts), zoneOf(facts));
    const curve = facts.records.map(({ t }) => epsilon * t + optimisationBound(partsAt(facts, t)));
    return { curve, figures: [accuracy(facts, epsilon), infinite(facts)], bounded: regretOfDesigns(facts) };
  },
};

function accuracy(facts: RunFacts, epsilon: number) {
  const T = facts.records.length;
  const parts = partsAt(facts, T);
  const bound = optimisationBound(parts);
  const vacuous = epsilon >= 1 ? ', more than a probability can miss' : '';
  return {
    label: 'Accuracy',
    text: `$η$ = ${rounded(parts.eta, 3)} stands for $ε$ = ${rounded(epsilon, 3)}${vacuous}; beyond $ε$ in every step the designs queried may lose ${rounded(bound)} in all`,
    values: { epsilon, eta: parts.eta, beta: parts.beta, gain: parts.gain, regretBeyond: bound },
  };
}

/** Theorem D.1 at T. */
function infinite(facts: RunFacts) {
  const T = facts.records.length;
  const { delta } = facts;
  return infiniteFigure(facts, EXAMPLE_ACCURACY, delta, (places) => {
    const eta = infiniteZone(EXAMPLE_ACCURACY, places, zoneOf(facts));
    const beta = infiniteBeta(T, places, 1, delta);
    const bound = optimisationBound({ ...partsAt(facts, T), eta, beta });
    return {
      eta,
      text: `$β_T$ = ${rounded(beta, 3)}, and beyond $ε$ in every step the designs queried may lose ${rounded(bound)} in all`,
      values: { beta, regretBeyond: bound },
    };
  });
}
