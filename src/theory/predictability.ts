/** Below this share of the variance the rest is rounding: the past tells all. */
const NOTHING_LEFT = 1e-12;

/**
 * Share v_n of the variance of f_t(x) that is left when f was seen without noise at the n steps before, by Levinson's and Durbin's
 * recursion: v_n = 1 − kᵀK⁻¹k with K_ij = k_T(Δ|i−j|). Once below 1e-12 it is 0 and stays 0. O(n²).
 * @param correlation k_T of a gap of i steps, correlation(0) = 1
 * @param steps n
 * @returns v_1 … v_n
 */
export function shareLeft(correlation: (steps: number) => number, steps: number): number[] {
  const correlations = Array.from({ length: steps + 1 }, (_, i) => correlation(i));
  const left: number[] = [];
  let weights: number[] = [];
  let share = 1;
  for (let n = 1; n <= steps; n++) {
    if (share > 0) {
      let rest = correlations[n];
      for (let i = 1; i < n; i++) rest -= weights[i - 1] * correlations[n - i];
      const last = rest / share;
      weights = [...weights.map((weight, i) => weight - last * weights[n - 2 - i]), last];
      share *= 1 - last * last;
      if (!(share >= NOTHING_LEFT)) share = 0;
    }
    left.push(share);
  }
  return left;
}

/**
 * The least expected regret of any lane at a step, as a share of M = E max_x f(x), where the past leaves a share v of the variance:
 * 1 − √(1 − v). Holds for the average over worlds drawn from the prior; one run may lie below.
 */
export const regretFloor = (left: number): number => 1 - Math.sqrt(1 - left);

/**
 * The same for a Wiener process, which is not stationary: √(1 + σ_w²(t−1)) − √(1 + σ_w²(t−2)); 1 at t = 1, before which nothing was seen.
 * @param stepVariance σ_w² of one step
 */
export function wienerFloor(stepVariance: number, t: number): number {
  const spread = (steps: number) => Math.sqrt(1 + stepVariance * steps);
  return t === 1 ? 1 : spread(t - 1) - spread(t - 2);
}
