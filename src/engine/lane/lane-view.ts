import type { Slots } from '../../algorithms/spec.ts';
import type { DesignFrame } from '../../contracts/environment.ts';
import type { Frame } from '../../contracts/record.ts';
import type { Knowledge } from './data/observations.ts';
import { type BeliefOptions, createBelief } from './model/belief.ts';
import { type LaneBelief, SeveralPriors } from './model/several-priors.ts';

/** Frames of a lane at any of its steps, from a second model, so that looking back does not disturb the run. Call `dispose` when done. */
export class LaneView {
  private readonly options: Omit<BeliefOptions, 'slots'> & { readonly slots: Slots | null };
  private model: LaneBelief | null = null;

  constructor(options: LaneView['options']) {
    this.options = options;
  }

  /**
   * @param knowledge what the lane knew when it chose the query of the step
   * @param time of `World.truthAt`
   * @param answer the design that it answered after the step before, where there was one
   */
  frame(knowledge: Knowledge, time: number, answer: number | null = null): Frame {
    const base = {
      t: knowledge.t,
      truth: this.options.world.truthAt(time).slice(),
      dataSteps: Int32Array.from(knowledge.held.list),
      answers: knowledge.answers,
    };
    const { slots } = this.options;
    if (!slots) return { ...base, ...BLIND, designs: this.blindDesigns(answer) };
    this.model ??= createBelief({ ...this.options, slots }, true);
    const { model } = this;
    model.predict(knowledge);
    const { worthLearning } = model;
    return {
      ...base,
      ...(worthLearning && { worthLearning: worthLearning.slice() }),
      ...(model instanceof SeveralPriors && { priors: model.view(knowledge) }),
      mean: model.mean.slice(),
      sd: model.variance.map(Math.sqrt),
      acquisition: model.acquisition.slice(),
      multiplier: model.multiplier,
      logMarginalLikelihood: model.logMarginalLikelihood(),
      designs: model.designs(knowledge, answer),
    };
  }

  dispose(): void {
    this.model?.dispose();
  }

  /** The designs for an algorithm without a model: the truth, and the design it queried last. */
  private blindDesigns(answer: number | null): DesignFrame | null {
    const { environment } = this.options.world;
    if (!environment) return null;
    const unknown = {
      ...{ mean: null, spread: null, deviation: null },
      ...{ lower: null, upper: null, cut: null, accuracy: null },
    };
    return { truth: environment.probability, ...unknown, answer: answer ?? 0 };
  }
}

const BLIND = { mean: null, sd: null, acquisition: null, multiplier: null, logMarginalLikelihood: null };
