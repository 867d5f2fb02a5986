import { indicatorCovariance } from '../../math/bivariate-normal.ts';
import { normalCdf } from '../../math/normal.ts';
import { exceedance } from './threshold-probability.ts';

/** Below this product of two variances their covariance, at most its root, does not change a probability in any bit. */
const NOTHING = 1e-36;

/**
 * σ^(p)²(x) = Σ_w Σ_w' Cov(1[f(x, w) > h̃], 1[f(x, w') > h̃]) p(w) p(w'): the posterior variance of p_upper itself at one
 * design (BPT paper, App. A), which γ² bounds. Computed from the joint posterior of f at its conditions, for each pair by
 * the bivariate normal distribution.
 * @param mean of f(x, w) (N_w)
 * @param covariance of f(x, w) and f(x, w') (N_w × N_w, row-major)
 * @param weights p(w) (N_w)
 */
export function probabilityVariance(
  mean: Float64Array,
  covariance: Float64Array,
  weights: Float64Array,
  { threshold, eta }: { readonly threshold: number; readonly eta: number },
): number {
  const n = mean.length;
  const variance = mean.map((_, w) => Math.max(0, covariance[w * n + w]));
  const z = exceedance(mean, variance, threshold, eta);
  const own = z.map((value) => {
    const tail = normalCdf(-Math.abs(value));
    return tail * (1 - tail);
  });
  let sum = 0;
  for (let i = 0; i < n; i++) {
    sum += weights[i] * weights[i] * own[i];
    for (let j = 0; j < i; j++) {
      if (own[i] * own[j] < NOTHING) continue;
      const correlation = covariance[i * n + j] / Math.sqrt(variance[i] * variance[j]);
      sum +=
        2 * weights[i] * weights[j] * indicatorCovariance(z[i], z[j], Math.max(-1, Math.min(1, correlation)));
    }
  }
  return Math.max(0, sum);
}
