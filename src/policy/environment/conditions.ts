import { argmaxAmong, argmaxOver, type Belief } from './belief.ts';
import { exceedanceOf } from './policy.ts';
import { leastCertainCondition } from './threshold-probability.ts';

/** argmax_w Φ(1 − Φ): where "is f > h?" is least certain (BPT eq. 4). */
export function leastCertain(belief: Belief, design: number, eta: number): number {
  return leastCertainCondition(exceedanceOf(belief, eta), design, belief.environment);
}

/** E[w]. */
export function meanCondition({ environment }: Belief): number {
  return environment.meanCondition;
}

/** argmax_w σ(x, w). */
export function mostUncertain({ environment, variance }: Belief, design: number): number {
  const from = design * environment.conditions;
  return argmaxOver(0, environment.conditions - 1, (w) => variance[from + w]);
}

/** argmax over Δ of σ(x, w). */
export function mostUncertainCentral({ environment, variance }: Belief, design: number): number {
  const from = design * environment.conditions;
  return argmaxAmong(environment.centralConditions, (w) => variance[from + w]);
}

/** argmin over Δ of μ − multiplier · σ: where the design looks worst. */
export function worstCentral(
  { environment, mean, variance }: Belief,
  design: number,
  multiplier: number,
): number {
  const from = design * environment.conditions;
  return argmaxAmong(
    environment.centralConditions,
    (w) => multiplier * Math.sqrt(variance[from + w]) - mean[from + w],
  );
}
