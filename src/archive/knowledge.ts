import { ALGORITHMS } from '../algorithms/registry.ts';
import type { Scenario } from '../contracts/scenario.ts';
import { INTERVENTIONS } from '../interventions/registry.ts';
import { OBJECTIVES } from '../objectives/registry.ts';
import { isRecord } from '../parameters/fields.ts';
import { cut, showValue } from '../parameters/quoted.ts';
import type { ParamSpec } from '../parameters/spec.ts';
import { EngineError } from './engine-error.ts';

/**
 * The fields of a scenario that an engine knows: its own JSON Schema, without words, ranges and defaults. `npm run engine:archive`
 * writes it from the engine's `scenarioSchema`.
 */
export interface Knowledge {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Knowledge>>;
  readonly items?: Knowledge;
  /** Kinds of the same thing, told apart by a constant among their properties. */
  readonly oneOf?: readonly Knowledge[];
  readonly anyOf?: readonly Knowledge[];
}

/** What a kind is chosen by, and the parameters that each has today. */
const KINDS: Readonly<
  Record<string, readonly { readonly id: string; readonly parameters: readonly ParamSpec[] }[]>
> = { id: OBJECTIVES, algorithm: ALGORITHMS, kind: INTERVENTIONS };

/** Fields that change no number: an engine that does not know them does not miss them. */
const WITHOUT_EFFECT = /^(view\..*|objective\.dataset\.unit)$/;

/**
 * The scenario as an engine knows it: without parameters that it does not know and that stand at their default, where everything is as
 * it was before they came, and without its engine, which it is.
 * @throws EngineError for anything else that it does not know, with its place
 */
export function asKnown(scenario: Scenario, knows: Knowledge): Scenario {
  const { engine: _, ...rest } = scenario;
  return known(rest, knows, '', []) as Scenario;
}

/** @param specs today's parameters of the objective, lane or intervention that the value belongs to */
function known(value: unknown, knows: Knowledge, place: string, specs: readonly ParamSpec[]): unknown {
  if (knows.oneOf) return knownKind(value as Fields, knows.oneOf, place);
  if (knows.properties && isRecord(value)) return knownFields(value, knows.properties, place, specs);
  if (knows.items && Array.isArray(value)) {
    const { items } = knows;
    // Tables, choices and lists of numbers: long, and nothing to leave out.
    if (!items.oneOf && !items.properties) return value;
    // The lanes of a plan may have no letters.
    const lettered = place === 'lanes' && new Set(value.map(({ id }) => id)).size === value.length;
    const placeOf = ({ id }: Fields, i: number) => (lettered ? `lane ${id}` : `${place}[${i}]`);
    return value.map((item, i) => known(item, items, placeOf(item, i), specs));
  }
  if (!fits(value, knows)) throw unknown(place, value);
  return value;
}

type Fields = Readonly<Record<string, unknown>>;

function knownKind(value: Fields, kinds: readonly Knowledge[], place: string): unknown {
  const by = chosenBy(kinds[0]);
  const kind = kinds.find(({ properties }) => properties?.[by].const === value[by]);
  if (!kind?.properties) throw unknown(within(place, by), value[by]);
  const specs = KINDS[by].find(({ id }) => id === value[by])?.parameters ?? [];
  return knownFields(value, kind.properties, place, specs);
}

/** The property that is a constant in each kind. */
const chosenBy = ({ properties = {} }: Knowledge): string =>
  Object.keys(KINDS).find((key) => properties[key] && 'const' in properties[key]) ?? 'id';

function knownFields(
  value: Fields,
  properties: Readonly<Record<string, Knowledge>>,
  place: string,
  specs: readonly ParamSpec[],
): Fields {
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(value)) {
    const path = within(place, key);
    if (Object.hasOwn(properties, key)) entries.push([key, known(inner, properties[key], path, specs)]);
    else if (
      !WITHOUT_EFFECT.test(path) &&
      !isDefault(
        inner,
        specs.find(({ id }) => id === key),
      )
    )
      throw unknown(path, inner);
  }
  return Object.fromEntries(entries);
}

const within = (place: string, key: string): string => (place === '' ? key : `${place}.${key}`);

const isDefault = (value: unknown, spec: ParamSpec | undefined): boolean =>
  spec !== undefined && JSON.stringify(value) === JSON.stringify(spec.default);

/** Whether a value of one piece is one that the engine may be given; ranges have only ever grown, and are not asked. */
function fits(value: unknown, knows: Knowledge): boolean {
  if (knows.anyOf) return knows.anyOf.some((choice) => fits(value, choice));
  if (knows.enum) return knows.enum.includes(value);
  if ('const' in knows) return knows.const === value;
  if (knows.type === undefined) return true;
  const types = typeof knows.type === 'string' ? [knows.type] : knows.type;
  return types.some((type) => TYPES[type]?.(value) ?? true);
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  number: (value) => typeof value === 'number',
  integer: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: (value) => Array.isArray(value),
  object: isRecord,
};

function unknown(place: string, value: unknown): EngineError {
  const [, letter, field] = /^lane (\w)\.(?:parameters\.)?(.*)$/.exec(place) ?? [];
  if (letter !== undefined)
    return new EngineError(`does not know lane ${letter}’s ${cut(field, 80)} = ${showValue(value)}`);
  return new EngineError(`does not know ${cut(place, 80)} = ${showValue(value)}`);
}
