import type { RunFacts } from './facts.ts';

/**
 * What no algorithm can go below, in order: E[R_T] = Ω(Tε) on a GP that renews itself at rate ε with every step
 * (Bogunovic et al. 2016, Theorem 4.1; the ET and SparQ papers rest on it). The constant is not stated, 1 is used; a
 * single run is not an expectation.
 * @returns tε at t = 1..T; null where the objective does not change so, or not at all
 */
export function lowestRegret({
  drift,
  environment,
  records,
}: Pick<RunFacts, 'drift' | 'environment' | 'records'>): number[] | null {
  if (environment || drift?.per !== 'step' || !drift.rate) return null;
  const { rate } = drift;
  return records.map(({ t }) => t * rate);
}
