import { checkParameter, keepsRule, parameterRule } from './check.ts';
import { keyFramesFault, keyFramesSchema } from './key-frames.ts';
import { suggestion } from './nearest.ts';
import { cut, showValue } from './quoted.ts';
import { choiceRule, inRange, type NumberRange, rangeRule, rangeSchema } from './rules.ts';
import type { ParamSpec, ParamValue, ParamValues } from './spec.ts';

/** JSON Schema (2020-12) as plain data; false, which no value fits, for a field that is not meant to be there. */
export type JsonSchema = { readonly [keyword: string]: unknown } | false;

/** What a value from outside must be: one description that checks it, and says itself as JSON Schema. */
export interface Shape<Value> {
  /** What the value must be, in words that continue its place: "must be an integer between 1 and 2000". */
  readonly rule: string;
  /**
   * The value, with the defaults of absent fields filled in.
   * @throws ShapeFault at the first broken rule; nothing behind it is looked at, and lengths come before elements
   */
  readonly read: (value: unknown) => Value;
  readonly schema: () => JsonSchema;
  /** Present where a field may be absent: what is then read. */
  readonly absent?: () => Value;
}

/** The type of what a shape reads. */
export type Read<Any> = Any extends Shape<infer Value> ? Value : never;

/** A broken rule and where it is broken. */
export class ShapeFault extends Error {
  override readonly name = 'ShapeFault';
  /** "lanes[1].parameters.deltaB"; empty for the value as a whole. */
  path: string;
  /** Continues the path: "must be between 0 and 1, got 7". */
  readonly problem: string;

  constructor(problem: string, path = '') {
    super(problem);
    this.path = path;
    this.problem = problem;
  }

  /** The same fault, seen from the object or list around it. */
  within(key: string | number): this {
    const inner = this.path === '' || this.path.startsWith('[') ? this.path : `.${this.path}`;
    this.path = typeof key === 'number' ? `[${key}]${inner}` : `${key}${inner}`;
    return this;
  }
}

const placed = (error: unknown, key: string | number) =>
  error instanceof ShapeFault ? error.within(key) : error;

function refuse(rule: string, value: unknown): never {
  throw new ShapeFault(`${rule}, got ${showValue(value)}`);
}

/** A value of one piece that keeps a rule. */
export function such<Value>(
  rule: string,
  holds: (value: unknown) => boolean,
  schema: JsonSchema,
): Shape<Value> {
  return {
    rule,
    read: (value) => (holds(value) ? (value as Value) : refuse(rule, value)),
    schema: () => schema,
  };
}

/** A finite number in a range. */
export const number = (range: NumberRange): Shape<number> =>
  such(rangeRule(range), (value) => inRange(range, value), rangeSchema(range));

/** How long something may be. */
interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

const NO_BOUND = Number.POSITIVE_INFINITY;
const within = (length: number, { min = 0, max = NO_BOUND }: Bounds) => length >= min && length <= max;

/** The keywords minItems and maxItems, or minLength and maxLength, of the bounds that there are. */
const boundsSchema = ({ min, max }: Bounds, of: 'Items' | 'Length'): JsonSchema => ({
  ...(min !== undefined && { [`min${of}`]: min }),
  ...(max !== undefined && { [`max${of}`]: max }),
});

/** A text of bounded length in UTF-16 units. */
export function text(bounds: Bounds = {}): Shape<string> {
  const { min, max } = bounds;
  const size =
    max === undefined ? '' : ` of ${min === undefined ? 'at most' : `${min} to`} ${max} characters`;
  return such(`must be a text${size}`, (value) => typeof value === 'string' && within(value.length, bounds), {
    type: 'string',
    ...boundsSchema(bounds, 'Length'),
  });
}

/** One of these texts. */
export const oneOf = <const Choice extends string>(choices: readonly Choice[]): Shape<Choice> =>
  such(choiceRule(choices), (value) => choices.includes(value as Choice), { enum: choices });

/** Exactly this value. */
export const exactly = <const Value extends string | number>(wanted: Value): Shape<Value> =>
  such(`must be ${JSON.stringify(wanted)}`, (value) => value === wanted, { const: wanted });

/** What a parameter's specification allows. */
export const parameter = <Value extends ParamValue = ParamValue>(spec: ParamSpec): Shape<Value> => ({
  rule: parameterRule(spec),
  read(value) {
    const inside = spec.type === 'key frames' && keyFramesFault(spec, value);
    if (inside) throw new ShapeFault(inside.problem, inside.path);
    const problem = checkParameter(spec, value);
    if (problem !== null) throw new ShapeFault(problem);
    return value as Value;
  },
  schema: () => parameterSchema(spec),
});

/** The same, or null. */
export const parameterOrNull = <Value extends ParamValue>(spec: ParamSpec): Shape<Value | null> =>
  such(`${parameterRule(spec)} or null`, (value) => value === null || keepsRule(spec, value), {
    anyOf: [parameterSchema(spec), { type: 'null' }],
  });

/** A list of `what`, its length checked before any item. */
export function list<Item>(item: Shape<Item>, what: string, bounds: Bounds = {}): Shape<Item[]> {
  const rule = `must be a list of ${what}`;
  const read = (value: unknown) => {
    if (!Array.isArray(value)) return refuse(rule, value);
    if (!within(value.length, bounds)) throw new ShapeFault(`${rule}, got a list of ${value.length}`);
    return readAll(item, value);
  };
  return {
    rule,
    read,
    schema: () => ({ type: 'array', items: item.schema(), ...boundsSchema(bounds, 'Items') }),
  };
}

function readAll<Item>(item: Shape<Item>, values: readonly unknown[]): Item[] {
  const items = new Array<Item>(values.length);
  let i = 0;
  try {
    for (; i < values.length; i++) items[i] = item.read(values[i]);
  } catch (error) {
    throw placed(error, i);
  }
  return items;
}

type Shapes = Readonly<Record<string, Shape<unknown>>>;
type ReadAll<Fields extends Shapes> = { readonly [Key in keyof Fields]: Read<Fields[Key]> };

const RULE = 'must be an object';

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return refuse(RULE, value);
  return value as Readonly<Record<string, unknown>>;
}

/** An object of these fields; others are not read. Only its own fields count, never a prototype's. */
export function openFields<const Fields extends Shapes>(fields: Fields): Shape<ReadAll<Fields>> {
  const entries = Object.entries(fields);
  const read = (value: unknown) => {
    const given = objectOf(value);
    const found: Record<string, unknown> = {};
    for (const [key, shape] of entries) {
      const read = readField(shape, Object.hasOwn(given, key) ? given[key] : undefined, key);
      if (read !== undefined) found[key] = read;
    }
    return found as ReadAll<Fields>;
  };
  return { rule: RULE, read, schema: () => objectSchema(fields) };
}

function readField(shape: Shape<unknown>, value: unknown, key: string): unknown {
  try {
    if (value !== undefined) return shape.read(value);
    if (shape.absent) return shape.absent();
  } catch (error) {
    throw placed(error, key);
  }
  throw new ShapeFault(`is missing; it ${shape.rule}`).within(key);
}

/** An object of these fields and no others: an unknown one is refused first, as it may be a missing one misspelt. */
export function fields<const Fields extends Shapes>(
  fields: Fields,
  what: 'field' | 'parameter' = 'field',
): Shape<ReadAll<Fields>> {
  const open = openFields(fields);
  const read = (value: unknown) => {
    const given = objectOf(value);
    for (const key in given)
      if (!Object.hasOwn(fields, key))
        throw new ShapeFault(`has no ${what} "${cut(key)}"; ${suggestion(key, Object.keys(fields))}`);
    return open.read(given);
  };
  return { rule: RULE, read, schema: () => ({ ...open.schema(), additionalProperties: false }) };
}

/** An object of parameter values; absent ones get their defaults. */
export const parameters = (specs: readonly ParamSpec[]): Shape<ParamValues> =>
  mayBeAbsent(
    fields(
      Object.fromEntries(
        specs.map((spec) => [spec.id, otherwise(parameter(spec), spec.default as ParamValue)]),
      ),
      'parameter',
    ),
  );

/** A field that may be absent. */
export const optional = <Value>(shape: Shape<Value>): Shape<Value | undefined> => ({
  ...shape,
  absent: () => undefined,
});

/** A field that may be absent and is then this value: each time one of its own. */
export const otherwise = <Value>(shape: Shape<Value>, value: Value): Shape<Value> => ({
  ...shape,
  absent: () => structuredClone(value),
  schema: () => ({ ...shape.schema(), default: value }),
});

/** An object that may be absent, where all its fields may be. */
export const mayBeAbsent = <Value>(shape: Shape<Value>): Shape<Value> => ({
  ...shape,
  absent: () => shape.read({}),
});

/** What a registry says of an entry. */
interface Entry {
  readonly id: string;
  readonly name: string;
  readonly summary: string;
}

/**
 * An object of the kind that the id in one of its fields names: an entry of a registry.
 * @param what the entries are, for the message: 'names no algorithm: "gp-ucp"; did you mean "gp-ucb"?'
 */
export function kinds<Spec extends Entry, Value>(
  key: string,
  what: string,
  registry: readonly Spec[],
  shapeOf: (spec: Spec) => Shape<Value>,
): Shape<Value> {
  const id = such<string>(`must be the id of an ${what}`, (value) => typeof value === 'string', {});
  const head = openFields({ [key]: id });
  // Asked again each time: custom entries may join a registry later.
  const ids = () => registry.map((spec) => spec.id);
  const read = (value: unknown) => {
    const name = head.read(value)[key];
    const spec = registry.find((entry) => entry.id === name);
    if (spec) return shapeOf(spec).read(value);
    throw new ShapeFault(`names no ${what}: "${cut(name)}"; ${suggestion(name, ids())}`).within(key);
  };
  const schema = () => ({
    type: 'object',
    // In one list: an unknown id is one fault with its alternatives, not one in every branch.
    properties: { [key]: { enum: ids() } },
    required: [key],
    oneOf: registry.map((spec) => ({
      title: spec.name,
      description: spec.summary,
      ...shapeOf(spec).schema(),
    })),
  });
  return { rule: RULE, read, schema };
}

function objectSchema(fields: Shapes): JsonSchema {
  const meant = Object.entries(fields).filter(([, { schema }]) => schema() !== false);
  const required = meant.flatMap(([key, { absent }]) => (absent ? [] : [key]));
  return {
    type: 'object',
    properties: Object.fromEntries(meant.map(([key, { schema }]) => [key, schema()])),
    ...(required.length > 0 && { required }),
  };
}

const parameterSchema = (spec: ParamSpec): JsonSchema => ({
  title: spec.label,
  description: spec.help,
  ...valueSchema(spec),
});

function valueSchema(spec: ParamSpec): JsonSchema {
  switch (spec.type) {
    case 'number':
    case 'integer':
      return rangeSchema(spec);
    case 'choice':
      return { enum: spec.choices.map((choice) => choice.value) };
    case 'toggle':
      return { type: 'boolean' };
    case 'steps':
      return { type: 'array', items: rangeSchema({ ...spec, type: 'integer' }), uniqueItems: true };
    case 'numbers':
      return {
        type: 'array',
        items: rangeSchema({ ...spec, type: 'number' }),
        ...(spec.lengths && { minItems: spec.lengths[0], maxItems: spec.lengths[1] }),
      };
    case 'formula':
    case 'program':
      return { type: 'string', maxLength: spec.longest };
    case 'named numbers':
      return { type: 'object', additionalProperties: rangeSchema({ ...spec, type: 'number' }) };
    case 'key frames':
      return keyFramesSchema(spec);
  }
}
