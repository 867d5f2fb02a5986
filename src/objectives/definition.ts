import { DefinitionError } from '../parameters/definition.ts';
import { showValue } from '../parameters/quoted.ts';
import { type GridObjectiveSpec, type Objective, type ObjectiveDefaults, ObjectiveError } from './spec.ts';

/** A custom objective on a grid: its id, its box and its values. */
export interface ObjectiveDefinition extends Partial<Omit<GridObjectiveSpec, 'defaults' | 'dimension'>> {
  readonly id: string;
  /** One or two intervals. */
  readonly domain: GridObjectiveSpec['domain'];
  readonly defaults?: Partial<ObjectiveDefaults>;
  readonly create: GridObjectiveSpec['create'];
}

/**
 * The definition with defaults wherever it has none: T = 100, σ_n² = 0.01, 100 points or 30 × 30, and a squared
 * exponential model with a fifth of the first interval as lengthscale and σ_f² = 1.
 * @throws DefinitionError where there is no box or no `create`; its `create` throws ObjectiveError where it gives no objective
 */
export function completeObjective(definition: ObjectiveDefinition): GridObjectiveSpec {
  const { id, domain } = definition;
  requireBox(definition);
  const dimension = domain.length === 2 ? 2 : 1;
  const [low, high] = domain[0];
  return {
    name: id,
    summary: 'a custom objective',
    source: 'own',
    parameters: [],
    ...definition,
    create: (context) => checkedObjective(id, definition.create(context)),
    dimension,
    defaults: {
      horizon: 100,
      noiseVariance: 0.01,
      pointsPerDimension: dimension === 1 ? 100 : 30,
      model: { kernel: 'se', lengthscale: (high - low) / 5, signalVariance: 1, noiseVariance: null },
      ...definition.defaults,
    },
  };
}

/** Throws ObjectiveError where `create` gives what cannot be run. */
function checkedObjective(id: string, objective: Objective): Objective {
  if (typeof objective?.valuesAt === 'function' && Array.isArray(objective.changePoints)) return objective;
  throw new ObjectiveError(
    `The create of objective ${showValue(id)} must give an object with a function valuesAt and a list changePoints, got ${showValue(objective)}.`,
  );
}

function requireBox({ id, domain, create }: ObjectiveDefinition): void {
  const isInterval = (interval: unknown) =>
    Array.isArray(interval) &&
    interval.length === 2 &&
    interval.every(Number.isFinite) &&
    interval[0] < interval[1] &&
    Number.isFinite(interval[1] - interval[0]);
  if (!Array.isArray(domain) || domain.length < 1 || domain.length > 2 || !domain.every(isInterval))
    throw new DefinitionError(
      `objective ${showValue(id)} must have as domain one or two intervals [low, high], low below high, got ${showValue(domain)}`,
    );
  if (typeof create !== 'function')
    throw new DefinitionError(`objective ${showValue(id)} must have a function create`);
}
