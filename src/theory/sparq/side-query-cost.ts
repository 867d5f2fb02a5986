import { log, pow } from '../../math/index.ts';

/**
 * Order of all of SparQ-GP-UCB's operations up to step T, constants left out (SparQ paper, Theorem 3.2):
 * T² ln T ln^{3d}(T/ln T). 0 before T = 3.
 */
export function sparqCostOrder(T: number, dimension: number): number {
  if (T < 3) return 0;
  return T * T * log(T) * pow(log(T / log(T)), 3 * dimension);
}

/** What the paper holds it against: one regression on all T observations, of the order of T³, constants left out as well. */
export const regressionCostOrder = (T: number): number => T * T * T;

/** Multiplications of one regression on M observations to leading order: its Cholesky factor, M³/6. */
export const regressionOperations = (M: number): number => (M * M * M) / 6;

/**
 * The proof's count for T draws of Q of at most T places, each N M³ (ln ln N + ln M + ln 1/ε²) with ε = 1/T (§5.3),
 * constants left out: with the lane's own Q_T, not with its order.
 */
export function drawsCost(T: number, queries: number): number {
  if (T < 3 || queries < 1) return 0;
  return T * T * queries * queries * queries * (log(log(T)) + log(queries) + 2 * log(T));
}

/** Sizes of one step: distinct places visited, places asked about, swaps proposed, observations in the regression. */
interface StepSizes {
  readonly visited: number;
  readonly asked: number;
  readonly swaps: number;
  readonly regressed: number;
}

/**
 * Multiplications of one step as this engine makes them, to leading order: the greedy start n Q², two Schur complements of
 * Q³/6 a swap, and the Cholesky factor of the regression M³/6.
 */
export function stepOperations({ visited, asked, swaps, regressed }: StepSizes): number {
  const proposed = visited > asked ? swaps : 0;
  return visited * asked * asked + (proposed * asked * asked * asked) / 3 + regressionOperations(regressed);
}
