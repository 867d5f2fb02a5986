import type { Scenario, View } from '../../contracts/scenario.ts';
import { suggestion } from '../../parameters/nearest.ts';
import { cut } from '../../parameters/quoted.ts';
import { exactJson } from '../json.ts';
import { ScenarioError } from '../scenario/scenario-error.ts';
import { parseScenario } from '../scenario/validate.ts';
import { varied } from '../scenario/vary.ts';
import { SCENES, sceneById } from '../scenes/index.ts';
import { COMPARISON, fragmentIn } from './comparison-address.ts';
import { decodeLink, type LinkContent, LinkError, looksLikeLink } from './link.ts';

/** The path in the scenario of a key in an address: "t" is the step shown, and the view's other fields go by name. */
function pathOf(key: string): string {
  if (key === 't') return 'view.step';
  return Object.hasOwn(VIEW, key) ? `view.${key}` : key;
}

const VIEW: Readonly<Record<Exclude<keyof View, 'step'>, true>> = {
  lane: true,
  regret: true,
  seeds: true,
  layout: true,
  hide: true,
  pause: true,
  start: true,
  lock: true,
  show: true,
  you: true,
  theme: true,
  lecture: true,
};

/** Most characters of an address by name, and most changes in it. */
const LONGEST = 2000;
const MOST_CHANGES = 40;

/**
 * What the fragment of an address opens: a link of any format; a scene by name, `abrupt-change.61` at step 61; or a scene
 * with changes, `scene=abrupt-change&t=61&seed=7&hide=future&lanes.B.parameters.deltaB=0.05`; each also behind `compare/` and what
 * the comparison is by.
 * @throws LinkError
 */
export function readAddress(address: string): LinkContent {
  const fragment = fragmentIn(address).replace(COMPARISON, '');
  if (looksLikeLink(fragment) || !isNamed(fragment)) return decodeLink(fragment);
  if (fragment.length > LONGEST)
    throw new LinkError('too large', `The address of a scene has at most ${LONGEST} characters.`);
  return { scenario: named(changesOf(fragment)), fingerprints: {}, engine: '' };
}

const isNamed = (fragment: string): boolean => /^scene=|^[a-z][a-z0-9-]*(\.\d+)?$/.test(fragment);

type Change = readonly [key: string, text: string];

function changesOf(fragment: string): readonly Change[] {
  const [id, step] = fragment.split('.', 2);
  if (!fragment.startsWith('scene=')) return [['scene', id], ...(step ? [['t', step] as const] : [])];
  return [...new URLSearchParams(fragment)];
}

function named([[, id], ...changes]: readonly Change[]): Scenario {
  const scene = sceneById(id);
  if (!scene) {
    const ids = SCENES.map((known) => known.id);
    throw new LinkError(
      'not a link',
      `No scene is called "${cut(id, 60)}"; ${suggestion(cut(id, 60), ids)}.`,
    );
  }
  if (changes.length > MOST_CHANGES)
    throw new LinkError('too large', `The address of a scene holds at most ${MOST_CHANGES} changes.`);
  try {
    const paths = changes.map(([key]) => pathOf(key));
    return changes.reduce((scenario, [key, text], i) => {
      if (paths.indexOf(paths[i]) < i) throw new ScenarioError(cut(key), 'stands there twice');
      return varied(scenario, paths[i], text);
    }, parseScenario(scene.scenario));
  } catch (error) {
    throw addressFault(error);
  }
}

/** What is thrown where a rule of the scenario refuses what an address says. */
export const addressFault = (error: unknown): unknown =>
  error instanceof ScenarioError
    ? new LinkError('invalid scenario', `The address asks for what cannot run: ${error.message}.`)
    : error;

/** The short address of a scenario that differs from a prepared scene only in step, seed or view; else null. */
export function shortAddress(scenario: Scenario): string | null {
  const shown = parseScenario(scenario);
  const told = unchangeable(shown);
  for (const { id, scenario: scene } of SCENES) {
    const changes = changesFrom(parseScenario(scene), shown, told);
    if (changes) return writeShort(id, changes);
  }
  return null;
}

/**
 * The changes that make one scenario the other; null where a short address cannot express them.
 * @param told `unchangeable` of the second, computed once as it may be long and every scene is compared
 */
function changesFrom(scene: Scenario, scenario: Scenario, told: string): readonly Change[] | null {
  if (unchangeable(scene) !== told) return null;
  const [before, after] = [changeable(scene), changeable(scenario)];
  if (Object.keys(before).some((key) => !Object.hasOwn(after, key))) return null;
  return Object.entries(after).filter(([key, text]) => before[key] !== text);
}

/** Everything in a scenario that a short address cannot change, as text. */
const unchangeable = (scenario: Scenario): string =>
  exactJson({ ...scenario, seed: 0, replicate: 0, view: null });

/** Everything that a short address may change, as written there. */
function changeable({ seed, replicate, view }: Scenario): Readonly<Record<string, string>> {
  const { step, ...rest } = view;
  const looks = Object.entries(rest).map(([key, value]) => [key, `${value}`]);
  return { t: `${step}`, seed: `${seed}`, replicate: `${replicate}`, ...Object.fromEntries(looks) };
}

function writeShort(id: string, changes: readonly Change[]): string {
  if (changes.length === 0) return id;
  if (changes.length === 1 && changes[0][0] === 't') return `${id}.${changes[0][1]}`;
  return ['scene', ...changes.map(([key]) => key)]
    .map((key, i) => `${key}=${i === 0 ? id : changes[i - 1][1]}`)
    .join('&');
}
