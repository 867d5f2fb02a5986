import {
  type DatasetTable,
  LANE_LETTERS,
  type Lane,
  type LaneLetter,
  type Model,
  type Response,
  type Scenario,
} from '../../contracts/scenario.ts';
import type { ObjectiveAbout } from '../../objectives/spec.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import { completeScenario } from '../scenario/complete.ts';

/** What a scene shows, as one number of its run: by how much two of its lanes differ at the horizon. */
export interface Shown {
  /** Cumulative regret (over time, where the world moves while a lane computes), number of resets, or F1 of the classification. */
  readonly difference: 'regret' | 'resets' | 'F1';
  /** The first lane's less the second's. */
  readonly between: readonly [LaneLetter, LaneLetter];
  /**
   * Where the scene's seed stands among the seeds 0 to 99 in this, as `npm run scenes:measure` says; 50: in the middle.
   * Below 20 or above 80 a run is rare, and the description has to say so.
   */
  readonly percentile: number;
}

/** A prepared scenario with a name that the command line and the library know. */
export interface Scene {
  /** For the command line and short links: "abrupt-change". */
  readonly id: string;
  readonly name: string;
  /** What there is to see, in one sentence. */
  readonly description: string;
  /** The same in at most 36 characters, under the scene's picture in the library. */
  readonly line: string;
  readonly shows: Shown;
  readonly scenario: Scenario;
}

export interface SceneParts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly line: string;
  readonly seed: number;
  readonly shows: Shown;
  readonly objective: { id: string; parameters?: ParamValues; dataset?: DatasetTable };
  /** Algorithm id, its parameters where they differ from the defaults, and a label where two lanes share a name. */
  readonly lanes: readonly (readonly [algorithm: string, parameters?: ParamValues, label?: string])[];
  /** The posteriors of all lanes are declared to be this; absent: as they are without a word. */
  readonly posterior?: Lane['posterior'];
  readonly horizon?: number;
  readonly noiseVariance?: number;
  readonly pointsPerDimension?: number;
  readonly initialPoints?: number;
  readonly response?: Response;
  readonly model?: Partial<Model>;
  readonly step?: number;
  readonly selected?: number;
  readonly regret?: Scenario['view']['regret'];
}

/** Completes a scene with its objective's defaults. */
export function defineScene(
  spec: ObjectiveAbout,
  { id, name, description, line, shows, ...parts }: SceneParts,
): Scene {
  const { seed, objective, horizon, noiseVariance, pointsPerDimension, initialPoints, model, response } =
    parts;
  const scenario = completeScenario(spec, {
    title: name,
    seed,
    objective,
    horizon,
    noiseVariance,
    model,
    response,
    grid: pointsPerDimension === undefined ? undefined : { pointsPerDimension },
    initialDesign: initialPoints === undefined ? undefined : { points: initialPoints },
    lanes: parts.lanes.map(([algorithm, parameters, label]) => ({
      ...{ algorithm, parameters, label, posterior: parts.posterior },
    })),
    view: { step: parts.step, lane: LANE_LETTERS[parts.selected ?? 0], regret: parts.regret },
  });
  return { id, name, description, line, shows, scenario };
}
