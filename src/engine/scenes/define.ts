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

/** What a scene shows, as one number of its run: the difference between two lanes at the horizon. */
export interface Shown {
  /** Cumulative regret (over time, where the world moves while a lane computes), number of resets, or F1 of the classification. */
  readonly difference: 'regret' | 'resets' | 'F1';
  /** The first lane's value less the second's. */
  readonly between: readonly [LaneLetter, LaneLetter];
  /**
   * Percentile of the scene's seed among the seeds 0 to 99 in this difference (`npm run scenes:measure`); 50: median.
   * Below 20 or above 80 a run is rare, and the description must say so.
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
  /** The place that the library opens it in; absent: the lanes. */
  readonly opens?: 'map';
  readonly scenario: Scenario;
}

export interface SceneParts {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly line: string;
  readonly seed: number;
  readonly shows: Shown;
  readonly opens?: Scene['opens'];
  readonly objective: { id: string; parameters?: ParamValues; dataset?: DatasetTable };
  /** Algorithm id; parameters that differ from the defaults; a label where two lanes have the same name. */
  readonly lanes: readonly (readonly [algorithm: string, parameters?: ParamValues, label?: string])[];
  /** The declared posterior of all lanes; absent: the default. */
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
  { id, name, description, line, shows, opens, ...parts }: SceneParts,
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
  return { id, name, description, line, shows, ...(opens && { opens }), scenario };
}
