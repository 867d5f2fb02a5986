import { logBeta } from './log.ts';
import { LOG_BETA_SCHEDULE } from './log-beta.about.ts';
import { schedule } from './spec.ts';

/**
 * β_t itself, not its root, as the multiplier of σ: the CTV paper prints its acquisition as μ + β_n σ (§2.3 and §3), while
 * its proofs have √β_n (Lemmas 8 to 12).
 */
export const logBetaSchedule = schedule(LOG_BETA_SCHEDULE, {
  create:
    ({ c1, c2 }) =>
    (t) =>
      logBeta(t, c1, c2),
  explain: (multiplier, t, { c1, c2 }) => `${c1} ln(${c2} × ${t}) = **${multiplier.toFixed(2)}**`,
});
