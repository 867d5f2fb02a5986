import type { Slots } from '../../../algorithms/spec.ts';
import type { Assessment, DesignFrame } from '../../../contracts/environment.ts';
import type { Backend } from '../../../gp/backend.ts';
import { doubleWeightedCorrection } from '../../../gp/double-weighted.ts';
import { KalmanPosterior } from '../../../gp/kalman-posterior.ts';
import type { Observation, Posterior } from '../../../gp/posterior.ts';
import { Relevance } from '../../../gp/relevance.ts';
import { createPriorSampler } from '../../../gp/samplers/prior-sampler.ts';
import { SpaceShare } from '../../../gp/space-share.ts';
import type { Kernel } from '../../../kernels/spec.ts';
import { argmax, isDraw, PREDICTIVE_DRAW, score, type Weighing } from '../../../policy/acquisition.ts';
import { type Clock, stepClock } from '../../../policy/clock.ts';
import type { HeldModel } from '../../../policy/memory.ts';
import type { Schedule } from '../../../policy/schedules/spec.ts';
import type { World } from '../../world.ts';
import { type Drops, Held } from '../data/held.ts';
import {
  answersAt,
  heldRecords,
  type Knowledge,
  observationsOf,
  observedAt,
  recordsOf,
  type Seen,
} from '../data/observations.ts';
import { asModelled, LaneDraws } from './lane-draws.ts';
import { designFrame, LaneEnvironment, type Present } from './lane-environment.ts';
import { type Drawn, LaneFuture } from './lane-future.ts';
import { LaneLookahead } from './lane-lookahead.ts';
import { type Hyperparameters, type Refits, sameModel, slotsUnder } from './refits.ts';

export interface LaneModelOptions {
  readonly world: World;
  readonly slots: Slots;
  readonly backend: Backend;
  readonly refits: Refits | null;
  /** Most observations held at once. */
  readonly capacity: number;
  readonly initialPoints: number;
  /** Names the lane's own random substreams. */
  readonly lane: string;
  /** Use a state on the candidates (`unfitForGridState`); absent: a posterior from the observations. */
  readonly posterior?: 'kalman' | undefined;
  /** Names the substream of its draws; "thompson" if it is the lane's only model. */
  readonly draws?: string;
  /** Earlier steps will also be requested, in order. */
  readonly goesBack: boolean;
}

/**
 * A lane's GP on the candidates, given the observations of some steps. Moving to another step costs only the
 * difference: stepping forward appends, stepping back removes the newest, and what a memory drops is removed.
 */
export class LaneModel {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  readonly acquisition: Float64Array;
  /** Multiplier of σ in the acquisition last computed. */
  multiplier = 0;
  /** Share of the variance worth learning, on the candidates (G); null where the lane does not use it or makes no frames. */
  worthLearning: Float64Array | null = null;
  /** The candidate chosen by the acquisition last computed; null: a random one. */
  chosen: number | null = null;
  /** The model in force at the step last predicted. */
  hyperparameters: Hyperparameters;
  private posterior: Posterior;
  private readonly options: LaneModelOptions;
  private readonly world: World;
  private readonly slots: Slots;
  private readonly clock: Clock;
  private readonly lookahead: LaneLookahead | null;
  private readonly draws: LaneDraws;
  private readonly future: LaneFuture | null;
  private readonly environment: LaneEnvironment | undefined;
  /** Cached for the kernel in force. */
  private space: { readonly kernel: Kernel; readonly share: SpaceShare } | null = null;
  /** Steps whose observations the posterior holds, oldest first; the expert's answers follow them. */
  private held = Held.NONE;
  private answersHeld = 0;

  constructor(options: LaneModelOptions) {
    const { world, slots, backend, capacity, initialPoints, lane } = options;
    const size = world.candidates.size;
    this.mean = new Float64Array(size);
    this.variance = new Float64Array(size);
    this.acquisition = new Float64Array(size);
    this.options = options;
    this.world = world;
    this.slots = slots;
    this.clock = slots.clock ?? stepClock;
    const { lookahead } = this.clock;
    this.draws = new LaneDraws(
      world,
      (kernel) => createPriorSampler(backend, kernel, asModelled(world)),
      options.draws ?? 'thompson',
      lane,
    );
    this.future = slots.acquisition === PREDICTIVE_DRAW ? new LaneFuture(world, backend, lane) : null;
    this.lookahead =
      lookahead && new LaneLookahead({ world, slots, lookahead, backend, capacity, initialPoints });
    this.environment =
      world.environment &&
      slots.environment &&
      new LaneEnvironment(world, world.environment, slots.environment, backend, lane);
    this.hyperparameters = { kernel: world.kernel, temporal: slots.temporal };
    this.posterior = this.createPosterior();
  }

  get jitter(): number {
    return this.posterior.jitter;
  }

  logMarginalLikelihood(): number {
    return this.posterior.logMarginalLikelihood();
  }

  /** Posterior and acquisition for the choice at step t, from what is known then. */
  predict(knowledge: Knowledge): void {
    this.believe(knowledge);
    this.scoreAll(knowledge);
  }

  /** Posterior and multiplier for the choice at step t. */
  believe(knowledge: Knowledge): void {
    const { t, past, answers } = knowledge;
    this.adopt(this.options.refits?.at(knowledge) ?? this.hyperparameters);
    this.posterior.truncate(this.posterior.size - this.answersHeld);
    this.hold(knowledge);
    const now = this.clock.now(t, past.at(t - 1));
    for (const answer of answersAt(now, answers, this.world, this.slots)) this.posterior.append(answer);
    this.answersHeld = answers.length;
    this.posterior.predict(now, this.mean, this.variance);
    if (this.slots.doubleWeighted !== undefined) this.weighTwice(knowledge, this.slots.doubleWeighted);
    this.multiplier = this.widthBy(this.slots.schedule, t);
  }

  /** A multiplier of σ at step t, from the data then held. */
  widthBy(schedule: Schedule, t: number): number {
    const { posterior } = this;
    return schedule(t, { size: posterior.size, informationGain: () => posterior.informationGain() });
  }

  /** The acquisition for the posterior last computed, at the same step. */
  scoreAll(knowledge: Knowledge): void {
    const { t, past } = knowledge;
    const now = this.clock.now(t, past.at(t - 1));
    const weighing = new Weighed(this.multiplier, () => this.bestVisited(knowledge));
    if (this.lookahead) this.lookahead.score(this, past, t, weighing);
    else this.score(knowledge, now, weighing);
    this.chosen = this.environment
      ? this.environment.choose(this.present(knowledge), this.acquisition)
      : argmax(this.acquisition);
  }

  /** The lane's answer from the posterior last predicted for step t; null without a policy for an environment. */
  assess(knowledge: Knowledge): Assessment | null {
    return this.environment?.assess(this.present(knowledge)) ?? null;
  }

  /** Its belief about the designs from the same posterior, and its last answer; null without an environment. */
  designs(knowledge: Knowledge, answer: number | null): DesignFrame | null {
    const { environment } = this.world;
    if (!environment) return null;
    return designFrame(environment, this, answer, this.environment?.view(this.present(knowledge)) ?? null);
  }

  /** The observations that the model holds for the choice at step t. */
  observations(knowledge: Knowledge): Observation[] {
    return observationsOf(heldRecords(knowledge), knowledge.t, this.world, this.slotsNow);
  }

  /** The records, including the newest, with the model in force, for a memory that weighs them. */
  weigh(records: readonly Seen[], newest: Seen): HeldModel {
    const { world, clock } = this;
    const { backend } = this.options;
    const { kernel, temporal } = this.hyperparameters;
    const observations = observationsOf(records, newest.t + 1, world, this.slotsNow);
    const placed = observations.map((own, i) => ({ ...own, candidate: records[i].index }));
    const { inputs, inputDimension: dimension } = world;
    if (this.space?.kernel !== kernel)
      this.space = { kernel, share: new SpaceShare(backend, kernel, inputs, dimension) };
    const weighed = { backend, kernel, temporal, dimension, space: this.space.share };
    const now = clock.timeOf(newest);
    return { relevance: new Relevance(weighed, placed, now), temporal, now };
  }

  dispose(): void {
    this.posterior.dispose();
    this.lookahead?.dispose();
  }

  private get slotsNow(): Slots {
    return slotsUnder(this.hyperparameters, this.slots);
  }

  private present(knowledge: Knowledge): Present {
    const { mean, variance, multiplier, posterior } = this;
    const held = heldRecords(knowledge);
    const observations = this.observations(knowledge);
    const { kernel } = this.hyperparameters;
    return { t: knowledge.t, mean, variance, multiplier, posterior, kernel, held, observations };
  }

  private createPosterior(): Posterior {
    const { inputs: candidates, inputDimension: dimension } = this.world;
    const model = { ...this.hyperparameters, candidates, dimension };
    const { backend, capacity, posterior, goesBack } = this.options;
    return posterior
      ? new KalmanPosterior(backend, model, goesBack)
      : backend.createPosterior(model, capacity);
  }

  /** Starts an empty posterior where the hyperparameters have changed. */
  private adopt(hyperparameters: Hyperparameters): void {
    if (sameModel(hyperparameters, this.hyperparameters)) return;
    this.hyperparameters = hyperparameters;
    this.posterior.dispose();
    this.posterior = this.createPosterior();
    this.held = Held.NONE;
    this.answersHeld = 0;
  }

  /** Largest posterior mean at an observed place; the prior mean where there is none. */
  private bestVisited({ past, held }: Knowledge): number {
    if (held.size === 0) return 0;
    if (this.posterior instanceof KalmanPosterior) return this.posterior.largestSeen(this.mean);
    let best = -Infinity;
    for (const step of held.list) best = Math.max(best, this.mean[observedAt(past, step).index]);
    return best;
  }

  /** Makes the posterior contain exactly the known observations. */
  private hold({ past, held, t }: Knowledge): void {
    if (this.slots.noiseByAge) this.posterior.truncate(0);
    else this.drop(this.held.dropsTo(held));
    this.held = held;
    const missing = recordsOf(past, held.from(this.posterior.size));
    this.posterior.appendAll(observationsOf(missing, t, this.world, this.slotsNow));
  }

  /** Starts with an empty posterior where that is cheaper than removing observations one by one. */
  private drop({ end, gone }: Drops): void {
    const { posterior } = this;
    const stay = end - gone.length;
    if (stay === 0 || (gone.length > 1 && gone.length > stay)) {
      posterior.truncate(0);
      return;
    }
    if (end < posterior.size) posterior.truncate(end);
    const oldest = gone.filter((position, i) => position === i).length;
    for (const position of gone.slice(oldest).reverse()) posterior.remove(position);
    if (oldest > 0) posterior.removeOldest(oldest);
  }

  /** Scores all candidates at one time. */
  private score(knowledge: Knowledge, time: number, weighing: Weighing): void {
    const { acquisition } = this.slots;
    if (isDraw(acquisition)) this.scoreByDraw(knowledge, time, weighing);
    else score(acquisition, this.mean, this.variance, weighing, this.acquisition);
  }

  /** α = μ + m (f̃ − μ) for one draw f̃ from the model's own posterior, or its predictive version. */
  private scoreByDraw(knowledge: Knowledge, time: number, { multiplier }: Weighing): void {
    const { mean, posterior, acquisition, hyperparameters: model } = this;
    const { t, answers } = knowledge;
    const places = [...heldRecords(knowledge), ...answers].map(({ index }) => index);
    const data = [...this.observations(knowledge), ...answersAt(time, answers, this.world, this.slots)];
    const observations = data.map((observation, i) => ({ ...observation, candidate: places[i] }));
    const draw = this.draws.at(t, { posterior, model, observations, time });
    if (this.future) {
      this.scoreByFuture(this.future, { t, draw, model, observations: data, time });
      return;
    }
    for (let g = 0; g < draw.length; g++) acquisition[g] = mean[g] + multiplier * (draw[g] - mean[g]);
  }

  private scoreByFuture(future: LaneFuture, drawn: Omit<Drawn, 'noiseVariance'>): void {
    const { noiseVariance = this.world.modelNoiseVariance } = this.slotsNow;
    const { theta, learnable } = future.at({ ...drawn, noiseVariance });
    this.acquisition.set(theta);
    if (!this.options.goesBack) return;
    this.worthLearning = learnable().map((own, g) => (this.variance[g] > 0 ? own / this.variance[g] : 0));
  }

  /** Turns the single-weighted variance into the double-weighted one. */
  private weighTwice(knowledge: Knowledge, lambda: number): void {
    const { inputs, inputDimension } = this.world;
    const held = this.observations(knowledge);
    const { kernel } = this.hyperparameters;
    const correction = doubleWeightedCorrection(
      this.options.backend,
      kernel,
      held,
      lambda,
      inputs,
      inputDimension,
    );
    for (const [g, off] of correction.entries()) this.variance[g] = Math.max(0, this.variance[g] - off);
  }
}

/** Computes the incumbent on first use, since most acquisitions do not need it. */
class Weighed implements Weighing {
  readonly multiplier: number;
  private readonly find: () => number;
  private found: number | null = null;

  constructor(multiplier: number, find: () => number) {
    this.multiplier = multiplier;
    this.find = find;
  }

  get incumbent(): number {
    this.found ??= this.find();
    return this.found;
  }
}
