import type { CandidateSet } from '../../../contracts/candidates.ts';
import type { Posterior } from '../../../gp/posterior.ts';
import { type CandidateObservation, PosteriorSampler } from '../../../gp/samplers/posterior-sampler.ts';
import type { PriorSampler } from '../../../gp/samplers/sampler.ts';
import type { Kernel } from '../../../kernels/spec.ts';
import type { World } from '../../world.ts';
import { remembered } from '../data/remembered.ts';
import type { Hyperparameters } from './refits.ts';

/** A posterior at a time, and the data behind it. */
interface Drawable {
  readonly posterior: Posterior;
  readonly model: Pick<Hyperparameters, 'kernel' | 'temporal'>;
  /** The observations in the posterior, in its order. */
  readonly observations: readonly CandidateObservation[];
  readonly time: number;
}

/** Functions drawn from a lane's posterior; each step has its own substream, so that its draw can be repeated. */
export class LaneDraws {
  private readonly world: World;
  private readonly samplerOf: (kernel: Kernel) => PriorSampler;
  private readonly name: readonly string[];

  /**
   * @param createSampler a sampler of the prior at the candidates
   * @param name of the substreams: what is drawn, and for which lane
   */
  constructor(world: World, createSampler: (kernel: Kernel) => PriorSampler, ...name: readonly string[]) {
    this.world = world;
    this.samplerOf = remembered(createSampler);
    this.name = name;
  }

  /** The draw of step t on the candidates (G). O(n² + nG) beside the prior draws; see `PosteriorSampler`. */
  at(t: number, { posterior, model, observations, time }: Drawable): Float64Array {
    const out = new Float64Array(this.world.candidates.size);
    const sampler = new PosteriorSampler(this.samplerOf(model.kernel), model.temporal);
    sampler.draw(posterior, observations, time, this.world.stream(...this.name, String(t)), out);
    return out;
  }
}

/** The candidates at the inputs of the model, where its kernel is a covariance. */
export function asModelled({ candidates, inputs: points, inputDimension: dimension }: World): CandidateSet {
  return { ...candidates, points, dimension };
}
