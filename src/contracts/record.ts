import type { Assessment, DesignFrame } from './environment.ts';

/**
 * Why the data were dropped after a step. `event`: the trigger fired; `upper bound`: t' reached N_hi; `glr`: the test of the
 * looks fired; `periodic`: by the calendar, every N steps or after a number drawn beforehand; `true change`: an oracle was told.
 */
export type ResetReason = 'event' | 'upper bound' | 'periodic' | 'true change' | 'glr';

/** What one step of one lane did. Small and kept for every step; timing is kept beside it, never in it. */
export interface StepRecord {
  /** Global step t, from 1. */
  readonly t: number;
  /** Clock at which the observation was made: t, or elapsed seconds. */
  readonly clock: number;
  /** Seconds that this evaluation was observed to take; null where evaluations take no time of their own. */
  readonly duration: number | null;
  /** Query x_t, length d (arms: coordinates or `[arm index]`). */
  readonly x: readonly number[];
  /** Index of x_t among the candidates. */
  readonly index: number;
  /** Observation y_t = f_t(x_t) + w_t. */
  readonly y: number;
  /** Noise-free value f_t(x_t). */
  readonly f: number;
  /** Maximiser x*_t on the candidates, and its index. */
  readonly xStar: readonly number[];
  readonly starIndex: number;
  /** Maximum f_t(x*_t); with an environment, the largest probability p_upper(x*). */
  readonly fStar: number;
  /**
   * Instant regret r_t = f_t(x*_t) − f_t(x_t) ≥ 0; with an environment, that of the answer: p_upper(x*) − p_upper(x̂_t).
   */
  readonly regret: number;
  /** Cumulative regret R_t. */
  readonly cumulativeRegret: number;
  /** Posterior mean and standard deviation at x_t before y_t was added; null for algorithms without a model. */
  readonly mean: number | null;
  readonly sd: number | null;
  /** The multiplier of σ in the acquisition (√β_t for UCB); null without a model or without data. */
  readonly multiplier: number | null;
  /** Acquisition value at x_t; null for random queries. */
  readonly acquisition: number | null;
  /** Number of observations the model had when it chose x_t. */
  readonly dataSize: number;
  /** The same after the step, resets included. */
  readonly dataSizeAfter: number;
  /** Steps whose observations were dropped after this one, where these were not simply the oldest held; null otherwise. */
  readonly dropped: readonly number[] | null;
  /**
   * Statistic ψ_t ≥ 0 and threshold κ_t of the trigger; null where the algorithm has none. ET-GP-UCB's own test: the
   * surprise |y − μ| and √ρ σ + w̄. CUSUM: its sum S and b. Likelihood ratio: the log ratio, from 0, and its threshold. GLR
   * test of looks: the statistic Z and b, null at steps that add nothing to a tested stream.
   */
  readonly psi: number | null;
  readonly kappa: number | null;
  /** Steps since the last reset, t' ≥ 1, of this step's observation; null where the algorithm never resets. */
  readonly tPrime: number | null;
  /** The test said "changed" (whether or not the bounds allowed a reset); null without a test. */
  readonly triggered: boolean | null;
  /** The test was allowed to reset at this step (N_lo ≤ t' ≤ N_hi); null without a test. */
  readonly testActive: boolean | null;
  readonly reset: boolean;
  readonly reason: ResetReason | null;
  /** Extra evaluations asked of an expert. */
  readonly sideQueries: number;
  /**
   * Hyperparameters in force where a lane refits them: lengthscales, σ_f², and the temporal factor's own (ε, σ_w², l_T, p
   * and l_p; 0 when static); null where they are fixed.
   */
  readonly hyperparameters: readonly number[] | null;
  /** Jitter that the factorisation needed; 0 normally. */
  readonly jitter: number;
  /** What the lane would answer after this step; null where the objective has no environment. */
  readonly assessment: Assessment | null;
  /** How a memory that weighs its observations chose; absent where it does not. */
  readonly selection?: Selection;
  /** How the lane's posterior was computed, where that is declared (`Lane.posterior`); absent where it is not. */
  readonly posterior?: 'kalman';
  /** Present where the world moves while the lane computes; `clock` is then the time of the query, the first at 0. */
  readonly standing?: Standing;
  /** Present where the lane looks around on a schedule. */
  readonly looking?: Looking;
  /** Present where the lane weighs several priors. */
  readonly priors?: PriorsStep;
}

/** A record as it is written to a file: with what its regret was paid for, where that was asked for. */
export interface WrittenRecord extends StepRecord {
  readonly paid?: PaidStep;
}

/** The regret of a step by what caused it (docs/causes.md): each at least 0, in sum the regret. */
export interface PaidStep {
  readonly forced: number;
  readonly old: number;
  readonly noise: number;
  readonly unknown: number;
  readonly forgotten: number;
  readonly false_alarm: number;
}

/** What a lane with several priors chose by, and what became of them; positions in its list of priors. */
export interface PriorsStep {
  /** Of the prior that chose the query. */
  readonly prior: number;
  /** Priors still in after the step, ascending; null where none is ever dropped. */
  readonly alive: readonly number[] | null;
  /** Logarithms of the weights after the step, normalised; null where they are not weighed. */
  readonly logWeights: readonly number[] | null;
  /** Sum of the residuals of the prior's own plays, and what it may be; null where none is ever dropped. */
  readonly residualSum: number | null;
  readonly bound: number | null;
}

/** The belief of every prior of a lane on the candidates (G), and how they stood when the step was chosen. */
export interface PriorsFrame extends Pick<PriorsStep, 'prior' | 'alive' | 'logWeights'> {
  readonly means: readonly Float64Array[];
  readonly sds: readonly Float64Array[];
}

/** How a lane stood that looks around on a schedule (Slots.looks). */
export interface Looking {
  /** Position in the covering set where the schedule asked for a look; null: it did not, or another chose the query. */
  readonly look: number | null;
  /** Share α of looks since the last reset, 0 to 1. */
  readonly share: number;
  /** Values of the tested stream before the likeliest change; null without a test. */
  readonly split: number | null;
  /** ψ and κ of the event test; null where it does not watch beside the other. */
  readonly eventPsi: number | null;
  readonly eventKappa: number | null;
}

/** What a query costs while it stays in play: its lane computes the next one, and the world moves on. */
export interface Standing {
  /** When the next query is played, or the run ends, in seconds. */
  readonly until: number;
  /** Regret times seconds in each step of the world that it stands in, from the one it was played in on. */
  readonly regret: readonly number[];
  /** The same summed over this query and all before it. */
  readonly cumulativeRegret: number;
  /** Its mean over the time from 0 to `until`. */
  readonly regretPerSecond: number;
}

/** A run's state at a step of the world. */
export interface WorldStep extends StepRecord {
  /** Present where the world moves while the lane computes: `t`, regrets and `reset` are then those of the world's step. */
  readonly queries?: {
    /** Step of the query shown, and how many were made by the end of the world's step. */
    readonly shown: number;
    readonly made: number;
    /** Mean regret of these at the moments at which they were made. */
    readonly regret: number;
    /** Those made in this step, as the lane recorded them; none where it computed all the while. */
    readonly asked: readonly StepRecord[];
  };
}

/** What a memory that weighs its observations by relevance did after a step. */
export interface Selection {
  /** Budget before the removals, and after them. */
  readonly budgetBefore: number;
  readonly budget: number;
  /** Steps dropped, in order, and the relevance R that each had then. */
  readonly removed: readonly number[];
  readonly removedRelevance: readonly number[];
  /** R of every observation held after them, oldest first. */
  readonly relevance: readonly number[];
}

/** An expert's answer about a candidate. */
export interface ExpertAnswer {
  readonly index: number;
  readonly y: number;
  /** Steps since it was given, where an old answer stands for a new one; absent: given after the step before. */
  readonly age?: number;
}

/** One lane at one step on all candidates, before the observation of that step: made on demand, never stored. */
export interface Frame {
  readonly t: number;
  /** f_t on the candidates (G). */
  readonly truth: Float64Array;
  /** Posterior mean, standard deviation and acquisition on the candidates (G); null for algorithms without a model. */
  readonly mean: Float64Array | null;
  readonly sd: Float64Array | null;
  readonly acquisition: Float64Array | null;
  readonly multiplier: number | null;
  /** Share of the variance that is worth learning, 0 to 1 (G); absent where the lane does not weigh that. */
  readonly worthLearning?: Float64Array;
  /** Absent where the lane has one prior. */
  readonly priors?: PriorsFrame;
  /** Steps whose observations the model used, oldest first: look them up in the records. */
  readonly dataSteps: Int32Array;
  /** Their records, where the page counts by the steps of the world: `dataSteps` are then those at which they were made. */
  readonly held?: readonly StepRecord[];
  /** Expert's answers that the model used beside them; empty where there is no expert. */
  readonly answers: readonly ExpertAnswer[];
  /** Log marginal likelihood of those observations under the model; null without a model. */
  readonly logMarginalLikelihood: number | null;
  /** The lane's belief in the designs; null where the objective has no environment. */
  readonly designs: DesignFrame | null;
  /** Φ, the model's belief that f > h, on the pairs (G); where the frame is drawn, and there is an environment and a model. */
  readonly belief?: Float64Array;
}
