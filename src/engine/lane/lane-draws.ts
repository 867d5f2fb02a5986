import type { CandidateSet } from '../../contracts/candidates.ts';
import type { Backend } from '../../gp/backend.ts';
import type { Posterior } from '../../gp/posterior.ts';
import { type CandidateObservation, PosteriorSampler } from '../../gp/samplers/posterior-sampler.ts';
import { createPriorSampler } from '../../gp/samplers/prior-sampler.ts';
import type { PriorSampler } from '../../gp/samplers/sampler.ts';
import type { Kernel } from '../../kernels/spec.ts';
import type { World } from '../world.ts';
import type { Hyperparameters } from './refits.ts';

/** A posterior at a time, and what it was made from. */
export interface Drawable {
  readonly posterior: Posterior;
  readonly model: Pick<Hyperparameters, 'kernel' | 'temporal'>;
  /** Those that the posterior holds, in its order. */
  readonly observations: readonly CandidateObservation[];
  readonly time: number;
}

/** Functions drawn from a lane's posterior, each step's from a substream of its own, so that it can be drawn again. */
export class LaneDraws {
  private readonly world: World;
  private readonly backend: Backend;
  private readonly name: readonly string[];
  private prior: { readonly kernel: Kernel; readonly sampler: PriorSampler } | null = null;

  /** @param name of the substreams: what is drawn, and the lane */
  constructor(world: World, backend: Backend, ...name: readonly string[]) {
    this.world = world;
    this.backend = backend;
    this.name = name;
  }

  /** The draw of step t on the candidates (G). O(n² + nG) beside the prior draws; see `PosteriorSampler`. */
  at(t: number, { posterior, model, observations, time }: Drawable): Float64Array {
    const out = new Float64Array(this.world.candidates.size);
    const sampler = new PosteriorSampler(this.priorSampler(model.kernel), model.temporal);
    sampler.draw(posterior, observations, time, this.world.stream(...this.name, String(t)), out);
    return out;
  }

  private priorSampler(kernel: Kernel): PriorSampler {
    if (this.prior?.kernel !== kernel)
      this.prior = { kernel, sampler: createPriorSampler(this.backend, kernel, asModelled(this.world)) };
    return this.prior.sampler;
  }
}

/** The candidates at the model's inputs, which is where its kernel is a covariance. */
export function asModelled({ candidates, inputs: points, inputDimension: dimension }: World): CandidateSet {
  return { ...candidates, points, dimension };
}
