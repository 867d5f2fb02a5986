import type { Kernel, TemporalFactor } from '../../kernels/spec.ts';
import { log } from '../../math/index.ts';
import type { Schedule } from '../schedules/spec.ts';
import { logPredictiveDensity } from '../trigger.ts';
import { PriorElimination } from './prior-elimination.ts';
import { drawnPrior, normalisedLogWeights } from './prior-weights.ts';

/** Most priors in one lane: each has a posterior of its own. */
export const MOST_PRIORS = 16;

/** One of the priors over functions that a lane considers. */
export interface Prior {
  /** Its spatial kernel, derived from that of the run's model. */
  readonly kernel: (model: Kernel) => Kernel;
  readonly temporal: TemporalFactor;
  /** π > 0; the weights need not sum to 1. */
  readonly weight: number;
}

/** State of the priors before a step; positions are those of the list. */
export interface PriorStanding {
  /** Remaining priors, ascending; null where the rule drops none. */
  readonly alive: readonly number[] | null;
  /** ℓ of every prior, normalised; null where the rule weighs none. */
  readonly logWeights: readonly number[] | null;
}

/** What a rule can use for its choice. */
interface PriorSight {
  /** The acquisition under a prior, on the candidates (G). */
  readonly scores: (prior: number) => Float64Array;
  /** Whether no data are held, so that every prior is in its initial state. */
  readonly empty: boolean;
  /** u_t from the lane's substream "prior", in [0, 1). */
  readonly uniform: () => number;
}

/** The observation of a step, for the rule to learn from. */
interface PriorLesson {
  readonly t: number;
  /** Position of the prior that the lane's choice was based on. */
  readonly prior: number;
  readonly y: number;
  readonly noiseVariance: number;
  /** Each prior's prediction of f(x_t) before y_t was added. */
  readonly beliefs: readonly { readonly mean: number; readonly variance: number }[];
  /** √β_t under that prior. */
  readonly width: number;
  readonly reset: boolean;
}

/** State of the priors after a step. */
export interface PriorsLearnt extends PriorStanding {
  /** e and its bound for the prior of the choice; null without a test. */
  readonly residualSum: number | null;
  readonly bound: number | null;
}

/** How a lane chooses among priors. It may have state, so each session needs its own. */
export interface PriorRule {
  readonly begin: (priors: readonly Prior[]) => PriorStanding;
  readonly choose: (standing: PriorStanding, sight: PriorSight) => number;
  /** Called after every step, in order. */
  readonly learn: (standing: PriorStanding, lesson: PriorLesson) => PriorsLearnt;
}

/** Several priors in one lane, all conditioned on the same data. */
export interface Priors {
  /** One to `MOST_PRIORS`. */
  readonly list: readonly Prior[];
  readonly rule: PriorRule;
  /** √β_t of the rule's test; omitted: the lane's own multiplier of σ. */
  readonly width?: Schedule;
}

/** The remaining prior with the largest score; the lowest one in a tie. */
function mostOptimistic(alive: readonly number[], scores: PriorSight['scores']): number {
  let [best, found] = [Number.NEGATIVE_INFINITY, alive[0]];
  for (const prior of alive)
    for (const score of scores(prior)) if (score > best) [best, found] = [score, prior];
  return found;
}

/**
 * Plays the most optimistic remaining prior, and drops it if its residuals are too large (PE-GP-UCB and PE-GP-TS,
 * Ziomek et al. 2025 and Sandberg & Chehreghani 2026; from memory, see `PriorElimination`).
 * @param first the prior of a step without data; omitted: the most optimistic
 */
export function eliminating(
  priors: number,
  noiseVariance: number,
  delta: number,
  first?: (alive: readonly number[]) => number,
): PriorRule {
  let test = new PriorElimination(priors, noiseVariance, delta);
  const all = test.alive;
  return {
    begin: () => ({ alive: all, logWeights: null }),
    choose: ({ alive }, { scores, empty }) =>
      empty && first ? first(alive ?? all) : mostOptimistic(alive ?? all, scores),
    learn: (_, { t, prior, y, beliefs, width, reset }) => {
      const { mean, variance } = beliefs[prior];
      const found = test.after({ t, prior, y, mean, sd: Math.sqrt(variance), multiplier: width });
      if (reset) test = new PriorElimination(priors, noiseVariance, delta);
      return { alive: test.alive, logWeights: null, ...found };
    },
  };
}

/** Weights priors by the likelihood of the observations, and plays the one that `choose` takes. */
function weighing(choose: (logWeights: readonly number[], sight: PriorSight) => number): PriorRule {
  const begin: PriorRule['begin'] = (priors) => ({
    alive: null,
    logWeights: normalisedLogWeights(priors.map(({ weight }) => log(weight))),
  });
  return {
    begin,
    choose: ({ logWeights }, sight) => choose(logWeights ?? [], sight),
    learn: ({ logWeights }, { t, y, noiseVariance, beliefs }) => {
      const said = beliefs.map((belief) =>
        logPredictiveDensity({ ...belief, t, tPrime: t, y, noiseVariance }),
      );
      return {
        alive: null,
        logWeights: normalisedLogWeights((logWeights ?? []).map((weight, p) => weight + said[p])),
        residualSum: null,
        bound: null,
      };
    },
  };
}

/** A prior drawn by its weight (HP-GP-TS, Sandberg & Chehreghani 2026, from memory). */
export const drawnByWeight = (): PriorRule =>
  weighing((logWeights, { uniform }) => drawnPrior(logWeights, uniform()));

/** The prior of the largest weight; the lowest one in a tie (ours). */
export const likeliest = (): PriorRule =>
  weighing((logWeights) => logWeights.indexOf(logWeights.reduce((a, b) => Math.max(a, b))));
