import { log } from '../math/index.ts';

/**
 * Multiplier √β_t with β_t = max(0, c1 ln(c2 t)), the practical schedule (ET paper §6).
 * @param t global step, from 1
 */
export function sqrtLogMultiplier(t: number, c1: number, c2: number): number {
  return Math.sqrt(logBeta(t, c1, c2));
}

/** β_t = max(0, c1 ln(c2 t)), from t = 1. */
export function logBeta(t: number, c1: number, c2: number): number {
  return Math.max(0, c1 * log(c2 * t));
}

/** What the theorem's β_t rests on: dimension d, failure probability δ, and a, b, r of the smoothness assumption. */
export interface TheoremConstants {
  readonly dimension: number;
  /** δ in (0, 1). */
  readonly delta: number;
  /** P(sup |∂f/∂x_j| > L) ≤ a exp(−L²/b²) on the domain [0, r]^d. */
  readonly a: number;
  readonly b: number;
  readonly r: number;
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

/** β_t = 2 ln(|X| t² π²/(6δ)) for a finite set of `cardinality` candidates (Srinivas et al. 2010, Theorem 1). */
export function finiteSetBeta(t: number, cardinality: number, delta: number): number {
  return 2 * log((cardinality * t * t * Math.PI * Math.PI) / (6 * delta));
}

/** β_t = |X| π² t²/(6δ): BPT paper, Lemma 3.1. */
export function thresholdLemmaBeta(t: number, cardinality: number, delta: number): number {
  return (cardinality * Math.PI * Math.PI * t * t) / (6 * delta);
}

/** β_t = |X| π² t²/(3δ): BPT paper, Theorems 4.1 and 4.3. */
export function thresholdTheoremBeta(t: number, cardinality: number, delta: number): number {
  return (cardinality * Math.PI * Math.PI * t * t) / (3 * delta);
}

/** Q_t = ⌈6 ln t⌉ side queries at step t (SparQ paper). */
export function expertQueries(t: number): number {
  return Math.ceil(6 * log(t));
}

/** Largest age a with a² + 1 ≤ ln t, or −1 where there is none (SparQ paper: variance at most σ² ln t). */
export function largestKeptAge(t: number): number {
  const limit = log(t);
  let age = -1;
  while ((age + 1) * (age + 1) + 1 <= limit) age++;
  return age;
}
