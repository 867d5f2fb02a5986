import { normalCdf, normalPdf } from '../../math/normal.ts';
import type { Acquisition } from '../acquisition.ts';
import { EXPECTED_IMPROVEMENT } from './expected-improvement.about.ts';
import { acquisition } from './spec.ts';

function improvement(mean: number, sd: number, incumbent: number, margin: number): number {
  const gain = mean - incumbent - margin;
  if (sd === 0) return Math.max(0, gain);
  const z = gain / sd;
  return Math.max(0, gain * normalCdf(z) + sd * normalPdf(z));
}

/**
 * Expected improvement E[max(0, f(x) − f⁺ − ξ)] = g Φ(z) + σ φ(z), g = μ − f⁺ − ξ, z = g/σ (Jones, Schonlau, Welch 1998;
 * CTV paper, Appendix E). The appendix does not name the incumbent f⁺. The best observed value is noisy and, on a
 * drifting objective, long gone; so f⁺ is the largest posterior mean at a visited place, at the time that is scored.
 * @param margin ξ ≥ 0 in units of y
 */
export const expectedImprovementBy =
  (margin: number): Acquisition =>
  (mean, sd, { incumbent }) =>
    improvement(mean, sd, incumbent, margin);

/** With ξ = 0. */
export const expectedImprovement: Acquisition = (mean, sd, { incumbent }) =>
  improvement(mean, sd, incumbent, 0);

export const expectedImprovementSpec = acquisition(EXPECTED_IMPROVEMENT, {
  create: ({ eiMargin }, schedule) => ({ acquisition: expectedImprovementBy(eiMargin), schedule }),
});
