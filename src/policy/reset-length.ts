/**
 * Steps between resets for a change rate ε: N = ⌈min(T, 12 ε^{−1/4})⌉, and T for ε = 0
 * (Bogunovic et al. 2016, Corollary 4.1, as used for R-GP-UCB and the bounds of ET-GP-UCB).
 * The fourth root is taken as two square roots, which are exact to the last bit everywhere.
 * @param epsilon change rate in [0, 1]
 * @param horizon T ≥ 1
 */
export function resetLength(epsilon: number, horizon: number): number {
  if (epsilon === 0) return Math.ceil(horizon);
  return Math.ceil(Math.min(horizon, 12 / Math.sqrt(Math.sqrt(epsilon))));
}
