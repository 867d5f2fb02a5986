import type { Model, Scenario } from '../contracts/scenario.ts';
import type { Kernel } from '../kernels/spec.ts';
import { type ObjectiveAbout, ObjectiveError } from '../objectives/spec.ts';
import { resolveParameters } from '../parameters/resolve.ts';

/** What the models of a scenario's lanes assume: every value of `Model`, with defaults filled in. */
export type ModelAssumptions = { readonly [Key in keyof Model]: NonNullable<Model[Key]> };

/** Assumptions of the objective itself: one lengthscale for all dimensions. */
type OwnAssumptions = ModelAssumptions & { readonly lengthscale: number };

type Assuming = Pick<Scenario, 'objective' | 'model' | 'noiseVariance'>;

/** The part of an objective's description that is used here. */
type About = Pick<ObjectiveAbout, 'name' | 'parameters' | 'defaults'>;

/** Each value as given, else the objective's own, else its stated default; the noise as given, else the true one. */
export function modelAssumptions(scenario: Assuming, about: About): ModelAssumptions {
  const { kernel, lengthscale, signalVariance } = scenario.model;
  const own = ownAssumptions(scenario, about);
  return {
    kernel,
    lengthscale: lengthscale ?? own.lengthscale,
    signalVariance: signalVariance ?? own.signalVariance,
    noiseVariance: assumedNoise(scenario),
  };
}

/** σ_n² of the models. */
export const assumedNoise = ({ model, noiseVariance }: Pick<Assuming, 'model' | 'noiseVariance'>): number =>
  model.noiseVariance ?? noiseVariance;

/** The same with nothing of the scenario's model but the kernel: the value of a setting until it is set. */
export function ownAssumptions(
  { objective, model, noiseVariance }: Assuming,
  { parameters, defaults }: About,
): OwnAssumptions {
  const own = resolveParameters(parameters, objective.parameters);
  const follow = (id: 'lengthscale' | 'signalVariance') =>
    (own[id] as number | undefined) ?? defaults.model[id];
  return {
    kernel: model.kernel,
    lengthscale: follow('lengthscale'),
    signalVariance: follow('signalVariance'),
    noiseVariance,
  };
}

/**
 * The kernel over inputs of `dimension` coordinates; the table's own covariance where that is assumed.
 * @throws ObjectiveError where that covariance does not exist, or the number of lengthscales is not that of the dimensions
 */
export function assumedKernel(
  scenario: Assuming,
  about: About,
  dimension: number,
  empirical?: Kernel,
): Kernel {
  const { kernel: family, lengthscale, signalVariance } = modelAssumptions(scenario, about);
  if (family !== 'empirical')
    return { family, lengthscales: forEach(dimension, lengthscale), variance: signalVariance };
  if (empirical) return empirical;
  throw new ObjectiveError(`model.kernel 'empirical' needs a dataset; ${about.name} has none.`);
}

/** One lengthscale for each dimension. */
function forEach(dimension: number, lengthscale: number | readonly number[]): readonly number[] {
  if (typeof lengthscale === 'number') return new Array(dimension).fill(lengthscale);
  if (lengthscale.length === dimension) return lengthscale;
  throw new ObjectiveError(
    `model.lengthscale must be one number or a list of ${dimension}, one for each dimension, got a list of ${lengthscale.length}.`,
  );
}
