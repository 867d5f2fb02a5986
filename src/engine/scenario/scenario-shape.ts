import { ALGORITHMS } from '../../algorithms/registry.ts';
import type { AlgorithmSpec } from '../../algorithms/spec.ts';
import { LANE_LETTERS, type Model, type View } from '../../contracts/scenario.ts';
import { INTERVENTIONS } from '../../interventions/registry.ts';
import { type InterventionSpec, MOST_INTERVENTIONS } from '../../interventions/spec.ts';
import { OBJECTIVES } from '../../objectives/registry.ts';
import type { ObjectiveSpec } from '../../objectives/spec.ts';
import {
  exactly,
  fields,
  kinds,
  list,
  mayBeAbsent,
  number,
  oneOf,
  optional,
  otherwise,
  parameter,
  parameterOrNull,
  parameters,
  type Shape,
  such,
  text,
} from '../../parameters/shape.ts';
import { datasetShape, noDatasetShape } from './dataset-shape.ts';
import { RESPONSE_SETTINGS } from './response-settings.ts';
import { KEPT, SETTINGS, type Setting } from './settings.ts';

/** More coordinates than any candidate has. */
const MOST_DIMENSIONS = 100;

const words = otherwise(text({ max: 200 }), '');
const own = (setting: Setting) => otherwise(parameter<number>(setting), setting.default);
const objectives = (setting: Setting) => optional(parameter<number>(setting));
const followed = (setting: Setting) => otherwise(parameterOrNull<number>(setting), null);

/** One lengthscale, or a list of them; only the world knows how many are required. */
function lengthscaleShape(): Shape<Model['lengthscale']> {
  const one = followed(SETTINGS.lengthscale);
  const each = list(parameter<number>(SETTINGS.lengthscale), 'lengthscales, one for each dimension', {
    min: 1,
    max: MOST_DIMENSIONS,
  });
  return {
    ...one,
    read: (value) => (Array.isArray(value) ? each.read(value) : one.read(value)),
    schema: () => ({ anyOf: [one.schema(), each.schema()] }),
  };
}

const objectiveShape = ({ id, parameters: specs, dimension }: ObjectiveSpec) =>
  fields({
    id: exactly(id),
    parameters: parameters(specs),
    dataset: dimension === 'arms' ? datasetShape : noDatasetShape(id),
  });

const interventionShape = ({ id, parameters: specs }: InterventionSpec) =>
  fields({
    kind: exactly(id),
    step: number(SETTINGS.horizon),
    parameters: parameters(specs),
  });

/** The number that the page computes for anyone who opens a link. */
const MOST_SEEDS = 500;

const LONGEST = SETTINGS.horizon.max;
/** More than any set of candidates has; only the world knows which indices exist. */
const candidateIndex = number({ type: 'integer', min: 0, max: 999_999 });

const laneShape = ({ id, parameters: specs }: AlgorithmSpec) =>
  fields({
    id: optional(oneOf(LANE_LETTERS)),
    algorithm: exactly(id),
    label: words,
    parameters: parameters(specs),
    choices: optional(list(candidateIndex, `at most ${LONGEST} candidate indices`, { max: LONGEST })),
    waits: optional(
      such<boolean>('must be true or false', (value) => typeof value === 'boolean', { type: 'boolean' }),
    ),
    posterior: optional(exactly('kalman')),
  });

const ENGINE = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/;
const engineVersion = such<string>(
  'must be the version of an engine, such as "0.1.0"',
  (value) => typeof value === 'string' && ENGINE.test(value),
  { type: 'string', pattern: ENGINE.source },
);

/**
 * A scenario as it may come from outside: only the objective's id and the lanes' algorithms are required. Rules on
 * several fields are checked by `parseScenario`.
 */
export const scenarioShape = fields({
  version: otherwise(exactly(1), 1),
  engine: optional(engineVersion),
  title: words,
  seed: own(SETTINGS.seed),
  replicate: own(SETTINGS.replicate),
  horizon: objectives(SETTINGS.horizon),
  objective: kinds('id', 'objective', OBJECTIVES, objectiveShape),
  grid: optional(fields({ pointsPerDimension: parameter<number>(SETTINGS.gridPoints) })),
  noiseVariance: objectives(SETTINGS.noiseVariance),
  model: mayBeAbsent(
    fields({
      kernel: optional(parameter<Model['kernel']>(SETTINGS.kernel)),
      lengthscale: lengthscaleShape(),
      signalVariance: followed(SETTINGS.signalVariance),
      noiseVariance: followed(SETTINGS.modelNoiseVariance),
    }),
  ),
  initialDesign: optional(fields({ points: parameter<number>(SETTINGS.initialPoints) })),
  response: optional(
    fields({
      base: parameter<number>(RESPONSE_SETTINGS.base),
      factor: otherwise(parameter<number>(RESPONSE_SETTINGS.factor), 0),
      power: own(RESPONSE_SETTINGS.power),
      frame: own(RESPONSE_SETTINGS.frame),
    }),
  ),
  interventions: optional(
    list(
      kinds('kind', 'intervention', INTERVENTIONS, interventionShape),
      `at most ${MOST_INTERVENTIONS} interventions`,
      { max: MOST_INTERVENTIONS },
    ),
  ),
  lanes: list(
    kinds('algorithm', 'algorithm', ALGORITHMS, laneShape),
    `at most ${LANE_LETTERS.length} lanes`,
    { max: LANE_LETTERS.length },
  ),
  view: mayBeAbsent(
    fields({
      step: optional(number({ ...SETTINGS.horizon, max: KEPT.steps })),
      lane: optional(oneOf(LANE_LETTERS)),
      regret: optional(
        oneOf(['answer', 'total', 'average', 'paid', 'f1', 'table'] satisfies View['regret'][]),
      ),
      seeds: optional(number({ type: 'integer', min: 2, max: MOST_SEEDS })),
      layout: optional(oneOf(['lanes', 'overview'] satisfies View['layout'][])),
      hide: optional(oneOf(['future'] satisfies View['hide'][])),
      pause: optional(oneOf(['changes'] satisfies View['pause'][])),
      start: optional(oneOf(['playing'] satisfies View['start'][])),
      lock: optional(oneOf(['controls'] satisfies View['lock'][])),
      show: optional(oneOf(['lanes'] satisfies View['show'][])),
      you: optional(oneOf(['none'] satisfies View['you'][])),
      theme: optional(oneOf(['light', 'dark'] satisfies View['theme'][])),
      lecture: optional(number({ type: 'integer', min: 100, max: 200 })),
    }),
  ),
});
