import type { Model, Scenario } from '../contracts/scenario.ts';
import type { Kernel } from '../kernels/spec.ts';
import { objectiveById } from '../objectives/registry.ts';
import { ObjectiveError, type ObjectiveSpec } from '../objectives/spec.ts';
import { resolveParameters } from '../parameters/resolve.ts';

/** What the models of a scenario's lanes assume: every value of `Model`, settled. */
export type ModelAssumptions = { readonly [Key in keyof Model]: NonNullable<Model[Key]> };

/** An objective's own lengthscale is one for all dimensions. */
type OwnAssumptions = ModelAssumptions & { readonly lengthscale: number };

type Assuming = Pick<Scenario, 'objective' | 'model' | 'noiseVariance'>;

/**
 * Each value as given, else the objective's own, else its stated default; the noise as given, else the true one.
 * @throws ObjectiveError where no objective has the scenario's id
 */
export function modelAssumptions(scenario: Assuming): ModelAssumptions {
  const { kernel, lengthscale, signalVariance, noiseVariance } = scenario.model;
  const own = ownAssumptions(scenario);
  return {
    kernel,
    lengthscale: lengthscale ?? own.lengthscale,
    signalVariance: signalVariance ?? own.signalVariance,
    noiseVariance: noiseVariance ?? own.noiseVariance,
  };
}

/** The same where the scenario gives nothing of its own but the kernel: what a value follows until it is set. */
export function ownAssumptions({ objective, model, noiseVariance }: Assuming): OwnAssumptions {
  const { parameters, defaults } = requireObjective(objective.id);
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
 * @throws ObjectiveError where it is assumed and there is none, or where there are more or fewer lengthscales than dimensions
 */
export function assumedKernel(scenario: Assuming, dimension: number, empirical?: Kernel): Kernel {
  const { kernel: family, lengthscale, signalVariance } = modelAssumptions(scenario);
  if (family !== 'empirical')
    return { family, lengthscales: forEach(dimension, lengthscale), variance: signalVariance };
  if (empirical) return empirical;
  const { name } = requireObjective(scenario.objective.id);
  throw new ObjectiveError(`model.kernel 'empirical' needs a dataset; ${name} has none.`);
}

/** One lengthscale for each dimension. */
function forEach(dimension: number, lengthscale: number | readonly number[]): readonly number[] {
  if (typeof lengthscale === 'number') return new Array(dimension).fill(lengthscale);
  if (lengthscale.length === dimension) return lengthscale;
  throw new ObjectiveError(
    `model.lengthscale must be one number or a list of ${dimension}, one for each dimension, got a list of ${lengthscale.length}.`,
  );
}

export function requireObjective(id: string): ObjectiveSpec {
  const spec = objectiveById(id);
  if (!spec) throw new ObjectiveError(`Unknown objective ${id}.`);
  return spec;
}
