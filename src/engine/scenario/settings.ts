import type { Scenario } from '../../contracts/scenario.ts';
import { FAMILIES } from '../../kernels/spec.ts';
import { trainingRowCount } from '../../objectives/own/dataset.about.ts';
import type { ObjectiveAbout } from '../../objectives/spec.ts';
import { LONGEST_RUN } from '../../parameters/longest-run.ts';
import type { ChoiceParam, NumberParam, ParamSpec } from '../../parameters/spec.ts';
import { shortestResponse } from '../../policy/shortest-response.ts';
import { ownAssumptions } from '../model-assumptions.ts';

/**
 * A setting of a run: a parameter whose id is its path in the scenario. Validation, JSON Schema, the page's form,
 * `driftlab list` and every message are derived from it.
 */
export type Setting<Spec extends ParamSpec = NumberParam> = Spec & {
  /** Where the value comes from until it is set; `default` is then only an example. */
  readonly follows?: 'as objective' | 'as true';
};

/** Largest variance and lengthscale: with any data in the range of a table, their products stay finite. */
const LARGEST_VARIANCE = 1e9;
const LARGEST_LENGTHSCALE = 1e6;

/** Candidates per dimension that a grid may have. */
const GRID_RANGES = { 1: { min: 10, max: 500 }, 2: { min: 5, max: 100 } } as const;

const seed: Setting = {
  id: 'seed',
  type: 'integer',
  label: 'Seed',
  symbol: '',
  help: 'Everything random in a run follows from it. Another seed: other draws of objective, noise and first queries.',
  default: 0,
  min: 0,
  max: 2 ** 32 - 1,
};

const replicate: Setting = {
  id: 'replicate',
  type: 'integer',
  label: 'Replicate',
  symbol: '',
  help: 'Which of the seed’s replicates is the run shown, from 0. Each has draws of its own.',
  default: 0,
  min: 0,
  max: 99_999,
};

/** Upper end of the slider, so that a slip does not start a run of minutes; larger values can be typed. */
const LAST_ON_SLIDER = 2000;

const horizon: Setting = {
  id: 'horizon',
  type: 'integer',
  label: 'Horizon',
  symbol: '$T$',
  help: 'Number of steps in the run. Longer: later changes are seen, and every step costs more.',
  follows: 'as objective',
  default: 200,
  min: 1,
  max: LONGEST_RUN,
  scale: 'log',
  slider: [1, LAST_ON_SLIDER],
};

const noiseVariance: Setting = {
  id: 'noiseVariance',
  type: 'number',
  label: 'Noise variance',
  symbol: '$σ_n²$',
  help: 'Variance of the noise on every observation $y_t$. Larger: single points say less, and tests need larger surprises.',
  follows: 'as objective',
  default: 0.05,
  min: 0,
  max: LARGEST_VARIANCE,
  exclusiveMin: true,
  scale: 'log',
  slider: [0.001, 10],
};

const gridPoints: Setting = {
  id: 'grid.pointsPerDimension',
  type: 'integer',
  label: 'Grid points',
  symbol: '',
  help: 'Candidates per dimension that the algorithms choose from. More: finer, and slower.',
  follows: 'as objective',
  default: 200,
  // Arms have no grid and need 0.
  min: 0,
  max: GRID_RANGES[1].max,
};

const initialPoints: Setting = {
  id: 'initialDesign.points',
  type: 'integer',
  label: 'Initial points',
  symbol: '',
  help: 'Seeded random queries before the algorithms choose, the same for every lane. More: a better start, paid for in regret.',
  follows: 'as objective',
  default: 0,
  min: 0,
  max: horizon.max,
};

const EMPIRICAL = { value: 'empirical', label: 'from the training rows' } as const;

const kernel: Setting<ChoiceParam> = {
  id: 'model.kernel',
  type: 'choice',
  label: 'Kernel',
  symbol: '$k$',
  help: 'What every lane believes about the shape of the objective. Rougher kernels learn less from a neighbour.',
  follows: 'as objective',
  default: 'se',
  choices: [EMPIRICAL, ...FAMILIES],
};

const lengthscale: Setting = {
  id: 'model.lengthscale',
  type: 'number',
  label: 'Lengthscale',
  symbol: '$l$',
  help: 'How far in $x$ one observation speaks for its neighbours. Longer: fewer queries, and blind to narrow peaks.',
  follows: 'as objective',
  default: 0.2,
  min: 0,
  max: LARGEST_LENGTHSCALE,
  exclusiveMin: true,
  scale: 'log',
};

const signalVariance: Setting = {
  id: 'model.signalVariance',
  type: 'number',
  label: 'Signal variance',
  symbol: '$σ_f²$',
  help: 'Prior variance of the objective. Larger: more doubt where nothing has been observed.',
  follows: 'as objective',
  default: 1,
  min: 0,
  max: LARGEST_VARIANCE,
  exclusiveMin: true,
  scale: 'log',
  slider: [0.01, 100],
};

const modelNoiseVariance: Setting = {
  ...noiseVariance,
  id: 'model.noiseVariance',
  label: 'Assumed noise',
  help: 'Noise variance that the model assumes. Smaller than the true one: it trusts every point too much.',
  follows: 'as true',
};

/** Every setting of a run, with the range that holds for any objective. */
export const SETTINGS = {
  seed,
  replicate,
  horizon,
  noiseVariance,
  gridPoints,
  initialPoints,
  kernel,
  lengthscale,
  signalVariance,
  modelNoiseVariance,
} as const;

/** Limits of a run in a given environment. */
export interface Room {
  /** Most steps, and the reason, which ends a message. */
  readonly steps: number;
  readonly because: string;
  /** Most queries of a lane where the world moves while lanes compute. */
  readonly moving: number;
  /** Most memory, in megabytes: of the data that one lane's model holds at once, and of the records of all lanes. */
  readonly data: number;
  readonly records: number;
}

/** For runs whose records are all kept: on the page, in a comparison. */
export const KEPT: Room = {
  steps: 100_000,
  because: ` (here every record is kept; "driftlab run" writes up to ${LONGEST_RUN} to a file)`,
  moving: 2000,
  data: 256,
  records: 512,
};

/** For runs whose records are written and then dropped. */
export const STREAMED: Room = {
  steps: LONGEST_RUN,
  because: '',
  moving: LONGEST_RUN,
  data: 1024,
  records: Number.POSITIVE_INFINITY,
};

type Objective = Pick<Scenario['objective'], 'dataset' | 'parameters'>;

/** Most steps of a run within these limits: for a table its rows after training, otherwise `room.steps`. */
export function longestHorizon({ dataset, parameters }: Objective, { steps }: Room = KEPT): number {
  if (!dataset) return steps;
  const rows = dataset.values.length;
  const training = trainingRowCount(rows, Number(parameters.trainingRows ?? 0));
  return Math.max(1, Math.min(steps, rows - training));
}

const upTo = (max: number) => ({ max, slider: [1, Math.min(max, LAST_ON_SLIDER)] as const });

/** The setting of the horizon for an objective. By default a table is run to its last row. */
export function horizonFor({ defaults }: ObjectiveAbout, objective: Objective, room: Room = KEPT): Setting {
  const max = longestHorizon(objective, room);
  const within = { ...horizon, ...upTo(max), because: room.because };
  if (!objective.dataset) return { ...within, default: defaults.horizon };
  const because = ` (the table has ${max} row${max === 1 ? '' : 's'} after training)`;
  return { ...within, default: max, ...(max < room.steps && { because }) };
}

/** Number of initial random queries: the objective's default, at most the length of the run. */
export function initialPointsFor({ defaults }: ObjectiveAbout, steps: number): Setting {
  return { ...initialPoints, default: Math.min(defaults.initialPoints ?? 0, steps), max: steps };
}

/** The setting of an objective's grid; null where it has candidates of its own. */
export function gridPointsFor({ id, dimension, defaults }: ObjectiveAbout): Setting | null {
  if (dimension === 'arms' || dimension === 'candidates') return null;
  return {
    ...gridPoints,
    ...GRID_RANGES[dimension],
    default: defaults.pointsPerDimension,
    ...(dimension === 2 && { unit: 'per axis' }),
    because: ` (${id} has ${dimension} dimension${dimension === 1 ? '' : 's'})`,
  };
}

/** The kernels available: for a table without coordinates its own covariance, for others without a table the rest. */
export function kernelFor(
  { dimension, defaults }: ObjectiveAbout,
  { dataset }: Objective,
): Setting<ChoiceParam> {
  const own = { ...kernel, default: defaults.model.kernel };
  if (dimension !== 'arms')
    return {
      ...own,
      choices: FAMILIES,
      because: ' ("empirical" needs a dataset, and the objective has none)',
    };
  if (dataset?.coordinates) return own;
  return {
    ...own,
    choices: [EMPIRICAL],
    because: ' (the others need objective.dataset.coordinates: the places of the arms)',
  };
}

/** The value of a setting in a complete scenario. */
export function settingOf(scenario: Scenario, { id }: Setting<ParamSpec>): unknown {
  return id.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], scenario);
}

/** Limits the horizon where the world moves, since a longer run has more queries: the inverse of `mostSteps`. */
function roomyHorizon(setting: Setting, { response }: Scenario): Setting {
  if (!response) return setting;
  const most = Math.floor(((KEPT.moving - 1) * shortestResponse(response)) / response.frame);
  return { ...setting, ...upTo(Math.max(1, Math.min(setting.max, most))) };
}

/** The settings in a form, in addition to the objective's own parameters. */
export function runSettings(spec: ObjectiveAbout, scenario: Scenario): Setting[] {
  const { objective, horizon: steps } = scenario;
  const noise = { ...noiseVariance, default: spec.defaults.noiseVariance };
  const grid = gridPointsFor(spec);
  const common = [noise, roomyHorizon(horizonFor(spec, objective), scenario), initialPointsFor(spec, steps)];
  return grid ? [...common, grid] : common;
}

/** One lengthscale for all dimensions, or one setting for each: their ids end in the dimension, from 0. */
function lengthscaleSettings(spec: ObjectiveAbout, { model }: Scenario, own: number): Setting[] {
  const spanOf = (d: number) => {
    const [low, high] = ('domain' in spec && spec.domain?.[d]) || [0, 10];
    return high - low;
  };
  const slider = (d: number) => [spanOf(d) / 100, spanOf(d) * 2] as const;
  const shared: Setting = { ...lengthscale, default: own, slider: slider(0) };
  if (model.lengthscale === null || typeof model.lengthscale === 'number') return [shared];
  return model.lengthscale.map((_, d) => ({
    ...shared,
    id: `${lengthscale.id}.${d}`,
    symbol: `$l_${d + 1}$`,
    help: `How far along coordinate ${d + 1} one observation speaks for its neighbours. Longer: less changes in that direction.`,
    slider: slider(d),
  }));
}

/** The settings in a form for the model of all lanes; `default` is the value while a setting follows another. */
export function modelSettings(spec: ObjectiveAbout, scenario: Scenario): Setting[] {
  const own = ownAssumptions(scenario, spec);
  const noise = { ...modelNoiseVariance, default: own.noiseVariance };
  if (own.kernel === 'empirical') return [noise];
  return [
    ...lengthscaleSettings(spec, scenario, own.lengthscale),
    { ...signalVariance, default: own.signalVariance },
    noise,
  ];
}
