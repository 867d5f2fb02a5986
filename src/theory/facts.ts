import type { Environment } from '../contracts/environment.ts';
import type { StepRecord } from '../contracts/record.ts';
import type { Kernel, TemporalFactor } from '../kernels/spec.ts';
import type { ParamValues } from '../parameters/spec.ts';
import type { ModelMismatch } from './model-mismatch.ts';
import type { SparseLoss } from './sparq/sparse-posterior.ts';

/** The GP that the objective was drawn from, and how it renews itself. */
export interface Drift {
  readonly kernel: Kernel;
  /** ε of f_{t+1} = √(1−ε) f_t + √ε g; null where it changes over time. */
  readonly rate: number | null;
  readonly per: 'step' | 'second';
}

/** The GP that the objective's first function was drawn from, and how far it wanders off. */
interface Wander {
  readonly kernel: Kernel;
  /** σ_w² of f_{t+1} = f_t + σ_w g. */
  readonly stepVariance: number;
}

/** An objective of designs and conditions. */
export interface EnvironmentFacts
  extends Pick<Environment, 'designs' | 'conditions' | 'probability' | 'best'> {
  /** The GP that f(x, w) was drawn from; null where it was not. */
  readonly drawnFrom: Kernel | null;
}

/** W = sup f − inf f: its mean with a standard error, and a bound on its standard deviation. */
export interface Spread {
  readonly mean: number;
  readonly error: number;
  readonly sd: number;
}

/** What a lane's side queries came to. */
export interface SideQueryFacts {
  /** Places that the expert was asked about after the last step, and distinct places visited. */
  readonly asked: number;
  readonly visited: number;
  /** Multiplications of the run's draws and regressions, to leading order. */
  readonly operations: number;
  /** What the answers of the last step leave out of a posterior on fresh observations everywhere. */
  readonly loss: SparseLoss;
}

/** A law of the observation noise, and the step that it is in force from. */
export interface TrueNoise {
  readonly from: number;
  readonly variance: number;
  readonly shape: 'gaussian' | 'uniform';
}

/** What the theorems ask about one lane's run: everything as it was, nothing judged yet. */
export interface RunFacts {
  readonly algorithm: { readonly id: string; readonly name: string };
  /** The lane's parameters, defaults filled in. */
  readonly parameters: ParamValues;
  readonly objectiveName: string;
  /** null where the objective is no GP Markov chain, or somebody acted upon it. */
  readonly drift: Drift | null;
  /** null where the objective is no Wiener process of GP draws, or somebody acted upon it. */
  readonly wander: Wander | null;
  /** The first step at which somebody acted upon the objective; null where nobody did. */
  readonly actedAt: number | null;
  /** null where the objective has no environment. */
  readonly environment: EnvironmentFacts | null;
  readonly records: readonly StepRecord[];
  /** How many of the run's queries, its first ones, were given to the lane. */
  readonly given: number;
  /** Input dimension d of the model. */
  readonly dimension: number;
  /** Longest side r of the box around the candidates. */
  readonly side: number;
  readonly candidateCount: number;
  /** What the model assumes. */
  readonly kernel: Kernel;
  readonly temporal: TemporalFactor;
  readonly noiseVariance: number;
  /** The noise of the observations, by when it came into force; more than one where somebody acted upon it. */
  readonly trueNoise: readonly TrueNoise[];
  /** The model's hyperparameters are refitted during the run. */
  readonly refits: boolean;
  /** Fewest and most observations between resets; null where the trigger bounds neither. */
  readonly blockLengths: readonly [number, number] | null;
  /** True time τ_i at which observation i ended: the step, or elapsed seconds. Ascending. */
  readonly times: readonly number[];
  /** Variance of the noise on the log of the observed times; 0 where the clock is the step. */
  readonly timeNoise: number;
  /** sup_{t,x} |f_{t+1}(x) − f_t(x)| over the run, on the candidates. */
  readonly largestChange: () => number;
  /** sup f − inf f on the candidates: of the GP that the objective was drawn from, else of the model's prior. */
  readonly spread: () => Spread;
  /** Σ_t sup_x |f_{t+1}(x) − f_t(x)| over the run, on the candidates: what the variation budgets bound. */
  readonly totalChange: () => number;
  /**
   * Largest mismatch over the run between the lane's static model and the one that drifts at this rate, on the data that the
   * lane held.
   */
  readonly mismatch: (rate: number) => ModelMismatch;
  /** What the lane asked an expert; null where it has none. */
  readonly sideQueries: () => SideQueryFacts | null;
  /**
   * Upper bounds on the maximum information gain γ_n of the spatial kernel on the candidates, at index n = 0..T.
   * Not decreasing.
   */
  readonly gains: readonly number[];
  /** δ in (0, 1): the chance with which a bound may fail. */
  readonly delta: number;
}
