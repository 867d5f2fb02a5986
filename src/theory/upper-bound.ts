import { anyPolicyBound } from './constant-beta.ts';
import type { RunFacts } from './facts.ts';

/**
 * What any policy at all stays below with probability 1 − δ on a GP that renews itself at rate ε with every step: the
 * spread of the objective, t times, and what a drifting maximum may add (Mandl & Kekkonen 2026, after Proposition 2).
 * @returns at t = 1..T; null where the objective does not change so, or not at all
 */
export function highestRegret(
  facts: Pick<RunFacts, 'drift' | 'environment' | 'records' | 'spread' | 'delta'>,
): number[] | null {
  const { drift, environment, records, delta } = facts;
  if (environment || drift?.per !== 'step' || !drift.rate) return null;
  const { rate } = drift;
  const { mean } = facts.spread();
  return records.map(({ t }) => anyPolicyBound(t, rate, mean, delta));
}
