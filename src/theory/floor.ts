import type { RunFacts } from './facts.ts';
import { regretFloor, wienerFloor } from './predictability.ts';

/** A regret that no policy beats on average over worlds drawn as this one was; a single run may be below it. */
export interface Floor {
  /** On the cumulative regret at t = 1..T. */
  readonly curve: readonly number[];
  /** Of the last step, of the second where there is one alone; where it does not fall, of every step after the first. */
  readonly perStep: number;
  /** Standard error of `perStep`: the mean maximum of the prior is itself estimated. */
  readonly error: number;
  /** Whether every step has a lower one than the step before. */
  readonly falls: boolean;
}

type FloorFacts = Pick<RunFacts, 'drift' | 'wander' | 'environment' | 'actedAt' | 'objectiveName' | 'spread'>;

/**
 * The floor of a GP chain, whose last function is all that the past tells: whoever saw it without noise plays yesterday's best
 * place, and nobody pays less (ALGORITHMS-SHELF §21). At the first step E r_1 = M = E max f, half the mean spread; later, where the
 * share ε is renewed with every step, E r_t = (1 − √(1−ε)) M; where variance σ_w² is added, (√(1 + σ_w²(t−1)) − √(1 + σ_w²(t−2))) M.
 * @param steps T
 * @returns null where the objective is no such chain; `whyNoFloor` says why
 */
export function floorOf(facts: FloorFacts, steps: number): Floor | null {
  if (whyNoFloor(facts) !== null) return null;
  const share = shareOf(facts);
  // The second step's: the first is paid before anything is known.
  const last = share(Math.max(2, steps));
  const { mean, error } = facts.spread();
  let sum = 0;
  return {
    curve: Array.from({ length: steps }, (_, i) => {
      sum += (share(i + 1) * mean) / 2;
      return sum;
    }),
    perStep: (last * mean) / 2,
    error: (last * error) / 2,
    falls: facts.wander !== null,
  };
}

/** The least that step t costs on average, as a share of M. */
function shareOf({ drift, wander }: FloorFacts): (t: number) => number {
  if (wander) return (t) => wienerFloor(wander.stepVariance, t);
  const later = regretFloor(drift?.rate ?? 0);
  return (t) => (t === 1 ? 1 : later);
}

/** Why no floor is known, in one sentence; null where one is. */
export function whyNoFloor({
  drift,
  wander,
  environment,
  actedAt,
  objectiveName,
}: Omit<FloorFacts, 'spread'>): string | null {
  if (environment) return 'With an environment the regret is that of the answer, not of the queries.';
  if (actedAt !== null) return `Somebody acted upon the objective at $t$ = ${actedAt}: it is no plain draw.`;
  if (!drift && !wander)
    return `${objectiveName} is not drawn from a prior that says how much changes with every step.`;
  if (drift?.per === 'second')
    return 'The objective changes by the second: how much between two queries depends on the lane.';
  if (drift && drift.rate === null) return 'The change rate itself changes over time; the floor is of one.';
  if (drift?.rate === 0 || wander?.stepVariance === 0)
    return 'The objective stands still: once all is seen, nobody has to pay anything.';
  return null;
}
