import type { Slots } from '../../algorithms/spec.ts';
import { candidateAt } from '../../contracts/candidates.ts';
import type { Assessment, Environment } from '../../contracts/environment.ts';
import type { ExpertAnswer, Frame, StepRecord } from '../../contracts/record.ts';
import type { Backend } from '../../gp/backend.ts';
import { finish, type InParts } from '../../gp/fit/boxed-maximum.ts';
import type { HeldModel } from '../../policy/memory.ts';
import { QUIET, type Verdict } from '../../policy/trigger.ts';
import type { World } from '../world.ts';
import { ByStep } from './data/by-step.ts';
import { Held } from './data/held.ts';
import { heldBefore, type Retention, retain, retainNewest } from './data/held-steps.ts';
import {
  heldRecords,
  type Knowledge,
  type Observed,
  observationsOf,
  type Past,
  type Seen,
} from './data/observations.ts';
import { ExpertDesk } from './expert-desk.ts';
import { requireFinite } from './finite-record.ts';
import { LaneClock } from './lane-clock.ts';
import { LaneLooks } from './lane-looks.ts';
import { LaneError } from './lane-slots.ts';
import { LaneView } from './lane-view.ts';
import { createBelief } from './model/belief.ts';
import { Evidence } from './model/evidence.ts';
import { assessmentOfQuery } from './model/lane-environment.ts';
import { FitError, fitLane, type LaneFit } from './model/lane-fit.ts';
import { asNumbers, Refits, slotsUnder } from './model/refits.ts';
import { type LaneBelief, SeveralPriors } from './model/several-priors.ts';
import { type Choice, type Outcome, type RecordParts, stepRecord } from './step-record.ts';

export interface SessionOptions {
  readonly world: World;
  /** null: the lane has no model and queries at random. */
  readonly slots: Slots | null;
  readonly horizon: number;
  readonly backend: Backend;
  /** Random queries before the algorithm chooses. */
  readonly initialPoints: number;
  /** Names the lane's own random substreams. */
  readonly lane: string;
  /** Candidate indices of the first queries, chosen from outside. */
  readonly choices: readonly number[];
  /** Whether the lane then waits for its next choice; false: its algorithm continues. */
  readonly waits: boolean;
  /** Whether to drop records that no later step needs; a long run then takes no more memory than a short one. */
  readonly forgets?: boolean | undefined;
  /** The model is a state on the candidates; the slots must allow this (`unfitForGridState`). */
  readonly posterior?: 'kalman' | undefined;
}

/** One lane, one replicate: the loop over steps that all algorithms share. Call `dispose` when done. */
export class Session {
  readonly slots: Slots | null;
  private readonly options: SessionOptions;
  private readonly past = new ByStep<StepRecord>();
  private readonly refits: Refits | null;
  private readonly model: LaneBelief | null;
  private readonly view: LaneView;
  /** Expert answers that the model contains at a step; empty where there is no expert. */
  private readonly answers = new ByStep<readonly ExpertAnswer[]>();
  private readonly expertDesk: ExpertDesk | null;
  /** null where no schedule forces queries and no test uses looks. */
  private readonly looks: LaneLooks | null;
  private readonly clock: LaneClock;
  /** The likelihoods that the trigger's test reads; null where there is no model. */
  private readonly evidence: Evidence | null;
  /** Steps whose observations the model will contain at the next step, oldest first. */
  private held = Held.NONE;
  private tPrime = 1;
  private readonly choices: number[] = [];
  /** The step that the model last predicted for. */
  private predictedFor = 0;

  constructor(options: SessionOptions) {
    const { world, slots, backend, lane } = options;
    this.options = options;
    for (const choice of options.choices) this.take(choice);
    this.answers.push([]);
    this.slots = slots;
    this.refits = slots && new Refits(world, slots, backend, options.forgets);
    const { refits } = this;
    this.model = slots && createBelief({ ...options, slots, refits }, false);
    this.view = new LaneView({ ...options, slots, refits });
    this.clock = new LaneClock(world);
    this.evidence = slots && new Evidence(world, slots, backend);
    this.looks = slots && LaneLooks.of(slots, options);
    this.expertDesk = slots?.expert ? new ExpertDesk(slots.expert, world, backend, lane) : null;
  }

  /** Number of steps made. */
  get t(): number {
    return this.past.last;
  }

  /** Records of all steps made; only of the newest where the session `forgets`. */
  get records(): StepRecord[] {
    return this.past.kept;
  }

  /** The run is over: the last step is made, or the world has ended. */
  get ended(): boolean {
    return this.t >= this.options.horizon || this.clock.over;
  }

  /** The next step needs a choice from outside, which has not been given yet; false after the last step. */
  get waits(): boolean {
    return this.options.waits && this.choices.length <= this.t && !this.ended;
  }

  /**
   * Gives a lane that waits its next choice, a candidate index; several may be given ahead.
   * @throws LaneError where there is no such candidate, or where the lane's algorithm chooses
   */
  give(choice: number): void {
    if (!this.options.waits)
      throw new LaneError(`The lane${this.name} chooses for itself and takes no choice.`);
    this.take(choice);
  }

  /** Makes the next step and returns its record. Throws LaneError where it waits; NotPositiveDefinite, NotFinite, OutOfMemory. */
  step(): StepRecord {
    const { world } = this.options;
    const t = this.t + 1;
    if (this.waits) throw new LaneError(`The lane${this.name} waits at step ${t} for a choice.`);
    const choice = this.choose(t);
    const { index } = choice;
    const { time, clock, duration } = this.clock.advance(t, index);
    const truth = world.truthAt(time);
    const place = { x: candidateAt(world.candidates, index), f: truth[index] };
    const seen = { t, clock, duration, index, y: place.f + world.noiseAt(t, world.response ? time : t) };
    const verdict = this.test(seen, choice);
    const answers = this.expertDesk?.ask(t, index, truth) ?? [];
    const retention = this.remember(seen, verdict);
    const standing = this.standing(answers);
    const { dataSizeAfter, dropped } = retention;
    const priors =
      this.model instanceof SeveralPriors ? this.model.learn(this.knowledge(t), seen, verdict.reset) : null;
    const observed = { ...seen, dataSizeAfter, dropped, ...(priors && { priors }) };
    this.answers.push(answers);
    this.held = this.held.after(observed);
    this.tPrime = verdict.reset ? 1 : this.tPrime + 1;
    const outcome = this.outcome(observed, place.f, truth, world.starAt(time));
    const stand = this.clock.stand(index, dataSizeAfter);
    const looking = this.looks?.after(choice.look, verdict) ?? null;
    const record = stepRecord({
      seen,
      choice,
      place,
      verdict,
      retention,
      standing,
      outcome,
      stand,
      looking,
      priors,
    });
    this.past.push(requireFinite(record));
    if (this.options.forgets) this.forget();
    return record;
  }

  /** The record fields of the lane's state when it chose. */
  private standing(answers: readonly ExpertAnswer[]): RecordParts['standing'] {
    const { slots, model } = this;
    const { posterior } = this.options;
    return {
      dataSize: this.held.size,
      tPrime: slots?.trigger.resets ? this.tPrime : null,
      sideQueries: answers.filter(({ age }) => age === undefined).length,
      hyperparameters: slots?.refit && model ? asNumbers(model.hyperparameters, slots.refit) : null,
      jitter: model?.jitter ?? 0,
      ...(posterior && { posterior }),
    };
  }

  /** Frees what no later step needs: everything before the oldest observation held and before the last reset. */
  private forget(): void {
    const { slots, t, tPrime } = this;
    // A model of the evaluation times learns from all of them.
    if (slots?.clock?.lookahead?.timeModel) return;
    const lastReset = slots?.trigger.resets ? t - tPrime + 1 : t;
    const first = Math.min(lastReset, this.oldestAskedFor());
    this.past.forgetBefore(first);
    this.evidence?.forgetBefore(first);
    this.clock.forgetBefore(t);
    this.answers.forgetBefore(t);
  }

  /** The oldest observation that the model may need again; a state needs none where there are no resets. */
  private oldestAskedFor(): number {
    const { held, t, slots } = this;
    return held.size === 0 || (this.options.posterior && !slots?.trigger.resets) ? t : held.first;
  }

  /** Regret of the query; of the answer where there is an environment. */
  private outcome(made: Observed, f: number, truth: Float64Array, starIndex: number): Outcome {
    const { candidates, environment } = this.options.world;
    const assessment = environment ? this.assess(made, environment) : null;
    const fStar = environment ? environment.probability[environment.best] : truth[starIndex];
    const regret = fStar - (assessment?.probability ?? f);
    const cumulativeRegret = (this.past.at(this.t)?.cumulativeRegret ?? 0) + regret;
    return {
      xStar: candidateAt(candidates, starIndex),
      starIndex,
      fStar,
      regret,
      cumulativeRegret,
      assessment,
    };
  }

  /** What the lane would answer after a step, from the prediction that the next one chooses from. */
  private assess(made: Observed, environment: Environment): Assessment {
    const t = made.t + 1;
    const knowledge = this.knowledge(t, { at: (step) => (step === made.t ? made : this.past.at(step)) });
    this.predict(knowledge);
    return this.model?.assess(knowledge) ?? assessmentOfQuery(made.index, environment);
  }

  /** Brings the model to the choice at step t, once. */
  private predict(knowledge: Knowledge): void {
    if (this.predictedFor === knowledge.t) return;
    this.model?.predict(knowledge);
    this.predictedFor = knowledge.t;
  }

  /** Argument of `World.truthAt` for step t: the step, or the lane's own time. */
  timeAt(t: number): number {
    return this.clock.timeAt(t);
  }

  /** The lane as it was when it chose the query of step t, 1 ≤ t ≤ steps made + 1. */
  frame(t: number): Frame {
    return this.view.frame(this.knowledge(t), this.clock.timeAt(t), this.past.at(t - 1)?.assessment?.answer);
  }

  /**
   * Lengthscales, signal variance and, where its belief changes with time, the parameters of that and the noise, fitted to
   * the data the lane held when it chose the query of step t, from the model then in force.
   * @param isotropic one lengthscale for all dimensions, else one for each
   * @throws FitError with a plain sentence where there is nothing to fit
   */
  fit(t: number, isotropic = true): LaneFit {
    return finish(this.fitInParts(t, isotropic));
  }

  /** The same, one part for each start of the search. The lane may continue between two parts. */
  fitInParts(t: number, isotropic = true): InParts<LaneFit> {
    const { slots, refits } = this;
    const { backend, world } = this.options;
    if (!slots || !refits) throw new FitError('This lane has no model: there is nothing to fit.');
    const knowledge = this.knowledge(t);
    const inForce = refits.at(knowledge);
    const observations = observationsOf(heldRecords(knowledge), t, world, slotsUnder(inForce, slots));
    return fitLane(backend, { ...inForce, noiseVariance: world.modelNoiseVariance }, observations, isotropic);
  }

  dispose(): void {
    this.model?.dispose();
    this.view.dispose();
    this.evidence?.dispose();
    this.slots?.dispose?.();
  }

  /** Throws LaneError where there is no such candidate. */
  private take(choice: number): void {
    const { size } = this.options.world.candidates;
    if (!Number.isInteger(choice) || choice < 0 || choice >= size)
      throw new LaneError(
        `choices[${this.choices.length}] of the lane${this.name} must be the index of one of ${size} candidates, 0 to ${size - 1}, got ${choice}.`,
      );
    // Turns −0 into 0, so that the record is the same.
    this.choices.push(choice + 0);
  }

  /** The lane's name after a space, " A"; empty where it has none. */
  private get name(): string {
    return this.options.lane && ` ${this.options.lane}`;
  }

  /**
   * The next query: the one given, else the look that a schedule requires, else the acquisition's maximiser; a seeded
   * random candidate without data or model, or where the algorithm wants one. A given choice also has its scores.
   */
  private choose(t: number): Choice {
    const { world, initialPoints } = this.options;
    const { model } = this;
    if (!model)
      return {
        index: this.choices[t - 1] ?? world.randomCandidateAt(t),
        mean: null,
        variance: null,
        multiplier: null,
        acquisition: null,
        look: null,
      };
    this.predict(this.knowledge(t));
    const given = this.choices[t - 1];
    const look = t <= initialPoints ? null : (this.looks?.at(this.tPrime, given) ?? null);
    const chosen = this.held.size === 0 || t <= initialPoints || look !== null ? null : model.chosen;
    const index = given ?? this.looks?.candidate(look) ?? chosen ?? world.randomCandidateAt(t);
    return {
      index,
      mean: model.mean[index],
      variance: model.variance[index],
      multiplier: chosen === null ? null : model.multiplier,
      acquisition: chosen === null ? null : model.acquisition[index],
      look,
    };
  }

  /** What the lane knows, or knew, when it chooses at step t. */
  private knowledge(t: number, past: Past = this.past): Knowledge {
    const held = t > this.t ? this.held : Held.of(heldBefore(this.records, t));
    return { t, past, held, answers: this.answers.at(t) ?? [] };
  }

  /** What the memory keeps of the data, including the newest observation. */
  private remember(newest: Seen, verdict: Verdict): Retention {
    const { slots, model } = this;
    const size = this.held.size + 1;
    if (!slots || !model) return retainNewest(size, 0);
    const held = () => [...heldRecords({ past: this.past, held: this.held }), newest];
    let weighed: HeldModel | null = null;
    const weigh = () => {
      weighed ??= model.weigh(held(), newest);
      return weighed;
    };
    const { memory } = slots;
    const steps = memory.blockwise ? [] : [...this.held.list, newest.t];
    const kept = memory(size, verdict, newest.t, steps, weigh);
    return typeof kept === 'number' ? retainNewest(size, kept) : retain(steps, kept);
  }

  private test(newest: Seen, { mean, variance, look }: Choice): Verdict {
    const { model, slots, evidence, past, held, tPrime } = this;
    const { world, lane } = this.options;
    const { t, y } = newest;
    if (!model || !slots || !evidence) return QUIET;
    const { hyperparameters } = model;
    const { noiseVariance = world.modelNoiseVariance, trigger } = slotsUnder(hyperparameters, slots);
    const prediction = { t, tPrime, y, noiseVariance, mean: mean ?? 0, variance: variance ?? 0 };
    evidence.note(prediction, hyperparameters);
    const standing = { past, held, newest, model: hyperparameters };
    return trigger.test({
      ...prediction,
      place: this.looks?.place(newest.index, look) ?? null,
      freshLogLikelihood: (count) => evidence.fresh(standing, count),
      keptLogLikelihood: (count) => evidence.kept(standing, count),
      stream: (name) => world.stream(name, lane),
    });
  }
}
