import type { AlgorithmSpec } from '../../src/algorithms/spec.ts';
import { normalCdf } from '../../src/math/normal.ts';
import type { Belief } from '../../src/policy/environment/belief.ts';
import type { EnvironmentQuery } from '../../src/policy/environment/policy.ts';

/** What `driftlab eval` says of ties. */
export const TIE_RULE =
  'Ties go to the lowest index, also where Φ has no digits left (|z| from 8.3 on) and a run would compare log γ².';

/**
 * The algorithm, certain of f > h or f ≤ h where Φ = (1 + erf(z/√2))/2 is 1 or 0 in double precision, |z| from 8.3 on.
 * The golden cases compute Φ so: beyond, all conditions and designs tie. Their rule for ties is the lowest index
 * (`TIE_RULE`). The engine itself still tells them apart, by |z| and by log γ², and after such a tie a run would go another
 * way than theirs.
 */
export function saturated(algorithm: AlgorithmSpec): AlgorithmSpec {
  const { slots } = algorithm;
  if (!slots) return algorithm;
  return {
    ...algorithm,
    slots: (parameters, context) => {
      const filled = slots(parameters, context);
      const { environment } = filled;
      if (!environment?.query) return filled;
      return { ...filled, environment: { ...environment, query: saturatedQuery(environment.query) } };
    },
  };
}

/** Without a rule for ties: the first. */
function saturatedQuery({ score, condition }: EnvironmentQuery): EnvironmentQuery {
  return {
    score: (belief, multiplier) => score(saturatedBelief(belief), multiplier),
    condition: (belief, design, multiplier) => condition(saturatedBelief(belief), design, multiplier),
  };
}

/** No variance where Φ has no digits left: the exceedance is infinite there. */
function saturatedBelief(belief: Belief): Belief {
  const { mean, variance, environment } = belief;
  return { ...belief, variance: saturatedVariance(mean, variance, environment.threshold) };
}

/** The variances, 0 where Φ of what exceeds the threshold has no digits left. */
export function saturatedVariance(
  mean: Float64Array,
  variance: Float64Array,
  threshold: number,
): Float64Array {
  const tailAt = (i: number) => normalCdf(-Math.abs(mean[i] - threshold) / Math.sqrt(variance[i]));
  return variance.map((value, i) => (1 - 2 * tailAt(i) === 1 ? 0 : value));
}
