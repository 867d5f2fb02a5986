import { log } from '../../math/index.ts';
import { FINITE_SCHEDULE } from './finite.about.ts';
import { schedule } from './spec.ts';

/** β_t = 2 ln(|X| t² π²/(6δ)) for a finite set of `cardinality` candidates (Srinivas et al. 2010, Theorem 1). */
export function finiteSetBeta(t: number, cardinality: number, delta: number): number {
  return 2 * log((cardinality * t * t * Math.PI * Math.PI) / (6 * delta));
}

export const finiteSchedule = schedule(FINITE_SCHEDULE, {
  create:
    ({ delta }, { candidateCount }) =>
    (t) =>
      Math.sqrt(Math.max(0, finiteSetBeta(t, candidateCount, delta))),
  explain: (multiplier, t) =>
    `the theorem for a finite set makes it **${multiplier.toFixed(2)}** at $t$ = ${t}`,
});
