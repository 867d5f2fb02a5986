import { log } from '../../math/index.ts';

/** An observation under a prior, and the prior's prediction before y was added. */
interface PriorStep {
  readonly t: number;
  /** Position of the prior played. */
  readonly prior: number;
  readonly y: number;
  readonly mean: number;
  readonly sd: number;
  /** √β_t. */
  readonly multiplier: number;
}

/** Result of the test at a step. */
interface PriorTest {
  /** e, the sum of the residuals of the prior played. */
  readonly residualSum: number;
  /** Largest e allowed: √(ξ_t S) + Σ √β σ. */
  readonly bound: number;
}

interface Tally {
  /** S. */
  plays: number;
  /** e. */
  residuals: number;
  /** B. */
  widths: number;
}

/**
 * Which of several priors remain (PE-GP-UCB, Ziomek et al. 2025; the rule from memory, ξ_t = 2σ² ln(Pπ²t²/(3δ)) ours): a prior
 * is dropped when the residuals of its own plays sum to more than noise and its uncertainty explain. The last one stays.
 */
export class PriorElimination {
  readonly #alive: Set<number>;
  readonly #tallies: readonly Tally[];
  readonly #noiseVariance: number;
  readonly #delta: number;

  /** @param delta δ in (0, 1): the probability that the true prior is ever dropped, if its bounds hold */
  constructor(priors: number, noiseVariance: number, delta: number) {
    this.#tallies = Array.from({ length: priors }, () => ({ plays: 0, residuals: 0, widths: 0 }));
    this.#alive = new Set(this.#tallies.keys());
    this.#noiseVariance = noiseVariance;
    this.#delta = delta;
  }

  /** Positions of the remaining priors, in their order. */
  get alive(): number[] {
    return [...this.#alive];
  }

  /** Updates the sums with a step, and drops its prior if the test fails. */
  after({ t, prior, y, mean, sd, multiplier }: PriorStep): PriorTest {
    const tally = this.#tallies[prior];
    tally.plays++;
    tally.residuals += y - mean;
    tally.widths += multiplier * sd;
    const priors = this.#tallies.length;
    const xi = 2 * this.#noiseVariance * log((priors * Math.PI * Math.PI * t * t) / (3 * this.#delta));
    const bound = Math.sqrt(xi * tally.plays) + tally.widths;
    if (Math.abs(tally.residuals) > bound && this.#alive.size > 1) this.#alive.delete(prior);
    return { residualSum: tally.residuals, bound };
  }
}
