import type { Slots } from '../../algorithms/spec.ts';
import type { StepRecord } from '../../contracts/record.ts';
import type { Backend } from '../../gp/backend.ts';
import type { Posterior } from '../../gp/posterior.ts';
import type { World } from '../world.ts';

/** Log marginal likelihood of some observations under a lane's prior: what a model says that has seen nothing else. */
export class WindowLikelihood {
  private readonly world: World;
  private readonly slots: Slots;
  private readonly backend: Backend;
  private posterior: Posterior | null = null;

  constructor(world: World, slots: Slots, backend: Backend) {
    this.world = world;
    this.slots = slots;
    this.backend = backend;
  }

  /** Observations in order of time. O(n³). Throws NotPositiveDefinite or OutOfMemory. */
  of(observations: readonly Pick<StepRecord, 'index' | 'y' | 't'>[]): number {
    const { inputs, inputDimension: dimension, kernel, modelNoiseVariance } = this.world;
    const { temporal, noiseVariance = modelNoiseVariance } = this.slots;
    // Only the likelihood is wanted: one candidate keeps the grid's share of the work small.
    this.posterior ??= this.backend.createPosterior(
      { kernel, temporal, candidates: inputs.slice(0, dimension), dimension },
      observations.length,
    );
    this.posterior.truncate(0);
    for (const { index, y, t: time } of observations) {
      const x = Array.from(inputs.subarray(index * dimension, (index + 1) * dimension));
      this.posterior.append({ x, y, time, noiseVariance });
    }
    return this.posterior.logMarginalLikelihood();
  }

  dispose(): void {
    this.posterior?.dispose();
  }
}
