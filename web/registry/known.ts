import { GP_UCB } from '../../src/algorithms/gp-ucb.about.ts';
import { ET_GP_UCB } from '../../src/algorithms/resets/et-gp-ucb.about.ts';
import type { AlgorithmAbout } from '../../src/algorithms/spec.ts';
import type { Scenario } from '../../src/contracts/scenario.ts';
import { type ModelAssumptions, modelAssumptions } from '../../src/engine/model-assumptions.ts';
import { RAISE } from '../../src/interventions/raise.about.ts';
import type { InterventionAbout } from '../../src/interventions/spec.ts';
import { ABRUPT_CHANGE_1D } from '../../src/objectives/sampled/abrupt-change.about.ts';
import { type ObjectiveAbout, unknownObjective } from '../../src/objectives/spec.ts';

interface Known {
  readonly algorithms: readonly AlgorithmAbout[];
  readonly objectives: readonly ObjectiveAbout[];
  readonly interventions: readonly InterventionAbout[];
}

/**
 * What the opening scene shows, and the act that a drag of its curve makes; the rest comes with `allKnown`. What anything computes,
 * only workers know.
 */
let known: Known = {
  algorithms: [GP_UCB, ET_GP_UCB],
  objectives: [ABRUPT_CHANGE_1D],
  interventions: [RAISE],
};
let coming: Promise<void> | null = null;

/**
 * Resolves when the page knows everything that there is to choose. Anything that may bring a scenario waits for it: late views and
 * menus (`web/ui/`), links. One that does not come is asked for again.
 */
export function allKnown(): Promise<void> {
  coming ??= import('./all.ts').then(
    ({ ALL }) => {
      known = ALL;
    },
    (reason: unknown) => {
      coming = null;
      throw reason;
    },
  );
  return coming;
}

const named = <About extends { readonly id: string }>(abouts: readonly About[], id: string) =>
  abouts.find((about) => about.id === id);

/** In the order of the menus. */
export const algorithms = (): Known['algorithms'] => known.algorithms;
export const objectives = (): Known['objectives'] => known.objectives;
export const interventions = (): Known['interventions'] => known.interventions;

/** What is said of the one of this id; undefined where there is none. */
export const algorithmById = (id: string): AlgorithmAbout | undefined => named(known.algorithms, id);
/** Whether the lanes of this algorithm run a program of their own. */
export const isProgrammed = (id: string): boolean =>
  algorithmById(id)?.parameters.some(({ type }) => type === 'program') ?? false;
export const objectiveById = (id: string): ObjectiveAbout | undefined => named(known.objectives, id);
export const interventionById = (id: string): InterventionAbout | undefined => named(known.interventions, id);

/** The same of an objective. @throws ObjectiveError where there is none */
export function requireObjective(id: string): ObjectiveAbout {
  const about = objectiveById(id);
  if (!about) throw unknownObjective(id);
  return about;
}

/** What the models of a scenario's lanes assume. */
export const assumptionsOf = (scenario: Scenario): ModelAssumptions =>
  modelAssumptions(scenario, requireObjective(scenario.objective.id));
