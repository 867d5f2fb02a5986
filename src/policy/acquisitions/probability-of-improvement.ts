import { normalCdf } from '../../math/normal.ts';
import type { Acquisition } from '../acquisition.ts';
import { PROBABILITY_OF_IMPROVEMENT } from './probability-of-improvement.about.ts';
import { acquisition } from './spec.ts';

/**
 * Probability of improvement P(f(x) > f⁺ + ξ) = Φ((μ − f⁺ − ξ)/σ) (Kushner 1964), f⁺ as for expected improvement. It
 * saturates at 0 and 1, where ties go to the lowest index; with ξ = 0 it never leaves a good place.
 * @param margin ξ ≥ 0 in units of y
 */
export const probabilityOfImprovement =
  (margin: number): Acquisition =>
  (mean, sd, { incumbent }) => {
    const gain = mean - incumbent - margin;
    if (sd === 0) return gain > 0 ? 1 : 0;
    return normalCdf(gain / sd);
  };

export const probabilityOfImprovementSpec = acquisition(PROBABILITY_OF_IMPROVEMENT, {
  create: ({ piMargin }, schedule) => ({
    acquisition: probabilityOfImprovement(piMargin),
    schedule,
  }),
});
