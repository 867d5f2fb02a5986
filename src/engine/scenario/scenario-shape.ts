import * as z from 'zod';
import { LANE_LETTERS } from '../../contracts/scenario.ts';
import { type NumberRange, rangeRule } from '../../parameters/check.ts';
import { suggestion } from '../../parameters/nearest.ts';

/** Bounds that hold for every scenario; the grid's depend on the dimension. */
export const LIMITS = {
  seed: { type: 'integer', min: 0, max: 2 ** 32 - 1 },
  replicate: { type: 'integer', min: 0, max: 99_999 },
  horizon: { type: 'integer', min: 1, max: 2000 },
  pointsPerDimension: {
    1: { type: 'integer', min: 10, max: 500 },
    2: { type: 'integer', min: 5, max: 100 },
  },
  variance: { type: 'number', min: 0, max: 1e9, exclusiveMin: true },
  lengthscale: { type: 'number', min: 0, max: 1e6, exclusiveMin: true },
  arms: { type: 'integer', min: 2, max: 2000 },
  /** Larger than any candidate set; which indices there are, only the world knows. */
  choice: { type: 'integer', min: 0, max: 999_999 },
} as const satisfies Record<string, NumberRange | Record<number, NumberRange>>;

const LONGEST_TEXT = 200;

function closed<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `has no field "${issue.keys[0]}"; ${suggestion(issue.keys[0], Object.keys(shape))}`
        : 'must be an object',
  });
}

function number(range: NumberRange, alternative = '') {
  const error = rangeRule(range) + alternative;
  const base = range.type === 'integer' ? z.int(error) : z.number(error);
  return (range.exclusiveMin ? base.gt(range.min, error) : base.gte(range.min, error)).lte(range.max, error);
}

const oneOf = <const Choices extends readonly string[]>(choices: Choices, alternative = '') =>
  z.enum(choices, `must be one of ${choices.map((choice) => `"${choice}"`).join(', ')}${alternative}`);

const text = () => {
  const error = `must be a text of at most ${LONGEST_TEXT} characters`;
  return z.string(error).max(LONGEST_TEXT, error);
};

const values = () => z.record(z.string(), z.unknown(), 'must be an object of parameter values');

const list = <Item extends z.ZodType>(item: Item, what: string) => z.array(item, `must be a list of ${what}`);

const datasetShape = closed({
  name: text(),
  arms: list(text().min(1, 'must not be empty'), 'arm names'),
  times: list(z.string('must be a text'), 'time labels'),
  values: list(list(z.number('must be a number or null').nullable(), 'numbers'), 'rows'),
  coordinates: list(list(z.number('must be a number'), 'coordinates'), 'places').optional(),
});

const modelShape = closed({
  kernel: oneOf(['se', 'matern12', 'matern32', 'matern52', 'empirical']).optional(),
  lengthscale: number(LIMITS.lengthscale, ' or null').nullable().default(null),
  signalVariance: number(LIMITS.variance, ' or null').nullable().default(null),
  noiseVariance: number(LIMITS.variance, ' or null').nullable().default(null),
});

const laneShape = closed({
  id: oneOf(LANE_LETTERS).optional(),
  algorithm: z.string('must be the id of an algorithm'),
  label: text().default(''),
  parameters: values().default({}),
  choices: list(number(LIMITS.choice), 'candidate indices')
    .max(LIMITS.horizon.max, `must be a list of at most ${LIMITS.horizon.max} candidate indices`)
    .optional(),
  waits: z.boolean('must be true or false').optional(),
});

/**
 * A scenario as it may come from outside: only the objective's id and the lanes' algorithms are required.
 * Every message continues the path of the value it refuses.
 */
export const scenarioShape = closed({
  version: z.literal(1, 'must be 1').default(1),
  title: text().default(''),
  seed: number(LIMITS.seed).default(0),
  replicate: number(LIMITS.replicate).default(0),
  horizon: number(LIMITS.horizon).optional(),
  objective: closed({
    id: z.string('must be the id of an objective'),
    parameters: values().default({}),
    dataset: datasetShape.optional(),
  }),
  grid: closed({
    // 0: arms have no grid.
    pointsPerDimension: number({ type: 'integer', min: 0, max: LIMITS.pointsPerDimension[1].max }),
  }).optional(),
  noiseVariance: number(LIMITS.variance).optional(),
  model: modelShape.prefault({}),
  initialDesign: closed({ points: number({ ...LIMITS.horizon, min: 0 }) }).optional(),
  lanes: list(laneShape, `at most ${LANE_LETTERS.length} lanes`).max(
    LANE_LETTERS.length,
    `must be a list of at most ${LANE_LETTERS.length} lanes`,
  ),
  view: closed({
    step: number(LIMITS.horizon).default(1),
    lane: oneOf(LANE_LETTERS).optional(),
    regret: oneOf(['answer', 'total', 'average', 'f1', 'table']).optional(),
  }).prefault({}),
});

export type ScenarioInput = z.infer<typeof scenarioShape>;
