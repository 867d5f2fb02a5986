import { exp, log, pow } from '../math/index.ts';

/** What Theorem 1 and Proposition 2 of Mandl & Kekkonen (2026) rest on. */
interface ConstantBetaInput {
  /** Number of steps T. */
  readonly horizon: number;
  /** Constant β ≥ 2(ln(6/δ) + d ln τ). */
  readonly beta: number;
  /** Maximum information gain γ̃_T of the drifting model. */
  readonly gain: number;
  readonly noiseVariance: number;
  readonly delta: number;
  readonly tau: number;
  readonly dimension: number;
  /** Side r of the box, and P(sup |∂f/∂x_j| > L) ≤ a exp(−L²/b²). */
  readonly side: number;
  readonly a: number;
  readonly b: number;
  /** Mean and standard deviation of W = sup f − inf f. */
  readonly spread: { readonly mean: number; readonly sd: number };
}

export interface ConstantBetaBound {
  readonly c1: number;
  readonly c2: number;
  readonly c3: number;
  /** On E R_T. */
  readonly expected: number;
  /** On R_T, with probability 1 − ω. */
  readonly realised: number;
}

/**
 * E R_T ≤ √(C1 T β γ̃_T) + T C2 + T δ C3 with C1 = 8/ln(1+σ⁻²), C2 = (r d b/τ) √ln(3ad/δ), C3 = μ_w + 2σ_w √(2 ln(e/δ))
 * for k(x, x) ≤ 1 (Theorem 1); with probability 1 − ω, δC3 becomes δC3/ω (Proposition 2).
 */
export function constantBetaBound(input: ConstantBetaInput, omega: number): ConstantBetaBound {
  const { horizon, beta, gain, noiseVariance, delta, tau, dimension, side, a, b, spread } = input;
  const c1 = 8 / log(1 + 1 / noiseVariance);
  const c2 = ((side * dimension * b) / tau) * Math.sqrt(log((3 * a * dimension) / delta));
  const c3 = spread.mean + 2 * spread.sd * Math.sqrt(2 * (1 - log(delta)));
  const learning = Math.sqrt(c1 * horizon * beta * gain);
  const total = (rare: number) => learning + horizon * c2 + horizon * rare;
  return { c1, c2, c3, expected: total(delta * c3), realised: total((delta * c3) / omega) };
}

/**
 * What any policy at all stays below with probability 1 − ω: T μ_w + √(8T (1+ρ)/(1−ρ) ln(1/ω)), ρ = √(1−ε).
 * @param epsilon change rate in (0, 1]
 */
export function anyPolicyBound(horizon: number, epsilon: number, meanSpread: number, omega: number): number {
  const rho = Math.sqrt(1 - epsilon);
  return horizon * meanSpread + Math.sqrt(((8 * horizon * (1 + rho)) / (1 - rho)) * log(1 / omega));
}

/**
 * γ̃_T ≤ ⌈T/N⌉ (γ_N + ε N √(N²−1)/(2√3 σ²) √γ_N) for blocks of N steps (Theorem B.3).
 * @param gain γ_N of the static kernel
 */
export function driftingGain(
  horizon: number,
  block: number,
  gain: number,
  epsilon: number,
  noiseVariance: number,
): number {
  const moved = (epsilon * block * Math.sqrt(block * block - 1)) / (2 * Math.sqrt(3) * noiseVariance);
  return Math.ceil(horizon / block) * (gain + moved * Math.sqrt(gain));
}

/** The same with the best block length up to T. `gains`: γ_N at index N. */
export function bestDriftingGain(
  horizon: number,
  gains: readonly number[],
  epsilon: number,
  noiseVariance: number,
): number {
  let best = Number.POSITIVE_INFINITY;
  for (let block = 1; block <= horizon; block++)
    best = Math.min(best, driftingGain(horizon, block, gains[block], epsilon, noiseVariance));
  return best;
}

/** The δ for which a β is just large enough at a τ: 6 τ^d e^{−β/2}; below 1 where the theorem speaks. */
export function leastDelta(beta: number, tau: number, dimension: number): number {
  return 6 * pow(tau, dimension) * exp(-beta / 2);
}
