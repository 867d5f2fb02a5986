import { log, pow } from '../../math/index.ts';
import { CONSTANT_BETA_SCHEDULE } from './constant-beta.about.ts';
import { schedule } from './spec.ts';

/** Growth of the information gain of the static kernel, γ_N ~ N^q up to logarithms. */
const gainGrowth = {
  /** q = 0. */
  se: () => 0,
  /** q = d/(2ν + d) with ν = 5/2. */
  matern52: (dimension: number) => dimension / (5 + dimension),
} as const;

/** The quantities derived from a change rate ε in (0, 1]. */
interface ConstantBeta {
  /** α = 2(1−q)/(4−q). */
  readonly alpha: number;
  /** δ = ε^{α/2}. */
  readonly delta: number;
  /** τ = ⌈ε^{−α/2}⌉ points per side of the grid in the proof. */
  readonly tau: number;
}

/** Subtracted before rounding up, so that exact powers are not rounded up. Ours. */
const ROUNDING = 1e-9;

/**
 * Failure probability and discretisation that balance the regret of a static model under drift (Mandl & Kekkonen 2026,
 * §4).
 * @param growth q in [0, 1)
 */
export function balanced(epsilon: number, growth: number): ConstantBeta {
  const alpha = (2 * (1 - growth)) / (4 - growth);
  const delta = pow(epsilon, alpha / 2);
  return { alpha, delta, tau: Math.ceil(pow(epsilon, -alpha / 2) - ROUNDING) };
}

/** β = 2(ln(6/δ) + d ln τ), eq. 13 with equality; constant in t, and √β multiplies σ. */
export function constantBeta(dimension: number, { delta, tau }: Pick<ConstantBeta, 'delta' | 'tau'>): number {
  return 2 * (log(6 / delta) + dimension * log(tau));
}

/** The paper's rounded form (25): 2 ln 6 + α(1+d) ln(1/ε). */
export function approximateBeta(epsilon: number, alpha: number, dimension: number): number {
  return 2 * log(6) + alpha * (1 + dimension) * log(1 / epsilon);
}

/** The rate of a chain observed every `gap` steps: 1 − (1−ε)^Δ (27). */
export function sampledRate(epsilon: number, gap: number): number {
  return 1 - pow(1 - epsilon, gap);
}

/** Constant in t, from the change rate (Mandl & Kekkonen 2026); the plain constant is `constant`. */
export const constantBetaSchedule = schedule(CONSTANT_BETA_SCHEDULE, {
  create: ({ driftRate, driftKernel }, { dimension }) => {
    const growth = gainGrowth[driftKernel](dimension);
    const multiplier = Math.sqrt(constantBeta(dimension, balanced(driftRate, growth)));
    return () => multiplier;
  },
  explain: (multiplier, _, { driftRate }) =>
    `$ε$ = ${driftRate} makes it **${multiplier.toFixed(2)}** at every step`,
});
