import type { ParamSpecs } from '../../parameters/typed.ts';
import {
  ANY_ORDER,
  type GridObjectiveAbout,
  type GridObjectiveCode,
  type GridObjectiveSpec,
  gridObjective,
  type ObjectiveContext,
} from '../spec.ts';
import { type Density, densityOn, environmentOn, normalised } from './density.ts';

/** h and α, and p(w) where it is a choice among the shared densities. */
interface PairsValues {
  readonly threshold: number;
  readonly level: number;
  readonly density?: Density;
}

/** A still objective on pairs of a design (first axis) and a condition (second axis). */
export function environmentObjective<Values extends PairsValues>(
  about: GridObjectiveAbout & { readonly parameters: ParamSpecs<Values> },
  {
    density: own,
    values,
    drawnFrom,
  }: Pick<GridObjectiveCode<Values>, 'drawnFrom'> & {
    /** p(w) up to its constant, by place in [−1, 1]; omitted: the density that the parameters choose. */
    readonly density?: (place: number) => number;
    /** f on all pairs (G), larger is better. */
    readonly values: (context: ObjectiveContext<Values>) => Float64Array;
  },
): GridObjectiveSpec {
  return gridObjective(about, {
    ...(drawnFrom && { drawnFrom }),
    create(context) {
      const { threshold, level, density = 'uniform' } = context.parameters;
      const conditions = context.candidates.axes[1];
      const weights = own ? normalised(conditions.map(own)) : densityOn(conditions, density);
      const f = values(context);
      return {
        changePoints: [],
        course: ANY_ORDER,
        valuesAt: () => f,
        environment: environmentOn(conditions, weights, threshold, level),
      };
    },
  });
}
