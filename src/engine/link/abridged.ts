import { LANE_LETTERS, type Lane, type Scenario } from '../../contracts/scenario.ts';
import { isRecord } from '../../parameters/fields.ts';
import type { ParamValues } from '../../parameters/spec.ts';
import { exactJson } from '../json.ts';
import { FROZEN } from './frozen-v2.ts';
import { JOINED } from './joined-v2.ts';
import { RENAMED } from './renamed-v2.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Parts of a scenario whose own fields have defaults. */
const NESTED = ['grid', 'model', 'initialDesign', 'view'] as const;

/** Parameter values that links leave out, by algorithm. */
const ALGORITHMS: Readonly<Record<string, Fields>> = Object.fromEntries(
  [...new Set([...Object.keys(FROZEN.algorithms), ...Object.keys(JOINED)])].map((id) => [
    id,
    { ...JOINED[id], ...FROZEN.algorithms[id] },
  ]),
);

/** A complete scenario less every value that the format's frozen defaults say; `unabridged` puts them back. */
export function abridged({ objective, lanes, ...rest }: Scenario): Fields {
  const nested = NESTED.map((part) => [part, differing({ ...rest[part] }, FROZEN.scenario[part])] as const);
  return {
    ...differing(omitted(rest, NESTED), FROZEN.scenario),
    ...Object.fromEntries(nested.filter(([, fields]) => Object.keys(fields).length > 0)),
    objective: withParameters(objective, FROZEN.objectives[objective.id]),
    lanes: lanes.map((lane, position) => abridgedLane(lane, position)),
  };
}

function abridgedLane({ id, label, ...lane }: Lane, position: number): Fields {
  return {
    ...(id === LANE_LETTERS[position] ? {} : { id }),
    ...(label === '' ? {} : { label }),
    ...withParameters(lane, ALGORITHMS[lane.algorithm]),
  };
}

function withParameters(part: { readonly parameters: ParamValues }, frozen: Fields = {}): Fields {
  const { parameters, ...rest } = part;
  const own = differing(parameters, frozen);
  return Object.keys(own).length > 0 ? { ...rest, parameters: own } : rest;
}

/** The fields whose value differs from that of `base` in any bit. */
function differing(fields: Fields, base: Fields): Fields {
  const differs = ([key, value]: readonly [string, unknown]) =>
    value !== undefined && !(Object.hasOwn(base, key) && exactJson(value) === exactJson(base[key]));
  return Object.fromEntries(Object.entries(fields).filter(differs));
}

function omitted(fields: Fields, keys: readonly string[]): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([key]) => !keys.includes(key)));
}

/** The scenario of an abridged one, of any shape as it comes from outside; unknown fields are kept to be refused. */
export function unabridged(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const nested = NESTED.map((part) => [part, over(FROZEN.scenario[part], value[part])]);
  const { objective, lanes } = value;
  return {
    ...FROZEN.scenario,
    ...value,
    ...Object.fromEntries(nested),
    objective: withFrozen(objective, FROZEN.objectives, 'id'),
    lanes: Array.isArray(lanes)
      ? lanes.map((lane) => withFrozen(renamed(lane), ALGORITHMS, 'algorithm'))
      : lanes,
  };
}

/** A lane of an old link with today's names of its parameters. */
function renamed(lane: unknown): unknown {
  if (!isRecord(lane) || !isRecord(lane.parameters)) return lane;
  const { algorithm, parameters } = lane;
  const known = typeof algorithm === 'string' && Object.hasOwn(RENAMED, algorithm);
  return known ? { ...lane, parameters: RENAMED[algorithm](parameters) } : lane;
}

function withFrozen(part: unknown, table: Readonly<Record<string, Fields>>, key: string): unknown {
  if (!isRecord(part)) return part;
  const name = part[key];
  const frozen = typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : {};
  return { ...part, parameters: over(frozen, part.parameters) };
}

/** The given fields, with the frozen ones as defaults. */
function over(frozen: Fields, given: unknown): unknown {
  if (given === undefined) return frozen;
  return isRecord(given) ? { ...frozen, ...given } : given;
}
