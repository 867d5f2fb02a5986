import type { JsonSchema } from '../../parameters/shape.ts';
import { scenarioShape } from './scenario-shape.ts';

/**
 * JSON Schema (2020-12) of a scenario as a person writes it: with the parameters of every algorithm and objective;
 * fields with defaults are optional. In a file a dataset may also be the name of a CSV file.
 */
export function scenarioSchema(): JsonSchema {
  const { properties, ...rest } = scenarioShape.schema() as {
    properties: { objective: { oneOf: JsonSchema[] } };
  };
  const { objective } = properties;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Driftlab scenario',
    ...rest,
    properties: { ...properties, objective: { ...objective, oneOf: objective.oneOf.map(withFiles) } },
  };
}

const FILE: JsonSchema = {
  type: 'string',
  description: 'Name of a CSV file, relative to the scenario file.',
};
const FILES: JsonSchema = {
  type: 'object',
  properties: {
    file: FILE,
    coordinates: { type: 'string', description: 'Name of a CSV file with the columns x, y or lon, lat.' },
  },
  required: ['file'],
  additionalProperties: false,
};

/** The objective's schema; a table in it may be given as one or two files. */
function withFiles(objective: JsonSchema): JsonSchema {
  const { required, properties } = objective as {
    required: string[];
    properties: Record<string, JsonSchema>;
  };
  if (!required.includes('dataset')) return objective;
  return {
    ...objective,
    properties: { ...properties, dataset: { oneOf: [properties.dataset, FILE, FILES] } },
  };
}
