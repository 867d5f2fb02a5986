import { log } from '../../math/index.ts';
import { mismatchBound } from '../model-mismatch.ts';

/** What Theorem 1 of the ET paper rests on. */
interface EtBoundInput {
  /** Number of steps T. */
  readonly horizon: number;
  /** Change rate ε in [0, 1]. */
  readonly epsilon: number;
  readonly noiseVariance: number;
  /** N_lo ≤ N_hi ≤ T: fewest and most observations between resets. */
  readonly lower: number;
  readonly upper: number;
  /** β_T. */
  readonly beta: number;
  /** Maximum information gain γ over N_hi points. */
  readonly gain: number;
  /** P(sup |f| > L) ≤ a0 exp(−L²/b0²). */
  readonly a0: number;
  readonly b0: number;
  /** δ in (0, 1). */
  readonly delta: number;
}

/** The bound and its two parts: what is learned too slowly, and what is believed wrongly. */
export interface EtBound {
  readonly total: number;
  readonly learning: number;
  readonly mismatch: number;
}

/**
 * With probability at least 1 − δ (ET paper, Theorem 1, eq. 6–7; restated as 12–13):
 *
 *   R_T ≤ √(C1 T β_T (T/N_lo + 1) γ_{N_hi}) + 2 + T φ_T(ε, N_hi),   C1 = 8/ln(1 + σ_n⁻²),
 *   φ_T = 2√(β_T (3σ_n⁻² + σ_n⁻⁴) N_hi³ ε) + 2(σ_n⁻² + σ_n⁻⁴) N_hi³ ε (b0 + √2 σ_n) √(ln(4(a0+1)π²T²/(3δ)))
 *
 * for a GP Markov chain with rate ε, k(x, x) ≤ 1, and any algorithm with a static model whose blocks are between N_lo
 * and N_hi long. The formula is whole in the text; the bars over and under N are read from the proof (36).
 */
export function etRegretBound(input: EtBoundInput): EtBound {
  const { horizon, lower, beta, gain, noiseVariance } = input;
  const constant = 8 / log(1 + 1 / noiseVariance);
  const learning = Math.sqrt(constant * horizon * beta * (horizon / lower + 1) * gain) + 2;
  const { mean, sd } = mismatchBound({ ...input, longest: input.upper });
  const mismatch = horizon * (2 * Math.sqrt(beta) * sd + 2 * mean);
  return { total: learning + mismatch, learning, mismatch };
}
