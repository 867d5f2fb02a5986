import { normalCdf, normalPdf } from '../math/normal.ts';
import type { Acquisition } from './acquisition.ts';

/**
 * Expected improvement E[max(0, f(x) − f⁺)] = (μ − f⁺) Φ(z) + σ φ(z), z = (μ − f⁺)/σ (Jones, Schonlau, Welch 1998;
 * CTV paper, Appendix E). The appendix does not name the incumbent f⁺. The best observed value is noisy and, on a
 * drifting objective, long gone; so f⁺ is the largest posterior mean at a visited place, at the time that is scored.
 */
export const expectedImprovement: Acquisition = (mean, sd, { incumbent }) => {
  const gain = mean - incumbent;
  if (sd === 0) return Math.max(0, gain);
  const z = gain / sd;
  return Math.max(0, gain * normalCdf(z) + sd * normalPdf(z));
};
