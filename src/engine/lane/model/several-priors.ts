import type { PriorsStep } from '../../../contracts/record.ts';
import type { Priors } from '../../../policy/priors/priors.ts';
import type { Knowledge, Seen } from '../data/observations.ts';
import { LaneModel, type LaneModelOptions } from './lane-model.ts';

/** What a session needs of a lane's model, with one prior or several. */
export type LaneBelief = Readonly<
  Pick<
    LaneModel,
    | 'mean'
    | 'variance'
    | 'acquisition'
    | 'multiplier'
    | 'chosen'
    | 'worthLearning'
    | 'hyperparameters'
    | 'jitter'
    | 'logMarginalLikelihood'
    | 'predict'
    | 'assess'
    | 'designs'
    | 'weigh'
    | 'dispose'
  >
>;

/** A lane's models under several priors; the one chosen at each step is the lane's belief. */
export class SeveralPriors implements LaneBelief {
  /** Position of the prior chosen for the step last predicted. */
  prior = 0;
  private readonly models: readonly LaneModel[];
  private readonly priors: Priors;
  private readonly options: LaneModelOptions;

  constructor(options: LaneModelOptions, priors: Priors) {
    this.options = options;
    this.priors = priors;
    this.models = priors.list.map(({ kernel, temporal }, p) => {
      const world = { ...options.world, kernel: kernel(options.world.kernel) };
      const slots = { ...options.slots, temporal };
      return new LaneModel({ ...options, world, slots, refits: null, draws: `thompson/${p}` });
    });
  }

  predict(knowledge: Knowledge): void {
    const { models, priors, options } = this;
    const scored = new Set<number>();
    for (const model of models) model.believe(knowledge);
    const scores = (p: number) => {
      if (!scored.has(p)) models[p].scoreAll(knowledge);
      scored.add(p);
      return models[p].acquisition;
    };
    this.prior = priors.rule.choose(this.standing(knowledge), {
      scores,
      empty: knowledge.held.size === 0,
      uniform: () => options.world.stream('prior', options.lane, String(knowledge.t)).uniform(),
    });
    scores(this.prior);
  }

  /** Updates the priors with a step's observation; the models must still be as they were when it was chosen. */
  learn(knowledge: Knowledge, { t, index, y }: Seen, reset: boolean): PriorsStep {
    const { priors, prior, models, options } = this;
    const { noiseVariance = options.world.modelNoiseVariance } = options.slots;
    const { width } = priors;
    const learnt = priors.rule.learn(this.standing(knowledge), {
      ...{ t, prior, y, noiseVariance, reset },
      beliefs: models.map(({ mean, variance }) => ({ mean: mean[index], variance: variance[index] })),
      width: width ? this.chosenModel.widthBy(width, t) : this.multiplier,
    });
    return { prior, ...learnt };
  }

  /** Every prior's belief on the candidates (G), and the state of the priors when the step was chosen. */
  view(knowledge: Knowledge) {
    return {
      prior: this.prior,
      means: this.models.map(({ mean }) => mean.slice()),
      sds: this.models.map(({ variance }) => variance.map(Math.sqrt)),
      ...this.standing(knowledge),
    };
  }

  get mean() {
    return this.chosenModel.mean;
  }
  get variance() {
    return this.chosenModel.variance;
  }
  get acquisition() {
    return this.chosenModel.acquisition;
  }
  get multiplier() {
    return this.chosenModel.multiplier;
  }
  get chosen() {
    return this.chosenModel.chosen;
  }
  get worthLearning() {
    return this.chosenModel.worthLearning;
  }
  get hyperparameters() {
    return this.chosenModel.hyperparameters;
  }
  /** The largest jitter of the models. */
  get jitter() {
    return this.models.reduce((most, { jitter }) => Math.max(most, jitter), 0);
  }
  logMarginalLikelihood() {
    return this.chosenModel.logMarginalLikelihood();
  }
  assess(knowledge: Knowledge) {
    return this.chosenModel.assess(knowledge);
  }
  designs(...given: Parameters<LaneModel['designs']>) {
    return this.chosenModel.designs(...given);
  }
  weigh(...given: Parameters<LaneModel['weigh']>) {
    return this.chosenModel.weigh(...given);
  }

  dispose(): void {
    for (const model of this.models) model.dispose();
  }

  private get chosenModel(): LaneModel {
    return this.models[this.prior];
  }

  /** State of the priors after the step before, from its record; at first the initial state. */
  private standing({ t, past }: Knowledge) {
    const { alive, logWeights } = past.at(t - 1)?.priors ?? this.priors.rule.begin(this.priors.list);
    return { alive, logWeights };
  }
}
