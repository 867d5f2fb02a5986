/**
 * A design x beside an environment w that nobody controls once x is in use: f(x, w) with w ~ p(w). Candidates are the
 * pairs, candidate = design · N_w + condition; while optimising, both are chosen.
 */
export interface EnvironmentProblem {
  /** p(w) of every condition (N_w), sums to 1. */
  readonly weights: Float64Array;
  /** h: the threshold that f should exceed. */
  readonly threshold: number;
  /** α: a design is good when it meets the threshold with at least this probability. */
  readonly level: number;
  /** The condition nearest to E[w]. */
  readonly meanCondition: number;
  /** Δ: the conditions of the central half of w. */
  readonly centralConditions: readonly number[];
}

/** The problem with its answer. */
export interface Environment extends EnvironmentProblem {
  /** Numbers of designs N_x and of conditions N_w. */
  readonly designs: number;
  readonly conditions: number;
  /** p_upper(x) = Σ_w 1[f(x, w) > h] p(w) of every design (N_x). */
  readonly probability: Float64Array;
  /** The design of the largest; ties go to the lowest index. */
  readonly best: number;
}

/** What a lane would say after a step, and how true it is. */
export interface Assessment {
  /** The design that the lane names as its answer. */
  readonly answer: number;
  /** p_upper of the answer. */
  readonly probability: number;
  /** Designs taken to be above and below the level α, and the rest; null for a lane that does not classify. */
  readonly above: number | null;
  readonly below: number | null;
  readonly undecided: number | null;
  /** F1 score of the designs taken to be above against those that are; null as above. */
  readonly f1: number | null;
  /**
   * Largest misclassification loss e_α, by how much p_upper misses α on the other side, of the designs classified; null as
   * above. Where nothing is undecided, a loss of at most ε is the BPT paper's ε-accuracy.
   */
  readonly loss: number | null;
}

/** A lane's belief in the designs at a step, for the page (N_x each). */
export interface DesignFrame {
  /** p_upper, the truth. */
  readonly truth: Float64Array;
  /** μ^(p) and γ: estimate of p_upper and its spread; null without a model. */
  readonly mean: Float64Array | null;
  readonly spread: Float64Array | null;
  /**
   * σ^(p): the posterior standard deviation of p_upper itself, of which γ is a bound, at the lane's answer; null for a lane
   * that knows nothing of designs.
   */
  readonly deviation: number | null;
  /** What the lane classifies by, and the cut it compares with; null for a lane that does not classify. */
  readonly lower: Float64Array | null;
  readonly upper: Float64Array | null;
  readonly cut: number | null;
  /** ε: an end may miss the cut by half of it; null as above. */
  readonly accuracy: number | null;
  /** The design the lane would name. */
  readonly answer: number;
}
