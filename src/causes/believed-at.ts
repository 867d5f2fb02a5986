import type { Slots } from '../algorithms/spec.ts';
import type { StepRecord } from '../contracts/record.ts';
import type { World } from '../engine/world.ts';
import type { Kernel } from '../kernels/spec.ts';
import { temporalParameters, withTemporalParameters } from '../kernels/temporal.ts';
import type { Believed } from './regret-split.ts';
import { SpatialCovariance } from './spatial-covariance.ts';

/**
 * Reads from a lane's records what it believed when it chose: hyperparameters that it refits stand in them, and which of
 * several priors chose.
 */
export function believedAt(
  world: World,
  slots: Slots,
): (record: Pick<StepRecord, 'hyperparameters' | 'priors'>) => Believed {
  const { inputs, inputDimension } = world;
  const covariances = new Map<string, SpatialCovariance>();
  const spatialUnder = (kernel: Kernel): SpatialCovariance => {
    const key = kernel.family === 'empirical' ? '' : [...kernel.lengthscales, kernel.variance].join();
    const known = covariances.get(key) ?? new SpatialCovariance(kernel, inputs, inputDimension);
    covariances.set(key, known);
    return known;
  };
  const { noiseByAge, doubleWeighted, temporal } = slots;
  const fixed = {
    noiseByAge,
    doubleWeighted,
    noiseVariance: slots.noiseVariance ?? world.modelNoiseVariance,
  };
  const read = (hyperparameters: readonly number[] | null): Believed => {
    if (!hyperparameters) return { ...fixed, spatial: spatialUnder(world.kernel), temporal };
    const { kernel, rest } = kernelFrom(world.kernel, hyperparameters);
    const count = temporalParameters(temporal).length;
    const noiseVariance = rest[count] ?? fixed.noiseVariance;
    const factor = withTemporalParameters(temporal, rest.slice(0, count));
    return { ...fixed, noiseVariance, spatial: spatialUnder(kernel), temporal: factor };
  };
  const under = (prior: number): Believed | null => {
    const chosen = slots.priors?.list[prior];
    return chosen
      ? { ...fixed, spatial: spatialUnder(chosen.kernel(world.kernel)), temporal: chosen.temporal }
      : null;
  };
  let last: { readonly key: string | undefined; readonly believed: Believed } | null = null;
  return ({ hyperparameters, priors }) => {
    const key = priors ? `prior ${priors.prior}` : hyperparameters?.join();
    if (!last || last.key !== key)
      last = { key, believed: (priors && under(priors.prior)) ?? read(hyperparameters) };
    return last.believed;
  };
}

/** The kernel that a record's hyperparameters name, and those that are left. */
function kernelFrom(
  kernel: Kernel,
  values: readonly number[],
): { readonly kernel: Kernel; readonly rest: readonly number[] } {
  if (kernel.family === 'empirical') return { kernel, rest: values };
  const d = kernel.lengthscales.length;
  return {
    kernel: { ...kernel, lengthscales: values.slice(0, d), variance: values[d] },
    rest: values.slice(d + 1),
  };
}
