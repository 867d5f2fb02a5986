import * as settings from '#words/page/settings';
import * as words from '#words/time/transport';
import type { Lane, LaneLetter } from '../../src/contracts/scenario.ts';
import { resolveParameters } from '../../src/parameters/resolve.ts';
import type { ChoiceParam, ParamSpec, ParamValue, ParamValues } from '../../src/parameters/spec.ts';
import { isVisible } from '../../src/parameters/visible.ts';
import { plainMath } from '../../src/picture/math.ts';
import { algorithmById } from '../registry/known.ts';
import { shownTitle } from '../registry/titles.ts';
import type { Speed } from './state.ts';

/** A lane's name by itself: the user's label, or its algorithm's name. */
export function laneName(lane: Lane): string {
  return shownTitle(lane.label) || algorithmById(lane.algorithm)?.name || lane.algorithm;
}

const named = new WeakMap<readonly Lane[], ReadonlyMap<LaneLetter, string>>();

/**
 * Distinct names for the lanes of a scenario. Where several have the same name, what differs is added,
 * "TV-GP-UCB, ε = 0.1"; where nothing differs, the letter.
 */
export function laneNames(lanes: readonly Lane[]): ReadonlyMap<LaneLetter, string> {
  const names =
    named.get(lanes) ??
    withLetters(
      lanes,
      lanes.map((lane) => distinctName(lane, lanes)),
    );
  named.set(lanes, names);
  return names;
}

function withLetters(lanes: readonly Lane[], names: readonly string[]): ReadonlyMap<LaneLetter, string> {
  const isOwn = (name: string) => names.indexOf(name) === names.lastIndexOf(name);
  return new Map(lanes.map(({ id }, i) => [id, isOwn(names[i]) ? names[i] : `${names[i]} (${id})`]));
}

/**
 * The lane's name, and as many of the parameters that differ from lanes of the same name as are needed to
 * tell them apart.
 */
function distinctName(lane: Lane, lanes: readonly Lane[]): string {
  const name = laneName(lane);
  const specs = algorithmById(lane.algorithm)?.parameters ?? [];
  const isRival = (other: Lane) => other !== lane && !other.label && other.algorithm === lane.algorithm;
  let rivals = lane.label ? [] : lanes.filter(isRival);
  const parts: string[] = [];
  for (const spec of specs) {
    const own = textOf(spec, lane, specs);
    // A parameter hidden in one of them is hidden by a choice that also differs.
    const same = rivals.filter((rival) => [own, null].includes(textOf(spec, rival, specs)));
    if (own === null || same.length === rivals.length) continue;
    parts.push(own);
    rivals = same;
  }
  return [name, ...parts].join(', ');
}

/** The text of a parameter that is set in `parameters` or has its default. */
export function parameterText(
  specs: readonly ParamSpec[],
  parameters: ParamValues,
  id: string,
): string | null {
  const spec = specs.find((one) => one.id === id);
  return spec ? textOf(spec, { parameters }, specs) : null;
}

/** "ε = 0.1", "CUSUM", "Bounds on resets: none"; null if the parameter has no effect, or is a program. */
function textOf(
  spec: ParamSpec,
  { parameters }: Pick<Lane, 'parameters'>,
  specs: readonly ParamSpec[],
): string | null {
  if (spec.type === 'program') return null;
  const values = resolveParameters(specs, parameters);
  return isVisible(spec, specs, values) ? settingText(spec, values[spec.id]) : null;
}

/** "σ_n² = 0.05", "Kernel: Matérn 3/2". */
export function settingText(spec: ParamSpec, given: ParamValue): string {
  if (spec.type === 'choice') return choiceText(spec, given);
  const value = valueText(spec, given);
  const symbol = plainSymbol(spec.symbol);
  return symbol ? `${symbol} = ${value}` : `${plainMath(spec.label)}: ${value}`;
}

/** "δ_B", "σ_w²": a name is drawn in plain type and keeps its subscripts. */
const plainSymbol = (symbol: string): string => symbol.replace(/[${}]/g, '').replace('^2', '²');

/** "CUSUM"; "Bounds on resets: none" where the choice's label is not clear by itself. */
function choiceText({ label, choices }: ChoiceParam, value: ParamValue): string {
  const choice = choices.find((candidate) => candidate.value === value);
  return choice?.short ?? `${plainMath(label)}: ${plainMath(choice?.label ?? String(value))}`;
}

function valueText(spec: ParamSpec, value: ParamValue): string {
  if (spec.type === 'toggle') return value ? settings.on : settings.off;
  return String(value).replace(/^-/, '\u2212');
}

/** "4 steps/s". */
export const speedName = (speed: Speed): string =>
  speed === 'slow' ? words.slowMotion : words.stepsPerSecond(speed);
