import type { Slots } from '../algorithms/spec.ts';
import type { StepRecord } from '../contracts/record.ts';
import { fromNumbers } from '../engine/lane/model/refits.ts';
import type { World } from '../engine/world.ts';
import type { Kernel } from '../kernels/spec.ts';
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
    const model = fromNumbers({ kernel: world.kernel, temporal }, hyperparameters);
    const noiseVariance = model.noiseVariance ?? fixed.noiseVariance;
    return { ...fixed, noiseVariance, spatial: spatialUnder(model.kernel), temporal: model.temporal };
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
