import { log, pow } from '../../math/index.ts';

/**
 * Order of the regret of SparQ-GP-UCB (SparQ paper, Theorem 3.1, eq. 19), probability at least 1 − δ, SE kernel:
 *
 *   √(T d ln^{d+5} T) · √(ln(1/δ) + d ln^{d+3}(d ln T))
 *
 * The paper gives it as O(·): the constant is not stated, 1 is used. Its Fig. 1 draws a black curve for it over R_t/t
 * without saying with which. ln(d ln T) is negative for the first steps and is taken as 0 there.
 */
export function sparqRegretBound(T: number, dimension: number, delta: number): number {
  const logT = log(T);
  const queries = Math.max(0, log(Math.max(1, dimension * logT)));
  const learning = T * dimension * pow(logT, dimension + 5);
  return Math.sqrt(learning) * Math.sqrt(log(1 / delta) + dimension * pow(queries, dimension + 3));
}
