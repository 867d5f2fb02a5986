import { LANE_LETTERS, type Lane, type Model, type Scenario, type View } from '../../contracts/scenario.ts';
import type { ObjectiveAbout } from '../../objectives/spec.ts';
import { ENGINE_VERSION } from '../version.ts';
import { fittingRegretView } from './regret-view.ts';
import { gridPointsFor, horizonFor, initialPointsFor, SETTINGS } from './settings.ts';

/** Some of the fields; a missing one may also be present as undefined. */
type Some<Fields> = { readonly [Key in keyof Fields]?: Fields[Key] | undefined };

/** A scenario as a person writes it: fields with a default may be left out. */
export type ShortScenario = Some<
  Pick<
    Scenario,
    | 'version'
    | 'engine'
    | 'title'
    | 'seed'
    | 'replicate'
    | 'horizon'
    | 'grid'
    | 'noiseVariance'
    | 'initialDesign'
    | 'response'
    | 'interventions'
  >
> & {
  readonly objective: Pick<Scenario['objective'], 'id'> & Some<Omit<Scenario['objective'], 'id'>>;
  readonly model?: Some<Model> | undefined;
  readonly lanes: readonly (Pick<Lane, 'algorithm'> &
    Some<Omit<Lane, 'algorithm' | 'waits'> & { readonly waits: boolean }>)[];
  readonly view?: Some<View> | undefined;
};

/**
 * The complete scenario: missing fields get the default of the objective or of the setting. Values are not checked;
 * parameters of objective and lanes stay as given.
 */
export function completeScenario(spec: ObjectiveAbout, short: ShortScenario): Scenario {
  const { parameters = {}, dataset } = short.objective;
  const objective = { id: spec.id, parameters, ...(dataset && { dataset }) };
  const horizon = short.horizon ?? horizonFor(spec, objective).default;
  const lanes = lettered(short.lanes);
  return {
    version: 1,
    ...(short.engine && short.engine !== ENGINE_VERSION && { engine: short.engine }),
    title: short.title ?? '',
    seed: short.seed ?? SETTINGS.seed.default,
    replicate: short.replicate ?? SETTINGS.replicate.default,
    horizon,
    objective,
    grid: short.grid ?? {
      pointsPerDimension: gridPointsFor(spec)?.default ?? spec.defaults.pointsPerDimension,
    },
    noiseVariance: short.noiseVariance ?? spec.defaults.noiseVariance,
    model: {
      kernel: short.model?.kernel ?? spec.defaults.model.kernel,
      lengthscale: short.model?.lengthscale ?? null,
      signalVariance: short.model?.signalVariance ?? null,
      noiseVariance: short.model?.noiseVariance ?? null,
    },
    initialDesign: short.initialDesign ?? { points: initialPointsFor(spec, horizon).default },
    ...(short.response && { response: short.response }),
    ...(short.interventions?.length && { interventions: short.interventions }),
    lanes,
    view: fittedView(short.view ?? {}, lanes, horizon, spec),
  };
}

/** Lanes without a letter get the free ones in order. */
function lettered(lanes: ShortScenario['lanes']): Lane[] {
  const taken = lanes.flatMap(({ id }) => id ?? []);
  const free = LANE_LETTERS.filter((letter) => !taken.includes(letter));
  return lanes.map(({ id, algorithm, label = '', parameters = {}, choices, waits, posterior }) => ({
    id: id ?? (free.shift() as Lane['id']),
    algorithm,
    label,
    parameters,
    ...(choices?.length && { choices }),
    ...(waits && { waits }),
    ...(posterior && { posterior }),
  }));
}

/** Fits a view to the run instead of refusing it: it changes no record, and the page may shorten a run. */
function fittedView(view: Some<View>, lanes: readonly Lane[], horizon: number, spec: ObjectiveAbout): View {
  const chosen = lanes.find(({ id }) => id === view.lane) ?? lanes[0];
  return {
    step: Math.min(view.step ?? 1, horizon),
    lane: chosen?.id ?? LANE_LETTERS[0],
    regret: fittingRegretView(view.regret, spec),
    ...(view.seeds && { seeds: view.seeds }),
    ...(view.layout && { layout: view.layout }),
    ...(view.hide && { hide: view.hide }),
    ...(view.pause && { pause: view.pause }),
    ...(view.start && { start: view.start }),
    ...(view.lock && { lock: view.lock }),
    ...(view.show && { show: view.show }),
    ...(view.you && { you: view.you }),
    ...(view.theme && { theme: view.theme }),
    ...(view.lecture && { lecture: view.lecture }),
  };
}
