import type { RunFacts } from './facts.ts';
import { regretFloor } from './predictability.ts';

/** What no policy plays better than, on average over worlds drawn as this one was; a single run may lie below. */
export interface Floor {
  /** On the cumulative regret at t = 1..T. */
  readonly curve: readonly number[];
  /** Of a step after the first. */
  readonly perStep: number;
  /** Standard error of `perStep`: the mean maximum of the prior is itself estimated. */
  readonly error: number;
}

/**
 * The floor of a GP that renews itself at rate ε with every step: whoever saw all of the past without noise plays yesterday's best
 * place and still pays E r_t = (1 − √(1−ε)) M, and nobody pays less; M = E max f, half the mean spread, at the first step
 * (ALGORITHMS-SHELF §21).
 * @param steps T
 * @returns null where the objective does not change so, or not at all
 */
export function floorOf(
  { drift, environment, spread }: Pick<RunFacts, 'drift' | 'environment' | 'spread'>,
  steps: number,
): Floor | null {
  if (environment || drift?.per !== 'step' || !drift.rate) return null;
  const { mean, error } = spread();
  const share = regretFloor(drift.rate);
  const [maximum, perStep] = [mean / 2, (share * mean) / 2];
  return {
    curve: Array.from({ length: steps }, (_, i) => maximum + i * perStep),
    perStep,
    error: (share * error) / 2,
  };
}
