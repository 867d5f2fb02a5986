import { log } from '../../math/index.ts';
import { type Smoothness, schedule } from './spec.ts';
import { THEOREM_SCHEDULE } from './theorem.about.ts';

/** Constants of the theorem's β_t: dimension d, failure probability δ, and a, b, r of the smoothness assumption. */
interface TheoremConstants extends Smoothness {
  readonly dimension: number;
  /** δ in (0, 1). */
  readonly delta: number;
}

/**
 * β_t = 2 ln(2π²t²/(3δ)) + 2d ln(t² d b r √(ln(2 d a π² t²/(3δ)))): ET paper, Theorem 1, and CTV paper,
 * Theorem 3 (with the round n for t). Multiplies as √β_t.
 */
export function theoremBeta(t: number, constants: TheoremConstants): number {
  const { dimension, delta, a, b, r } = constants;
  const union = (2 * Math.PI * Math.PI * t * t) / (3 * delta);
  const smoothness = Math.sqrt(log(dimension * a * union));
  return 2 * log(union) + 2 * dimension * log(t * t * dimension * b * r * smoothness);
}

const UNIT: Smoothness = { a: 1, b: 1, r: 1 };

/** With the constants of the run's kernel, as in the bounds, which therefore hold for a lane with this schedule. */
export const theoremSchedule = schedule(THEOREM_SCHEDULE, {
  create:
    ({ delta }, { dimension, smoothness = UNIT }) =>
    (t) =>
      Math.sqrt(Math.max(0, theoremBeta(t, { ...smoothness, dimension, delta: delta }))),
  explain: (multiplier, t) =>
    `the theorem for a continuous set makes it **${multiplier.toFixed(2)}** at $t$ = ${t}`,
});
