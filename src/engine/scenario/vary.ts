import type { Scenario } from '../../contracts/scenario.ts';
import { isRecord } from '../../parameters/fields.ts';
import { cut } from '../../parameters/quoted.ts';
import { ScenarioError } from './scenario-error.ts';
import { parseScenario } from './validate.ts';

type Node = Readonly<Record<string, unknown>>;

/** Most levels of a path, as in "lanes.B.parameters.epsilon". */
const DEEPEST = 4;

/**
 * A valid scenario with one value changed, valid again.
 * @param path to the value as in the scenario's JSON, lanes by letter: "noiseVariance", "lanes.B.parameters.epsilon"
 * @param text the value as written in an address or a flag: "0.03", "true", "60,130", "event"
 * @throws ScenarioError
 */
export function varied(scenario: Scenario, path: string, text: string): Scenario {
  const [head, letter, ...rest] = path.split('.', DEEPEST + 1);
  if (head !== 'lanes') return parseScenario(set(asNode(scenario), path.split('.', DEEPEST + 1), text));
  const position = scenario.lanes.findIndex(({ id }) => id === letter);
  if (position < 0 || rest.length === 0) throw noSuchLane(path, scenario);
  const lanes: unknown[] = [...scenario.lanes];
  const lane = asNode(scenario.lanes[position]);
  // Parameters depend on the algorithm, so they are removed.
  lanes[position] = set(rest[0] === 'algorithm' ? { ...lane, parameters: {} } : lane, rest, text);
  return parseScenario({ ...scenario, lanes });
}

/** The value at a path as `varied` takes it; undefined where there is none. */
export function valueAt({ lanes, ...rest }: Scenario, path: string): unknown {
  const [head, letter, ...inner] = path.split('.', DEEPEST + 1);
  const [from, keys] =
    head === 'lanes' ? [lanes.find(({ id }) => id === letter), inner] : [rest, path.split('.', DEEPEST + 1)];
  return keys.reduce<unknown>(
    (node, key) => (Object.hasOwn(asNode(node), key) ? asNode(node)[key] : undefined),
    from,
  );
}

/** A result that is not a scenario is refused like one from outside. */
function set(node: Node, [key, ...rest]: readonly string[], text: string): Node {
  const before = Object.hasOwn(node, key) ? node[key] : undefined;
  return { ...node, [key]: rest.length > 0 ? set(asNode(before), rest, text) : meant(text, before) };
}

function asNode(value: unknown): Node {
  return isRecord(value) ? value : {};
}

/** The value that a text means in place of the present one: numbers remain text where that is a text. */
function meant(text: string, before: unknown): unknown {
  if (typeof before === 'string') return text;
  if (Array.isArray(before)) return text === '' ? [] : text.split(',').map(plainValue);
  return plainValue(text);
}

const WORDS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null };

function plainValue(text: string): unknown {
  if (Object.hasOwn(WORDS, text)) return WORDS[text];
  return /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text) ? Number(text) : text;
}

function noSuchLane(path: string, { lanes }: Scenario): ScenarioError {
  const known = lanes.map(({ id }) => `lanes.${id}.…`).join(', ');
  return new ScenarioError('', `has no value at "${cut(path, 60)}"; its lanes are ${known}`);
}
