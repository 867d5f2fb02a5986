import type { Backend } from '../../gp/backend.ts';
import type { Observation, Posterior } from '../../gp/posterior.ts';
import type { World } from '../world.ts';
import type { Hyperparameters } from './refits.ts';

/** Log marginal likelihood of some observations under a prior: what a model says that has seen nothing else. */
export class WindowLikelihood {
  private readonly world: World;
  private readonly backend: Backend;
  private readonly prior: Hyperparameters;
  private posterior: Posterior | null = null;

  constructor(world: World, prior: Hyperparameters, backend: Backend) {
    this.world = world;
    this.prior = prior;
    this.backend = backend;
  }

  /** Observations in order of time. O(n³). Throws NotPositiveDefinite or OutOfMemory. */
  of(observations: readonly Observation[]): number {
    const { inputs, inputDimension: dimension } = this.world;
    // Only the likelihood is wanted: one candidate keeps the grid's share of the work small.
    this.posterior ??= this.backend.createPosterior(
      { ...this.prior, candidates: inputs.slice(0, dimension), dimension },
      observations.length,
    );
    this.posterior.truncate(0);
    for (const observation of observations) this.posterior.append(observation);
    return this.posterior.logMarginalLikelihood();
  }

  dispose(): void {
    this.posterior?.dispose();
  }
}
