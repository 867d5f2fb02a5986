import type { TemporalFactor } from '../kernels/spec.ts';
import type { StaleAnswers, StepCauses } from './cause.ts';
import {
  driversOf,
  forced,
  leastOptimism,
  preference,
  type StalestPlace,
  shares,
  stalest,
} from './drivers.ts';
import { type Answer, isStill, LinearMean, type Weighed } from './linear-mean.ts';
import type { SpatialCovariance } from './spatial-covariance.ts';

/** The GP that a lane believes in. */
export interface Believed {
  readonly spatial: SpatialCovariance;
  readonly temporal: TemporalFactor;
  /** σ_n² that it assumes of an observation made at the present step. */
  readonly noiseVariance: number;
  /** Noise variance of an answer `age` steps old; absent: the same at every age. */
  readonly noiseByAge?: ((age: number) => number) | undefined;
  /** λ of the double-weighted variance; absent: the posterior's own. */
  readonly doubleWeighted?: number | undefined;
}

/** The world when a lane reset: f on the candidates (G), and the standard deviation of the noise. */
interface ResetWorld {
  readonly truth: ArrayLike<number>;
  readonly noiseSd: number;
}

/** One query as it was chosen, and what was true then. */
export interface Query {
  readonly played: number;
  readonly best: number;
  readonly regret: number;
  /** f on the candidates (G) when it was answered. */
  readonly truth: ArrayLike<number>;
  /** The time at which the lane scored its candidates, on the model's clock. */
  readonly time: number;
  /** Multiplier of σ in the index; null: the lane did not choose. `least`: it chose by no such index. */
  readonly multiplier: number | 'least' | null;
}

const STATIC: TemporalFactor = { kind: 'static' };

/**
 * Splits a lane's regret by cause, query after query: `explain` a query, `answer` it, then say by `hold` what the lane keeps.
 * Exact and exclusive: what is paid sums to the regret, and a cause that is impossible is paid 0 to the bit.
 */
export class RegretSplit {
  private believed: Believed;
  private held: LinearMean;
  private perfect: LinearMean;
  /** Every answer so far, by step − 1. */
  private readonly answers: Answer[] = [];
  private heldSteps: readonly number[] = [];
  /** How many of them the perfect memory has observed. */
  private told = 0;
  /** Answers of an expert that the lane sees at this step beside its own. */
  private extras: readonly Weighed[] = [];
  /** The last reset dropped answers that were out of date; true before the first. */
  private calledFor = true;

  constructor(believed: Believed) {
    this.believed = believed;
    this.held = heldBy(believed);
    this.perfect = new LinearMean(believed.spatial, STATIC);
  }

  /** Other hyperparameters are in force from now on, in both models. */
  believe(believed: Believed): void {
    if (believed === this.believed) return;
    this.believed = believed;
    this.held = heldBy(believed);
    this.perfect = new LinearMean(believed.spatial, STATIC);
    this.told = 0;
    this.rebuild();
  }

  /** An expert's answers that the lane sees at the next query, in place of those before. */
  consult(extras: readonly Weighed[]): void {
    if (extras.length === 0 && this.extras.length === 0) return;
    this.extras = extras;
    this.rebuild();
  }

  /** What the regret of the next query was paid for. */
  explain(query: Query): StepCauses {
    const { regret, multiplier, truth, played, best, time } = query;
    const held = multiplier === null ? null : preference(this.held, time, played, best);
    if (!held || multiplier === null) return { regret, paid: forced(regret), drivers: null, stale: null };
    const m = multiplier === 'least' ? leastOptimism(held) : multiplier;
    const perfect = this.forgetsNothing ? null : preference(this.remember(), time, played, best);
    const drivers = driversOf(held, perfect, truth, m, truth[best] - truth[played]);
    return {
      regret,
      paid: shares(regret, drivers, this.calledFor),
      drivers,
      stale: this.outOfDate(stalest(held, truth), truth),
    };
  }

  /** The query's answer, of step `answers + 1`. */
  answer(answer: Answer): void {
    this.answers.push(answer);
  }

  /**
   * What the lane holds when it chooses next, oldest first.
   * @param reset the world, where the lane dropped the rest because it took that to have changed
   * @returns for a reset, whether it was called for: what it dropped had become more wrong than noise makes it
   */
  hold(steps: readonly number[], reset: ResetWorld | null): boolean | null {
    const before = this.heldSteps;
    const newest = this.answers.length;
    this.heldSteps = steps;
    if (steps.length === before.length + 1 && !this.changesWithAge) this.held.add(this.weighed(newest));
    else this.rebuild();
    if (!reset) return null;
    const kept = new Set(steps);
    const dropped = [...before, newest].filter((step) => !kept.has(step));
    this.calledFor = dropped.length === 0 || this.error(dropped, reset.truth) >= reset.noiseSd;
    return this.calledFor;
  }

  /** Of the answers held at a place those that are no longer true. */
  private outOfDate(stalest: StalestPlace | null, truth: ArrayLike<number>): StaleAnswers | null {
    if (!stalest) return null;
    const { answers, heldSteps, extras } = this;
    const held = [...heldSteps.map((step) => answers[step - 1]), ...extras];
    const stale = held.filter(({ place, value }) => place === stalest.place && value !== truth[place]);
    return { ...stalest, answers: stale.length, newest: Math.max(...stale.map(({ step }) => step)) };
  }

  /** Root mean square of how far the answers of these steps, noise apart, are from what is true. */
  private error(steps: readonly number[], truth: ArrayLike<number>): number {
    let sum = 0;
    for (const step of steps) {
      const { value, place } = this.answers[step - 1];
      sum += (truth[place] - value) * (truth[place] - value);
    }
    return Math.sqrt(sum / steps.length);
  }

  private get changesWithAge(): boolean {
    return this.believed.noiseByAge !== undefined || this.extras.length > 0;
  }

  /** The lane's model is the perfect memory itself. */
  private get forgetsNothing(): boolean {
    const { heldSteps, answers, believed } = this;
    return isStill(believed.temporal) && heldSteps.length === answers.length && !this.changesWithAge;
  }

  /** The perfect memory with every observation so far. */
  private remember(): LinearMean {
    const { noiseVariance } = this.believed;
    for (; this.told < this.answers.length; this.told++)
      this.perfect.add({ ...this.answers[this.told], noiseVariance });
    return this.perfect;
  }

  private rebuild(): void {
    this.held.clear();
    for (const step of this.heldSteps) this.held.add(this.weighed(step));
    for (const answer of this.extras) this.held.add(answer);
  }

  /** The answer of a step, as noisy as the lane takes it to be at its next query. */
  private weighed(step: number): Weighed {
    const { answers, believed } = this;
    const noiseVariance = believed.noiseByAge?.(answers.length + 1 - step) ?? believed.noiseVariance;
    return { ...answers[step - 1], noiseVariance };
  }
}

const heldBy = ({ spatial, temporal, doubleWeighted }: Believed) =>
  new LinearMean(spatial, temporal, doubleWeighted);
