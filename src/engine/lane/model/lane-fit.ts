import type { Backend } from '../../../gp/backend.ts';
import { type Fitted, fitHyperparameters } from '../../../gp/fit/fit.ts';
import type { Observation } from '../../../gp/posterior.ts';
import type { Kernel, TemporalFactor } from '../../../kernels/spec.ts';
import { LEAST_DATA_TO_FIT, LENGTHSCALES, varianceBox } from '../../../policy/refit.ts';

/** What a fit of the model to a lane's data found. */
export interface LaneFit {
  /** One for all dimensions, or one for each. */
  readonly lengthscale: number | readonly number[];
  readonly signalVariance: number;
  /** Log marginal likelihood before and after. */
  readonly before: number;
  readonly after: number;
  /** Number of observations fitted to. */
  readonly count: number;
}

/** A fit that cannot be made; the message is a plain sentence. */
export class FitError extends Error {
  override readonly name = 'FitError';
}

/**
 * Lengthscales and σ_f² by maximum likelihood on a lane's observations.
 * @param isotropic one lengthscale for all dimensions, else one for each
 * @throws FitError where the kernel is a table or the data are too few; NotPositiveDefinite
 */
export function fitLane(
  backend: Backend,
  kernel: Kernel,
  temporal: TemporalFactor,
  observations: readonly Observation[],
  isotropic: boolean,
): LaneFit {
  if (kernel.family === 'empirical')
    throw new FitError('The kernel comes from the training rows: there is no lengthscale to fit.');
  if (observations.length < LEAST_DATA_TO_FIT)
    throw new FitError(
      `A fit needs at least ${LEAST_DATA_TO_FIT} observations, the lane holds ${observations.length}; go to a later step.`,
    );
  const before = backend.logMarginalLikelihoodGradient(kernel, temporal, observations).value;
  const free = { lengthscales: LENGTHSCALES, variance: varianceBox(kernel.variance), isotropic };
  const fitted: Fitted = fitHyperparameters(backend, kernel, temporal, observations, free);
  return {
    lengthscale: isotropic ? fitted.kernel.lengthscales[0] : fitted.kernel.lengthscales,
    signalVariance: fitted.kernel.variance,
    before,
    after: fitted.value,
    count: observations.length,
  };
}
