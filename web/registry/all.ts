import { ALGORITHM_ABOUTS } from '../../src/algorithms/registry.about.ts';
import { INTERVENTION_ABOUTS } from '../../src/interventions/registry.about.ts';
import { OBJECTIVE_ABOUTS } from '../../src/objectives/registry.about.ts';

/** What is said of everything that there is to choose; a chunk of its own. */
export const ALL = {
  algorithms: ALGORITHM_ABOUTS,
  objectives: OBJECTIVE_ABOUTS,
  interventions: INTERVENTION_ABOUTS,
};
