import { logBeta } from './log.ts';
import { EXPLORATION_RATE, EXPLORATION_SCALE } from './shared-parameters.ts';
import type { ScheduleSpec } from './spec.ts';

/**
 * β_t itself, not its root, as the multiplier of σ: the CTV paper prints its acquisition as μ + β_n σ (§2.3 and §3), while
 * its proofs have √β_n (Lemmas 8 to 12).
 */
export const logBetaSchedule: ScheduleSpec = {
  id: 'log-beta',
  label: 'c₁ ln c₂ t, as printed in the CTV paper',
  parameters: [EXPLORATION_SCALE, EXPLORATION_RATE],
  create:
    ({ c1, c2 }) =>
    (t) =>
      logBeta(t, c1 as number, c2 as number),
  explain: (multiplier, t, { c1, c2 }) => `${c1} ln(${c2} × ${t}) = **${multiplier.toFixed(2)}**`,
};
