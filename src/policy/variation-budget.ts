import { log, pow } from '../math/index.ts';

/** Maximum information gain of an SE kernel up to constants: γ_T = (ln T)^{d+1} (Srinivas et al. 2010, Theorem 5). */
function closedFormInformationGain(horizon: number, dimension: number): number {
  return pow(log(horizon), dimension + 1);
}

/**
 * Window W or period H = ⌈γ_T^{1/4} (T/B_T)^{1/2}⌉ of SW-GP-UCB and BR-GP-UCB (Zhou & Shroff 2021), at least 1 and at most T.
 * @param budget variation budget B_T > 0
 */
export function budgetWindow(horizon: number, dimension: number, budget: number): number {
  const gain = closedFormInformationGain(horizon, dimension);
  const length = Math.ceil(Math.sqrt(Math.sqrt(gain)) * Math.sqrt(horizon / budget));
  return Math.max(1, Math.min(horizon, length));
}

/** Discount η = 1 − γ_T^{−1/4} (B_T/T)^{1/2} of W-GP-UCB (Deng et al. 2022), kept within [0.01, 1]. */
export function budgetDiscount(horizon: number, dimension: number, budget: number): number {
  const gain = closedFormInformationGain(horizon, dimension);
  const eta = 1 - Math.sqrt(budget / horizon) / Math.sqrt(Math.sqrt(gain));
  return Math.max(0.01, Math.min(1, eta));
}
