import type { ResetReason } from '../contracts/record.ts';
import { log } from '../math/index.ts';

/** What a trigger sees of one observation: the posterior at x_t before (x_t, y_t) was added. */
export interface TestInput {
  readonly t: number;
  /** Steps since the last reset, t' ≥ 1. */
  readonly tPrime: number;
  readonly y: number;
  readonly mean: number;
  readonly variance: number;
  readonly noiseVariance: number;
}

/** A trigger's answer for one observation; null where it has no such quantity. */
export interface Verdict {
  readonly psi: number | null;
  readonly kappa: number | null;
  readonly triggered: boolean | null;
  readonly testActive: boolean | null;
  readonly reset: boolean;
  readonly reason: ResetReason | null;
}

/** Decides after each observation whether the objective changed (ET paper, Definition 2). */
export interface Trigger {
  /** False for the trigger that never fires: t' is then not recorded. */
  readonly resets: boolean;
  test(input: TestInput): Verdict;
}

const QUIET: Verdict = {
  psi: null,
  kappa: null,
  triggered: null,
  testActive: null,
  reset: false,
  reason: null,
};

export const never: Trigger = { resets: false, test: () => QUIET };

/** Resets after every N-th observation (R-GP-UCB, Bogunovic et al. 2016). */
export function every(period: number): Trigger {
  const reset: Verdict = { ...QUIET, reset: true, reason: 'periodic' };
  return { resets: true, test: ({ tPrime }) => (tPrime >= period ? reset : QUIET) };
}

/** ψ, κ and their parts for one observation. */
export interface EventTest {
  readonly psi: number;
  readonly kappa: number;
  readonly rho: number;
  readonly wBar: number;
  readonly fires: boolean;
}

/**
 * The event of ET-GP-UCB (Lemma 3, eq. 10–11): ψ = |y − μ(x)| against κ = √ρ_{t'} σ(x) + w̄_{t'}, with
 * π_{t'} = π² t'²/6, ρ_{t'} = 2 ln(2 π_{t'}/δ_B) and w̄_{t'} = √(2 σ_n² ln(2 π_{t'}/δ_B)).
 * @param deltaB δ_B in (0, 1): bounds the chance that the test ever fires although nothing changed.
 */
export function eventTest(input: TestInput, deltaB: number): EventTest {
  const { tPrime, y, mean, variance, noiseVariance } = input;
  const piTPrime = (Math.PI * Math.PI * tPrime * tPrime) / 6;
  const logTerm = log((2 * piTPrime) / deltaB);
  const rho = 2 * logTerm;
  const wBar = Math.sqrt(2 * noiseVariance * logTerm);
  const psi = Math.abs(y - mean);
  const kappa = Math.sqrt(rho) * Math.sqrt(variance) + wBar;
  return { psi, kappa, rho, wBar, fires: psi > kappa };
}

/**
 * Event trigger within bounds (ET-GP-UCB, Algorithm 1): resets when the event fires and
 * N_lo ≤ t' ≤ N_hi, or when t' = N_hi. Where both hold, the reason is the event.
 */
export function onEvent(deltaB: number, lower: number, upper: number): Trigger {
  return {
    resets: true,
    test(input) {
      const { psi, kappa, fires } = eventTest(input, deltaB);
      const testActive = input.tPrime >= lower && input.tPrime <= upper;
      const byEvent = fires && testActive;
      const reset = byEvent || input.tPrime >= upper;
      const reason = byEvent ? 'event' : reset ? 'upper bound' : null;
      return { psi, kappa, triggered: fires, testActive, reset, reason };
    },
  };
}
