import { log } from '../../math/index.ts';
import { FAILURE_PROBABILITY } from './shared-parameters.ts';
import type { ScheduleSpec } from './spec.ts';

/** β_t = 2 ln(|X| t² π²/(6δ)) for a finite set of `cardinality` candidates (Srinivas et al. 2010, Theorem 1). */
export function finiteSetBeta(t: number, cardinality: number, delta: number): number {
  return 2 * log((cardinality * t * t * Math.PI * Math.PI) / (6 * delta));
}

export const finiteSchedule: ScheduleSpec = {
  id: 'finite',
  label: 'theorem: finite set',
  parameters: [FAILURE_PROBABILITY],
  create:
    ({ delta }, { candidateCount }) =>
    (t) =>
      Math.sqrt(Math.max(0, finiteSetBeta(t, candidateCount, delta as number))),
  explain: (multiplier, t) =>
    `the theorem for a finite set makes it **${multiplier.toFixed(2)}** at $t$ = ${t}`,
};
