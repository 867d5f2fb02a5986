import type { Backend } from '../../../gp/backend.ts';
import type { Observation, Posterior } from '../../../gp/posterior.ts';
import type { World } from '../../world.ts';
import type { Hyperparameters } from './refits.ts';

/** The likelihood of some observations under a model, alone and given others. */
export class WindowLikelihood {
  private readonly world: World;
  private readonly backend: Backend;
  private model: Hyperparameters | null = null;
  private posterior: Posterior | null = null;

  constructor(world: World, backend: Backend) {
    this.world = world;
    this.backend = backend;
  }

  /** ln p(window). Observations in order of time. O(n³). Throws NotPositiveDefinite or OutOfMemory. */
  alone(model: Hyperparameters, window: readonly Observation[]): number {
    const posterior = this.empty(model);
    for (const observation of window) posterior.append(observation);
    return posterior.logMarginalLikelihood();
  }

  /** ln p(window | past), the same in every other respect. */
  given(model: Hyperparameters, past: readonly Observation[], window: readonly Observation[]): number {
    const posterior = this.empty(model);
    posterior.appendAll(past);
    const before = posterior.logMarginalLikelihood();
    for (const observation of window) posterior.append(observation);
    return posterior.logMarginalLikelihood() - before;
  }

  dispose(): void {
    this.posterior?.dispose();
  }

  private empty(model: Hyperparameters): Posterior {
    if (!this.posterior || model !== this.model) {
      const { inputs, inputDimension: dimension } = this.world;
      this.posterior?.dispose();
      this.model = model;
      // Only the likelihood is needed, so one candidate suffices and saves the work on the grid.
      const candidates = inputs.slice(0, dimension);
      this.posterior = this.backend.createPosterior({ ...model, candidates, dimension });
    }
    this.posterior.truncate(0);
    return this.posterior;
  }
}
