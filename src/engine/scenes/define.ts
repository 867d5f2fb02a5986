import { type DatasetTable, LANE_LETTERS, type Model, type Scenario } from '../../contracts/scenario.ts';
import { objectiveById } from '../../objectives/registry.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import { completeScenario } from '../scenario/complete.ts';

/** A prepared scenario with a name that the command line and the scene menu know. */
export interface Scene {
  /** For the command line and short links: "abrupt-change". */
  readonly id: string;
  readonly name: string;
  /** What there is to see, in one sentence. */
  readonly description: string;
  readonly scenario: Scenario;
}

interface SceneParts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly seed: number;
  readonly objective: { id: string; parameters?: ParamValues; dataset?: DatasetTable };
  /** Algorithm id, its parameters where they differ from the defaults, and a label where two lanes share a name. */
  readonly lanes: readonly (readonly [algorithm: string, parameters?: ParamValues, label?: string])[];
  readonly horizon?: number;
  readonly noiseVariance?: number;
  readonly pointsPerDimension?: number;
  readonly initialPoints?: number;
  readonly model?: Partial<Model>;
  readonly step?: number;
  readonly selected?: number;
  readonly regret?: Scenario['view']['regret'];
}

/** Completes a scene with its objective's defaults. */
export function defineScene({ id, name, description, ...parts }: SceneParts): Scene {
  const { seed, objective, horizon, noiseVariance, pointsPerDimension, initialPoints, model } = parts;
  const spec = objectiveById(objective.id);
  if (!spec) throw new Error(`Scene ${id}: unknown objective ${objective.id}.`);
  const scenario = completeScenario(spec, {
    title: name,
    seed,
    objective,
    horizon,
    noiseVariance,
    model,
    grid: pointsPerDimension === undefined ? undefined : { pointsPerDimension },
    initialDesign: initialPoints === undefined ? undefined : { points: initialPoints },
    lanes: parts.lanes.map(([algorithm, parameters, label]) => ({ algorithm, parameters, label })),
    view: { step: parts.step, lane: LANE_LETTERS[parts.selected ?? 0], regret: parts.regret },
  });
  return { id, name, description, scenario };
}
