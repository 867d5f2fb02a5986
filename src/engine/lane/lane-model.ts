import type { Slots } from '../../algorithms/spec.ts';
import type { Assessment, DesignFrame } from '../../contracts/environment.ts';
import type { ExpertAnswer } from '../../contracts/record.ts';
import type { Backend } from '../../gp/backend.ts';
import { doubleWeightedCorrection } from '../../gp/double-weighted.ts';
import type { Observation, Posterior } from '../../gp/posterior.ts';
import { argmax, score } from '../../policy/acquisition.ts';
import { type Clock, stepClock } from '../../policy/clock.ts';
import type { World } from '../world.ts';
import { designFrame, LaneEnvironment, type Present } from './lane-environment.ts';
import { LaneLookahead } from './lane-lookahead.ts';
import { inputAt, type Observed, observationsOf } from './observations.ts';
import type { Hyperparameters, Refits } from './refits.ts';

/**
 * A lane's GP on the candidates, holding the observations of the consecutive steps `from..to`.
 * Moving to another range costs only the difference: stepping forward appends, stepping back drops
 * the newest, a sliding window drops the oldest; anything else starts anew.
 */
export class LaneModel {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  readonly acquisition: Float64Array;
  /** Multiplier of σ in the acquisition last computed. */
  multiplier = 0;
  /** The candidate that the lane chooses by the acquisition last computed; null: one at random. */
  chosen: number | null = null;
  /** The model in force at the step last predicted for. */
  hyperparameters: Hyperparameters;
  private posterior: Posterior;
  private readonly backend: Backend;
  private readonly capacity: number;
  private readonly refits: Refits | null;
  private readonly world: World;
  private readonly slots: Slots;
  private readonly clock: Clock;
  private readonly lookahead: LaneLookahead | null;
  private readonly environment: LaneEnvironment | undefined;
  /** First step held; the steps held are followed by the expert's answers. */
  private first = 1;
  private answersHeld = 0;

  constructor(
    world: World,
    slots: Slots,
    backend: Backend,
    refits: Refits | null,
    capacity: number,
    initialPoints = 0,
    lane = '',
  ) {
    const size = world.candidates.size;
    this.mean = new Float64Array(size);
    this.variance = new Float64Array(size);
    this.acquisition = new Float64Array(size);
    this.world = world;
    this.slots = slots;
    this.clock = slots.clock ?? stepClock;
    const { lookahead } = this.clock;
    this.lookahead =
      lookahead && new LaneLookahead({ world, slots, lookahead, backend, capacity, initialPoints });
    this.environment =
      world.environment &&
      slots.environment &&
      new LaneEnvironment(world, world.environment, slots.environment, backend, lane);
    this.backend = backend;
    this.capacity = capacity;
    this.refits = refits;
    this.hyperparameters = { kernel: world.kernel, temporal: slots.temporal };
    this.posterior = this.createPosterior();
  }

  get jitter(): number {
    return this.posterior.jitter;
  }

  logMarginalLikelihood(): number {
    return this.posterior.logMarginalLikelihood();
  }

  /** Posterior and acquisition for the choice at step t from the `count` observations before it and the expert's answers. */
  predict(
    records: readonly Observed[],
    t: number,
    count: number,
    answers: readonly ExpertAnswer[] = [],
  ): void {
    this.believe(this.refits?.at(records, t, count) ?? this.hyperparameters);
    this.posterior.truncate(this.posterior.size - this.answersHeld);
    this.hold(records, t - count, t);
    const now = this.clock.now(t, records[t - 2]);
    for (const { index, y } of answers)
      this.posterior.append({
        x: inputAt(this.world, index),
        y,
        time: now,
        noiseVariance: this.slots.expert?.noiseVariance ?? this.world.modelNoiseVariance,
      });
    this.answersHeld = answers.length;
    this.posterior.predict(now, this.mean, this.variance);
    if (this.slots.doubleWeighted !== undefined)
      this.weighTwice(records, t, count, this.slots.doubleWeighted);
    this.multiplier = this.slots.schedule(t, this.posterior);
    const incumbent = this.bestVisited(records.slice(t - 1 - count, t - 1));
    const weighing = { multiplier: this.multiplier, incumbent };
    if (this.lookahead) this.lookahead.score(this, records, t, weighing);
    else score(this.slots.acquisition, this.mean, this.variance, weighing, this.acquisition);
    this.chosen = this.environment
      ? this.environment.choose(this.present(records, t, count), this.acquisition)
      : argmax(this.acquisition);
  }

  /** What the lane would answer from the posterior last predicted for step t; null without a policy for an environment. */
  assess(records: readonly Observed[], t: number, count: number): Assessment | null {
    return this.environment?.assess(this.present(records, t, count)) ?? null;
  }

  /** Its belief in the designs, as of the same, and what it answered last; null without an environment. */
  designs(records: readonly Observed[], t: number, count: number, answer: number | null): DesignFrame | null {
    const { environment } = this.world;
    if (!environment) return null;
    const classifier = this.environment?.classify(this.present(records, t, count)) ?? null;
    return designFrame(environment, this, classifier, answer);
  }

  /** The observations that the model holds for the choice at step t. */
  observations(records: readonly Observed[], t: number, count: number): Observation[] {
    return observationsOf(records.slice(t - 1 - count, t - 1), t, this.world, this.slots);
  }

  dispose(): void {
    this.posterior.dispose();
    this.lookahead?.dispose();
  }

  private present(records: readonly Observed[], t: number, count: number): Present {
    const { mean, variance, multiplier, posterior } = this;
    const held = records.slice(t - 1 - count, t - 1);
    const observations = this.observations(records, t, count);
    const { kernel } = this.hyperparameters;
    return { t, mean, variance, multiplier, posterior, kernel, held, observations };
  }

  private createPosterior(): Posterior {
    const { inputs: candidates, inputDimension: dimension } = this.world;
    return this.backend.createPosterior({ ...this.hyperparameters, candidates, dimension }, this.capacity);
  }

  /** Starts an empty posterior where the hyperparameters are others than before. */
  private believe(hyperparameters: Hyperparameters): void {
    const { kernel, temporal } = this.hyperparameters;
    if (hyperparameters.kernel === kernel && hyperparameters.temporal === temporal) return;
    this.hyperparameters = hyperparameters;
    this.posterior.dispose();
    this.posterior = this.createPosterior();
    this.answersHeld = 0;
  }

  /** Largest posterior mean at a place that the model has an observation of; the prior's where there is none. */
  private bestVisited(seen: readonly Observed[]): number {
    return seen.length === 0
      ? 0
      : seen.reduce((best, { index }) => Math.max(best, this.mean[index]), -Infinity);
  }

  /** Brings the posterior to exactly the observations of steps first..next−1. */
  private hold(records: readonly Observed[], first: number, next: number): void {
    const { posterior } = this;
    const heldNext = this.first + posterior.size;
    if (this.slots.noiseByAge || first < this.first || first >= heldNext) posterior.truncate(0);
    else if (first - this.first > 1 && first - this.first > heldNext - first) posterior.truncate(0);
    else {
      if (next < heldNext) posterior.truncate(next - this.first);
      if (first > this.first) posterior.removeOldest(first - this.first);
    }
    this.first = first;
    const missing = records.slice(first + posterior.size - 1, next - 1);
    posterior.appendAll(observationsOf(missing, next, this.world, this.slots));
  }

  /** Turns the single-weighted variance into the double-weighted one. */
  private weighTwice(records: readonly Observed[], t: number, count: number, lambda: number): void {
    const { inputs, inputDimension } = this.world;
    const held = this.observations(records, t, count);
    const { kernel } = this.hyperparameters;
    const correction = doubleWeightedCorrection(this.backend, kernel, held, lambda, inputs, inputDimension);
    for (const [g, off] of correction.entries()) this.variance[g] = Math.max(0, this.variance[g] - off);
  }
}
