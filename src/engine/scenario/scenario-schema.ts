import * as z from 'zod';
import { ALGORITHMS } from '../../algorithms/registry.ts';
import { OBJECTIVES } from '../../objectives/registry.ts';
import type { ObjectiveSpec } from '../../objectives/spec.ts';
import type { ParamSpec } from '../../parameters/spec.ts';
import { scenarioShape } from './scenario-shape.ts';

type JsonSchema = { readonly [key: string]: unknown };
type WithProperties = JsonSchema & { readonly properties: Readonly<Record<string, JsonSchema>> };

/**
 * JSON Schema (2020-12) of a scenario as a person writes it: with the parameters of every algorithm and objective,
 * and without what has defaults. In a file a dataset may also be the name of a CSV file.
 */
export function scenarioSchema(): JsonSchema {
  const shape = z.toJSONSchema(scenarioShape, { io: 'input' }) as WithProperties;
  const { objective, lanes } = shape.properties;
  return {
    ...shape,
    title: 'Driftlab scenario',
    properties: {
      ...shape.properties,
      objective: {
        ...oneOfThese('id', OBJECTIVES),
        oneOf: OBJECTIVES.map((spec) => objectiveSchema(objective as WithProperties, spec)),
      },
      lanes: {
        ...lanes,
        items: {
          ...oneOfThese('algorithm', ALGORITHMS),
          oneOf: ALGORITHMS.map((spec) => specialised(lanes.items as WithProperties, 'algorithm', spec)),
        },
      },
    },
  };
}

/** The ids in one list: an unknown one is one fault with its alternatives, not one in every branch. */
const oneOfThese = (key: 'id' | 'algorithm', specs: readonly { readonly id: string }[]): JsonSchema => ({
  type: 'object',
  properties: { [key]: { enum: specs.map(({ id }) => id) } },
  required: [key],
});

function objectiveSchema(generic: WithProperties, spec: ObjectiveSpec): JsonSchema {
  const { dataset, ...properties } = generic.properties;
  if (spec.dimension !== 'arms') return specialised({ ...generic, properties }, 'id', spec);
  const file = { type: 'string', description: 'Name of a CSV file, relative to the scenario file.' };
  const withCoordinates = {
    type: 'object',
    properties: {
      file,
      coordinates: { type: 'string', description: 'Name of a CSV file with the columns x, y or lon, lat.' },
    },
    required: ['file'],
    additionalProperties: false,
  };
  const table = { oneOf: [dataset, file, withCoordinates] };
  const schema = specialised({ ...generic, properties: { ...properties, dataset: table } }, 'id', spec);
  return { ...schema, required: ['id', 'dataset'] };
}

/** The generic object with the identifier fixed to one algorithm or objective, and its parameters spelled out. */
function specialised(
  generic: WithProperties,
  key: 'id' | 'algorithm',
  spec: {
    readonly id: string;
    readonly name: string;
    readonly summary: string;
    readonly parameters: readonly ParamSpec[];
  },
): JsonSchema {
  const parameters = {
    type: 'object',
    properties: Object.fromEntries(
      spec.parameters.map((parameter) => [parameter.id, parameterSchema(parameter)]),
    ),
    additionalProperties: false,
  };
  return {
    ...generic,
    title: spec.name,
    description: spec.summary,
    properties: { ...generic.properties, [key]: { const: spec.id }, parameters },
  };
}

/** One parameter's schema: its range or choices, default and help. */
function parameterSchema(spec: ParamSpec): JsonSchema {
  return { title: spec.label, description: spec.help, default: spec.default, ...valueSchema(spec) };
}

function valueSchema(spec: ParamSpec): JsonSchema {
  switch (spec.type) {
    case 'number':
    case 'integer':
      return {
        type: spec.type,
        [spec.exclusiveMin ? 'exclusiveMinimum' : 'minimum']: spec.min,
        maximum: spec.max,
      };
    case 'choice':
      return { enum: spec.choices.map((choice) => choice.value) };
    case 'toggle':
      return { type: 'boolean' };
    case 'steps':
      return {
        type: 'array',
        items: { type: 'integer', minimum: spec.min, maximum: spec.max },
        uniqueItems: true,
      };
    case 'numbers':
      return { type: 'array', items: { type: 'number', minimum: spec.min, maximum: spec.max } };
  }
}
