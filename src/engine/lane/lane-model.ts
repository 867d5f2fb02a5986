import type { Slots } from '../../algorithms/spec.ts';
import type { Assessment, DesignFrame } from '../../contracts/environment.ts';
import type { ExpertAnswer } from '../../contracts/record.ts';
import type { Backend } from '../../gp/backend.ts';
import { doubleWeightedCorrection } from '../../gp/double-weighted.ts';
import type { Observation, Posterior } from '../../gp/posterior.ts';
import { Relevance, SpaceShare } from '../../gp/relevance.ts';
import { createPriorSampler } from '../../gp/samplers/prior-sampler.ts';
import type { Kernel } from '../../kernels/spec.ts';
import { argmax, POSTERIOR_DRAW, score, type Weighing } from '../../policy/acquisition.ts';
import { type Clock, stepClock } from '../../policy/clock.ts';
import { answerNoise } from '../../policy/expert.ts';
import type { HeldModel } from '../../policy/memory.ts';
import type { World } from '../world.ts';
import { asModelled, LaneDraws } from './lane-draws.ts';
import { designFrame, LaneEnvironment, type Present } from './lane-environment.ts';
import { LaneLookahead } from './lane-lookahead.ts';
import {
  heldRecords,
  inputAt,
  type Knowledge,
  observationsOf,
  observedAt,
  type Seen,
} from './observations.ts';
import { type Hyperparameters, type Refits, sameModel, slotsUnder } from './refits.ts';

/**
 * A lane's GP on the candidates, holding the observations of some steps. Moving to another step costs only the
 * difference: stepping forward appends, stepping back drops the newest, and a memory's drops are drops.
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
  private readonly draws: LaneDraws;
  private readonly environment: LaneEnvironment | undefined;
  /** Made for the kernel in force. */
  private space: { readonly kernel: Kernel; readonly share: SpaceShare } | null = null;
  /** Steps whose observations the posterior holds, oldest first; the expert's answers follow them. */
  private held: readonly number[] = [];
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
    this.draws = new LaneDraws(
      world,
      (kernel) => createPriorSampler(backend, kernel, asModelled(world)),
      'thompson',
      lane,
    );
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

  /** Posterior and acquisition for the choice at step t from what is known then. */
  predict(knowledge: Knowledge): void {
    const { t, past, answers } = knowledge;
    this.believe(this.refits?.at(knowledge) ?? this.hyperparameters);
    this.posterior.truncate(this.posterior.size - this.answersHeld);
    this.hold(knowledge);
    const now = this.clock.now(t, past.at(t - 1));
    for (const answer of this.answersAt(now, answers)) this.posterior.append(answer);
    this.answersHeld = answers.length;
    this.posterior.predict(now, this.mean, this.variance);
    if (this.slots.doubleWeighted !== undefined) this.weighTwice(knowledge, this.slots.doubleWeighted);
    this.multiplier = this.slots.schedule(t, this.posterior);
    const weighing = { multiplier: this.multiplier, incumbent: this.bestVisited(knowledge) };
    if (this.lookahead) this.lookahead.score(this, past, t, weighing);
    else this.score(knowledge, now, weighing);
    this.chosen = this.environment
      ? this.environment.choose(this.present(knowledge), this.acquisition)
      : argmax(this.acquisition);
  }

  /** What the lane would answer from the posterior last predicted for step t; null without a policy for an environment. */
  assess(knowledge: Knowledge): Assessment | null {
    return this.environment?.assess(this.present(knowledge)) ?? null;
  }

  /** Its belief in the designs, as of the same, and what it answered last; null without an environment. */
  designs(knowledge: Knowledge, answer: number | null): DesignFrame | null {
    const { environment } = this.world;
    if (!environment) return null;
    return designFrame(environment, this, answer, this.environment?.view(this.present(knowledge)) ?? null);
  }

  /** The observations that the model holds for the choice at step t. */
  observations(knowledge: Knowledge): Observation[] {
    return observationsOf(heldRecords(knowledge), knowledge.t, this.world, this.slotsNow);
  }

  /** An expert's answers as observations made now. */
  private answersAt(time: number, answers: readonly ExpertAnswer[]): Observation[] {
    const { noiseVariance } = this.slots.expert ?? { noiseVariance: this.world.modelNoiseVariance };
    return answers.map(({ index, y, age = 0 }) => ({
      x: inputAt(this.world, index),
      y,
      time,
      noiseVariance: answerNoise(noiseVariance, age),
    }));
  }

  /** The records, with the newest among them, under the model in force. */
  weigh(records: readonly Seen[], newest: Seen): HeldModel {
    const { backend, world, clock } = this;
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
    return this.backend.createPosterior({ ...this.hyperparameters, candidates, dimension }, this.capacity);
  }

  /** Starts an empty posterior where the hyperparameters are others than before. */
  private believe(hyperparameters: Hyperparameters): void {
    if (sameModel(hyperparameters, this.hyperparameters)) return;
    this.hyperparameters = hyperparameters;
    this.posterior.dispose();
    this.posterior = this.createPosterior();
    this.held = [];
    this.answersHeld = 0;
  }

  /** Largest posterior mean at a place that the model has an observation of; the prior's where there is none. */
  private bestVisited({ past, held }: Knowledge): number {
    if (held.length === 0) return 0;
    let best = -Infinity;
    for (const step of held) best = Math.max(best, this.mean[observedAt(past, step).index]);
    return best;
  }

  /** Brings the posterior to exactly the observations known. */
  private hold({ past, held, t }: Knowledge): void {
    if (this.slots.noiseByAge) this.posterior.truncate(0);
    else this.drop(toDrop(this.held, held));
    this.held = held;
    const missing = heldRecords({ past, held: held.slice(this.posterior.size) });
    this.posterior.appendAll(observationsOf(missing, t, this.world, this.slotsNow));
  }

  /** Starts anew where more would go one by one than stay. */
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
    if (acquisition === POSTERIOR_DRAW) this.scoreByDraw(knowledge, time, weighing);
    else score(acquisition, this.mean, this.variance, weighing, this.acquisition);
  }

  /** α = μ + m (f̃ − μ) for one draw f̃ from the model's own posterior. */
  private scoreByDraw(knowledge: Knowledge, time: number, { multiplier }: Weighing): void {
    const { mean, posterior, acquisition, hyperparameters: model } = this;
    const { t, answers } = knowledge;
    const places = [...heldRecords(knowledge), ...answers].map(({ index }) => index);
    const data = [...this.observations(knowledge), ...this.answersAt(time, answers)];
    const observations = data.map((observation, i) => ({ ...observation, candidate: places[i] }));
    const draw = this.draws.at(t, { posterior, model, observations, time });
    for (let g = 0; g < draw.length; g++) acquisition[g] = mean[g] + multiplier * (draw[g] - mean[g]);
  }

  /** Turns the single-weighted variance into the double-weighted one. */
  private weighTwice(knowledge: Knowledge, lambda: number): void {
    const { inputs, inputDimension } = this.world;
    const held = this.observations(knowledge);
    const { kernel } = this.hyperparameters;
    const correction = doubleWeightedCorrection(this.backend, kernel, held, lambda, inputs, inputDimension);
    for (const [g, off] of correction.entries()) this.variance[g] = Math.max(0, this.variance[g] - off);
  }
}

/** What leaves a list: everything from position `end` on, and before it the positions `gone`. */
interface Drops {
  readonly end: number;
  readonly gone: readonly number[];
}

/**
 * What has to leave one ascending list of steps so that the other follows by appending at its end: also what is newer
 * than the first step that is missing.
 */
function toDrop(from: readonly number[], to: readonly number[]): Drops {
  const gone: number[] = [];
  let [stay, end] = [0, 0];
  for (let position = 0; position < from.length; position++) {
    if (stay === to.length || to[stay] < from[position]) break;
    if (to[stay] > from[position]) gone.push(position);
    else [stay, end] = [stay + 1, position + 1];
  }
  return { end, gone: gone.slice(0, end - stay) };
}
