import type { AlgorithmSpec, Slots } from '../../algorithms/spec.ts';
import { candidateAt } from '../../contracts/candidates.ts';
import type { DesignFrame, Environment } from '../../contracts/environment.ts';
import type { ExpertAnswer, Frame, StepRecord } from '../../contracts/record.ts';
import type { Backend } from '../../gp/backend.ts';
import { resolveParameters } from '../../parameters/resolve.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import { never, type Verdict } from '../../policy/trigger.ts';
import { smoothnessOf } from '../smoothness.ts';
import type { World } from '../world.ts';
import { ExpertDesk } from './expert-desk.ts';
import { requireFinite } from './finite-record.ts';
import { LaneClock } from './lane-clock.ts';
import { assessmentOfQuery } from './lane-environment.ts';
import { FitError, fitLane, type LaneFit } from './lane-fit.ts';
import { LaneModel } from './lane-model.ts';
import { asNumbers, Refits } from './refits.ts';
import { WindowLikelihood } from './window-likelihood.ts';

export interface SessionOptions {
  readonly world: World;
  readonly algorithm: AlgorithmSpec;
  readonly parameters: ParamValues;
  readonly horizon: number;
  readonly backend: Backend;
  /** Random queries before the algorithm chooses. */
  readonly initialPoints?: number;
  /** Names the lane's own random substreams. */
  readonly lane?: string;
}

/** What a lane chose at a step, and the numbers it chose by. */
interface Choice {
  readonly index: number;
  readonly mean: number | null;
  readonly variance: number | null;
  readonly multiplier: number | null;
  readonly acquisition: number | null;
}

/** One lane, one replicate: the loop over steps that all algorithms share. Call `dispose` when done. */
export class Session {
  readonly records: StepRecord[] = [];
  readonly slots: Slots | null;
  private readonly options: SessionOptions;
  private readonly refits: Refits | null;
  private readonly model: LaneModel | null;
  /** A second model that serves frames, so that looking back does not disturb the run. */
  private viewer: LaneModel | null = null;
  /** Expert's answers that the model sees at step t, at index t − 1; empty where there is no expert. */
  private readonly answers: (readonly ExpertAnswer[])[] = [[]];
  private readonly expertDesk: ExpertDesk | null;
  private readonly clock: LaneClock;
  private readonly window: WindowLikelihood | null;
  /** Observations the model will see at the next step: the newest `dataSize` ones. */
  private dataSize = 0;
  private tPrime = 1;
  /** The step that the model last predicted for. */
  private predictedFor = 0;

  constructor(options: SessionOptions) {
    this.options = options;
    const { algorithm, world, horizon } = options;
    const parameters = resolveParameters(algorithm.parameters, options.parameters);
    this.slots =
      algorithm.slots?.(parameters, {
        horizon,
        dimension: world.inputDimension,
        candidateCount: world.candidates.size,
        designCount: world.environment?.designs,
        noiseVariance: world.modelNoiseVariance,
        changePoints: world.changePoints,
        smoothness: smoothnessOf(world),
      }) ?? null;
    this.refits = this.slots && new Refits(world, this.slots, options.backend);
    this.model = this.createModel();
    this.clock = new LaneClock(world);
    this.window = this.slots && new WindowLikelihood(world, this.slots, options.backend);
    const expert = this.slots?.expert;
    this.expertDesk = expert ? new ExpertDesk(expert, world, options.backend, options.lane ?? '') : null;
  }

  /** Number of steps made. */
  get t(): number {
    return this.records.length;
  }

  /** Makes the next step and returns its record. Throws NotPositiveDefinite, NotFinite or OutOfMemory. */
  step(): StepRecord {
    const { world } = this.options;
    const t = this.records.length + 1;
    const choice = this.choose(t);
    const { time, clock, duration } = this.clock.advance(t, choice.index);
    const truth = world.truthAt(time);
    const starIndex = world.starAt(time);
    const f = truth[choice.index];
    const y = f + world.noiseAt(t);
    const regret = truth[starIndex] - f;
    const verdict = this.test(t, y, choice);
    const dataSizeAfter = this.slots ? this.slots.memory(this.dataSize + 1, verdict, t) : 0;
    const answers = this.expertDesk?.ask(t, choice.index, truth) ?? [];
    const { variance, ...chosen } = choice;
    const record = requireFinite({
      t,
      clock,
      duration,
      ...chosen,
      x: candidateAt(world.candidates, choice.index),
      y,
      f,
      xStar: candidateAt(world.candidates, starIndex),
      starIndex,
      fStar: truth[starIndex],
      regret,
      cumulativeRegret: (this.records.at(-1)?.cumulativeRegret ?? 0) + regret,
      sd: variance === null ? null : Math.sqrt(variance),
      dataSize: this.dataSize,
      dataSizeAfter,
      ...verdict,
      tPrime: this.slots?.trigger.resets ? this.tPrime : null,
      sideQueries: answers.length,
      hyperparameters: this.slots?.refit && this.model ? asNumbers(this.model.hyperparameters) : null,
      jitter: this.model?.jitter ?? 0,
      assessment: null,
    });
    this.records.push(record);
    this.answers.push(answers);
    this.dataSize = dataSizeAfter;
    this.tPrime = verdict.reset ? 1 : this.tPrime + 1;
    return world.environment ? this.assess(record, world.environment) : record;
  }

  /** Completes the newest record where there is an environment: regret is that of the answer. */
  private assess(record: StepRecord, environment: Environment): StepRecord {
    const t = record.t + 1;
    // The next step chooses from the same prediction.
    this.predict(t);
    const assessment =
      this.model?.assess(this.records, t, this.dataSize) ?? assessmentOfQuery(record.index, environment);
    const fStar = environment.probability[environment.best];
    const regret = fStar - assessment.probability;
    const cumulativeRegret = (this.records.at(-2)?.cumulativeRegret ?? 0) + regret;
    const assessed = requireFinite({ ...record, fStar, regret, cumulativeRegret, assessment });
    this.records[record.t - 1] = assessed;
    return assessed;
  }

  /** Brings the model to the choice at step t, once. */
  private predict(t: number): void {
    if (this.predictedFor === t) return;
    this.model?.predict(this.records, t, this.dataSize, this.answers[t - 1]);
    this.predictedFor = t;
  }

  /** The lane as it stood when it chose the query of step t, 1 ≤ t ≤ steps made + 1. */
  frame(t: number): Frame {
    const { world } = this.options;
    const dataSize = this.records[t - 1]?.dataSize ?? this.dataSize;
    const base = {
      t,
      truth: world.truthAt(this.clock.timeAt(t)).slice(),
      dataSteps: Int32Array.from({ length: dataSize }, (_, i) => t - dataSize + i),
      answers: this.answers[t - 1] ?? [],
    };
    this.viewer ??= this.createModel();
    if (!this.viewer || !this.slots)
      return {
        ...base,
        mean: null,
        sd: null,
        acquisition: null,
        multiplier: null,
        logMarginalLikelihood: null,
        designs: this.blindDesigns(t),
      };
    this.viewer.predict(this.records, t, dataSize, this.answers[t - 1]);
    return {
      ...base,
      mean: this.viewer.mean.slice(),
      sd: this.viewer.variance.map(Math.sqrt),
      acquisition: this.viewer.acquisition.slice(),
      multiplier: this.viewer.multiplier,
      logMarginalLikelihood: this.viewer.logMarginalLikelihood(),
      designs: this.viewer.designs(this.records, t, dataSize),
    };
  }

  /** What an algorithm without a model has to say of the designs: the truth, and the design it queried last. */
  private blindDesigns(t: number): DesignFrame | null {
    const { environment } = this.options.world;
    if (!environment) return null;
    const answer = this.records[t - 2]?.assessment?.answer ?? 0;
    const unknown = { mean: null, spread: null, lower: null, upper: null, cut: null, accuracy: null };
    return { truth: environment.probability, ...unknown, answer };
  }

  /**
   * Lengthscale and signal variance fitted to the data the lane held when it chose the query of step t.
   * @throws FitError with a plain sentence where there is nothing to fit
   */
  fit(t: number): LaneFit {
    const { backend } = this.options;
    const dataSize = this.records[t - 1]?.dataSize ?? this.dataSize;
    if (!this.model) throw new FitError('This lane has no model: there is nothing to fit.');
    const { kernel, temporal } = this.model.hyperparameters;
    return fitLane(backend, kernel, temporal, this.model.observations(this.records, t, dataSize));
  }

  dispose(): void {
    this.model?.dispose();
    this.viewer?.dispose();
    this.window?.dispose();
  }

  private createModel(): LaneModel | null {
    const { world, backend, horizon, initialPoints, lane } = this.options;
    return this.slots && new LaneModel(world, this.slots, backend, this.refits, horizon, initialPoints, lane);
  }

  /** The next query: the acquisition's maximiser; a seeded random candidate without data or model, or by choice. */
  private choose(t: number): Choice {
    const { world, initialPoints = 0 } = this.options;
    const { model } = this;
    if (!model)
      return {
        index: world.randomCandidateAt(t),
        mean: null,
        variance: null,
        multiplier: null,
        acquisition: null,
      };
    this.predict(t);
    const chosen = this.dataSize === 0 || t <= initialPoints ? null : model.chosen;
    const index = chosen ?? world.randomCandidateAt(t);
    return {
      index,
      mean: model.mean[index],
      variance: model.variance[index],
      multiplier: chosen === null ? null : model.multiplier,
      acquisition: chosen === null ? null : model.acquisition[index],
    };
  }

  private test(t: number, y: number, { index, mean, variance }: Choice): Verdict {
    const trigger = this.slots?.trigger ?? never;
    return trigger.test({
      t,
      tPrime: this.tPrime,
      y,
      mean: mean ?? 0,
      variance: variance ?? 0,
      noiseVariance: this.slots?.noiseVariance ?? this.options.world.modelNoiseVariance,
      freshLogLikelihood: (count) =>
        this.window?.of([...this.records.slice(t - count), { index, y, t }]) ?? 0,
      stream: (name) => this.options.world.stream(name, this.options.lane ?? ''),
    });
  }
}
