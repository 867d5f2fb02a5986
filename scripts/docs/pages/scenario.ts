import { parseScenario, scenarioSchema } from '../../../src/index.ts';
import { block, code, type DocPage, parts, plain, symbols, table } from '../markdown.ts';

/** The part of JSON Schema that `driftlab schema` uses. */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

const SHORTEST = { objective: { id: 'abrupt-change-1d' }, lanes: [{ algorithm: 'et-gp-ucb' }] };

/** The scenario, place by place, as `driftlab schema` has it. */
export function scenarioPage(): DocPage {
  const schema = scenarioSchema() as Schema;
  const { objective, lanes, interventions, ...rest } = schema.properties ?? {};
  return {
    path: 'scenario.md',
    title: 'Scenario',
    about: 'every place of a scenario file, with its rule',
    text: parts(
      '# Scenario',
      'A scenario is one JSON object that decides a run to the last bit. `driftlab schema` prints its JSON Schema (2020-12), from which this page is made; editors and other programs can check against it. A place that is left out takes its default, or what suits the [objective](objectives.md).',
      '## The shortest, and all it stands for',
      block('json', JSON.stringify(SHORTEST, null, 2)),
      block('json', JSON.stringify(parseScenario(SHORTEST), null, 2)),
      '## Places',
      placeTable(rest, schema.required),
      '`view` is how the page opens it and changes no number; [Links and addresses](links.md) says what its values do.',
      '## objective',
      'The place `objective.id` names one of the [objectives](objectives.md), `objective.parameters` sets its parameters. A table (`"id": "dataset"`) stands in `objective.dataset`: the name of a CSV file beside the scenario, or the table itself.',
      placeTable(prefixed('objective.dataset', tableOf(objective))),
      '## lanes',
      `At most ${lanes?.maxItems}; what is left out of a lane’s \`parameters\` takes its [algorithm](algorithms/index.md)’s defaults.`,
      placeTable(prefixed('lanes.A', laneOf(lanes))),
      POSTERIOR,
      '## interventions',
      `Changes of the world on purpose, at most ${interventions?.maxItems}: \`kind\`, the \`step\` after which it acts, and its \`parameters\`.`,
      ...(interventions?.items?.oneOf ?? []).map(interventionText),
    ),
  };
}

const POSTERIOR = [
  '`"posterior": "kalman"` keeps a lane’s model as a state on the candidates, mean and covariance, in place of its observations: `{ "algorithm": "gp-ucb", "posterior": "kalman" }`.',
  'A step then costs the same however many came before it, G² numbers on G candidates, and the lane runs as long as the scenario may; the posterior is the same one, its last bits are others, so that every record names it.',
  'It goes with an [algorithm](algorithms/index.md) that keeps all data from one reset to the next and believes in no change, in forgetting or in Wiener drift, without refits and draws, on at most 5000 candidates; anything else is refused in a sentence.',
  'Left out, the posterior is made of the observations.',
].join(' ');

/** A table of values in the scenario itself. */
const tableOf = (objective: Schema | undefined): Schema =>
  objective?.oneOf?.find(({ properties }) => properties?.dataset)?.properties?.dataset?.oneOf?.[0] ?? {};

/** What every lane has, with any algorithm. */
function laneOf(lanes: Schema | undefined): Schema {
  const { parameters, algorithm, ...own } = lanes?.items?.oneOf?.[0].properties ?? {};
  return {
    properties: { algorithm: lanes?.items?.properties?.algorithm ?? {}, ...own },
    required: ['algorithm'],
  };
}

const prefixed = (path: string, { properties = {}, required = [] }: Schema) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      `${path}.${name}`,
      required.includes(name) ? { ...schema, needed: true } : schema,
    ]),
  );

function interventionText({ title = '', description = '', properties = {} }: Schema): string {
  const { kind, parameters } = properties;
  const inside = Object.keys(parameters?.properties ?? {}).length > 0;
  return parts(
    `### ${plain(title)}`,
    `\`"kind": ${JSON.stringify(kind?.const)}\`: ${symbols(description)}.`,
    inside && placeTable(prefixed('parameters', parameters)),
  );
}

function placeTable(properties: Readonly<Record<string, Schema>>, required: readonly string[] = []): string {
  const rows = Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties && !schema.title
      ? Object.entries(prefixed(name, { properties: schema.properties }))
      : [[name, required.includes(name) ? { ...schema, needed: true } : schema] as const],
  );
  return table(
    ['place', 'default', 'may be', 'what it is'],
    rows.map(([name, schema]) => [code(name), defaultOf(schema), ruleOf(schema), wordsOf(schema)]),
  );
}

function defaultOf(schema: Schema & { readonly needed?: boolean }): string {
  if (schema.needed) return 'needed';
  const value = schema.default ?? leaves(schema).find((leaf) => leaf.default !== undefined)?.default;
  return value === undefined || value === null || value === '' ? '–' : symbols(JSON.stringify(value));
}

/** The schema, or the choices inside it. */
const leaves = (schema: Schema): readonly Schema[] =>
  schema.anyOf || schema.oneOf
    ? [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].flatMap(leaves)
    : [schema];

function wordsOf(schema: Schema): string {
  const said = leaves(schema).flatMap((leaf) => [leaf, ...(leaf.items ? [leaf.items] : [])]);
  const { title = '', description = '' } = said.find((leaf) => leaf.title || leaf.description) ?? {};
  return symbols([title && `**${title}**.`, description].filter(Boolean).join(' '));
}

/** What a value must be: "integer from 1 to 2000", "se, matern52 or null". */
function ruleOf(schema: Schema): string {
  return [...new Set(leaves(schema).map(oneRule))].join(' or ');
}

function oneRule(schema: Schema): string {
  if (schema.const !== undefined) return code(schema.const);
  if (schema.enum)
    return schema.enum.length > 12 ? `one of ${schema.enum.length}` : schema.enum.map(code).join(', ');
  if (schema.type === 'array') return `${listSize(schema)} of: ${ruleOf(schema.items ?? {})}`;
  const types = [schema.type ?? 'any value'].flat().join(' or ');
  return [types, rangeOf(schema), schema.maxLength && `of at most ${schema.maxLength} characters`]
    .filter(Boolean)
    .join(' ');
}

function rangeOf({ minimum, exclusiveMinimum, maximum }: Schema): string {
  const low =
    exclusiveMinimum !== undefined ? `above ${exclusiveMinimum}` : minimum !== undefined && `from ${minimum}`;
  return [low, maximum !== undefined && `to ${maximum}`].filter(Boolean).join(' ');
}

const listSize = ({ minItems, maxItems }: Schema) =>
  [
    'list',
    minItems && `of at least ${minItems}`,
    maxItems && `${minItems ? 'and' : 'of'} at most ${maxItems}`,
  ]
    .filter(Boolean)
    .join(' ');
