import type { Slots } from '../algorithms/spec.ts';
import type { StepRecord } from '../contracts/record.ts';
import type { World } from '../engine/world.ts';
import type { Kernel } from '../kernels/spec.ts';
import { temporalParameters, withTemporalParameters } from '../kernels/temporal.ts';
import type { Believed } from './regret-split.ts';
import { SpatialCovariance } from './spatial-covariance.ts';

/** Reads from a lane's records what it believed when it chose: hyperparameters that it refits stand in them. */
export function believedAt(
  world: World,
  slots: Slots,
): (record: Pick<StepRecord, 'hyperparameters'>) => Believed {
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
  let last: { readonly key: string | undefined; readonly believed: Believed } | null = null;
  return ({ hyperparameters }) => {
    const key = hyperparameters?.join();
    if (!last || last.key !== key) last = { key, believed: read(hyperparameters) };
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
