import type { Looking, ResetReason } from '../contracts/record.ts';
import { log } from '../math/index.ts';
import type { Stream } from '../random/stream.ts';

/** One observation and what the model said of it: the posterior at x_t before (x_t, y_t) was added. */
export interface Prediction {
  readonly t: number;
  /** Steps since the last reset, t' ≥ 1. */
  readonly tPrime: number;
  readonly y: number;
  readonly mean: number;
  readonly variance: number;
  readonly noiseVariance: number;
}

/** Log density of y under the model that was asked: N(y; μ, σ² + σ_n²). */
export function logPredictiveDensity({ y, mean, variance, noiseVariance }: Prediction): number {
  const total = variance + noiseVariance;
  return -0.5 * (log(2 * Math.PI * total) + ((y - mean) * (y - mean)) / total);
}

/** A query at a place of the covering set. */
export interface CoveredPlace {
  /** Position in the covering set. */
  readonly position: number;
  /** The schedule asked for it: it was no choice of the acquisition. */
  readonly look: boolean;
}

/**
 * What a trigger sees of one observation. The likelihoods are those of the lane's newest `count` ≤ t observations, this
 * one included, under the hyperparameters now in force.
 */
export interface TestInput extends Prediction {
  /** Where the query stands in the lane's covering set; null where it is no place of it, or there is none. */
  readonly place: CoveredPlace | null;
  /** Log marginal likelihood under the prior alone: as if everything older had been dropped. */
  readonly freshLogLikelihood: (count: number) => number;
  /** Log likelihood given what the lane held before them. */
  readonly keptLogLikelihood: (count: number) => number;
  /** The lane's own random substream of this name, at its first number. */
  readonly stream: (name: string) => Stream;
}

/** A trigger's answer for one observation; null where it has no such quantity. */
export interface Verdict {
  readonly psi: number | null;
  readonly kappa: number | null;
  readonly triggered: boolean | null;
  readonly testActive: boolean | null;
  readonly reset: boolean;
  readonly reason: ResetReason | null;
  /** What a test of looks says beside it; absent where there is none. */
  readonly ofLooks?: Pick<Looking, 'split' | 'eventPsi' | 'eventKappa'>;
}

/** Decides after each observation whether the objective changed. May keep state: one trigger serves one session. */
export interface Trigger {
  /** False for the trigger that never fires: t' is then not recorded. */
  readonly resets: boolean;
  /** It tests what is seen at the covering set: a lane has one then even without looks. */
  readonly watchesPlaces?: true;
  /** Fewest and most observations between two resets, N_lo and N_hi; omitted: neither is bounded. */
  readonly blockLengths?: readonly [number, number];
  test(input: TestInput): Verdict;
}

/** The answer of a trigger that neither tests nor resets. */
export const QUIET: Verdict = {
  psi: null,
  kappa: null,
  triggered: null,
  testActive: null,
  reset: false,
  reason: null,
};

export const never: Trigger = {
  resets: false,
  blockLengths: [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
  test: () => QUIET,
};

/** Resets after every N-th observation (R-GP-UCB, Bogunovic et al. 2016). */
export function every(period: number): Trigger {
  const reset: Verdict = { ...QUIET, reset: true, reason: 'periodic' };
  return {
    resets: true,
    blockLengths: [period, period],
    test: ({ tPrime }) => (tPrime >= period ? reset : QUIET),
  };
}

/** A statistic ψ ≥ 0 against its threshold κ. */
export interface Finding {
  readonly psi: number;
  readonly kappa: number;
  readonly fires: boolean;
}

/** Test and threshold functions of an event trigger (ET paper, Definition 2). State starts over at t' = 1. */
export type ChangeTest = (input: TestInput) => Finding;

/**
 * A test within bounds (ET-GP-UCB, Algorithm 1): resets when it fires and N_lo ≤ t' ≤ N_hi, or when t' = N_hi.
 * Where both hold, the reason is the event.
 */
export function withinBounds(test: ChangeTest, lower: number, upper: number): Trigger {
  return {
    resets: true,
    blockLengths: [lower, upper],
    test(input) {
      const { psi, kappa, fires } = test(input);
      const testActive = input.tPrime >= lower && input.tPrime <= upper;
      const byEvent = fires && testActive;
      const reset = byEvent || input.tPrime >= upper;
      const reason = byEvent ? 'event' : reset ? 'upper bound' : null;
      return { psi, kappa, triggered: fires, testActive, reset, reason };
    },
  };
}
