import { type DatasetTable, LANE_LETTERS, type Model, type Scenario } from '../../contracts/scenario.ts';
import { objectiveById } from '../../objectives/registry.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import { fittingRegretView } from '../scenario/regret-view.ts';

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
export function defineScene(parts: SceneParts): Scene {
  const { id, name, description, seed, objective, lanes } = parts;
  const spec = objectiveById(objective.id);
  if (!spec) throw new Error(`Scene ${id}: unknown objective ${objective.id}.`);
  const { defaults } = spec;
  const scenario: Scenario = {
    version: 1,
    title: name,
    seed,
    replicate: 0,
    horizon: parts.horizon ?? defaults.horizon,
    objective: { ...objective, parameters: objective.parameters ?? {} },
    grid: { pointsPerDimension: parts.pointsPerDimension ?? defaults.pointsPerDimension },
    noiseVariance: parts.noiseVariance ?? defaults.noiseVariance,
    model: {
      kernel: defaults.model.kernel,
      lengthscale: null,
      signalVariance: null,
      noiseVariance: null,
      ...parts.model,
    },
    initialDesign: { points: parts.initialPoints ?? defaults.initialPoints ?? 0 },
    lanes: lanes.map(([algorithm, parameters = {}, label = ''], i) => ({
      id: LANE_LETTERS[i],
      algorithm,
      label,
      parameters,
    })),
    view: {
      step: parts.step ?? 1,
      lane: LANE_LETTERS[parts.selected ?? 0],
      regret: fittingRegretView(parts.regret, spec),
    },
  };
  return { id, name, description, scenario };
}
