import * as words from '#words/map/map';
import type { LaneLetter, Scenario } from '../../../src/contracts/scenario.ts';
import { modelSettings, runSettings, settingOf } from '../../../src/engine/scenario/settings.ts';
import { varied } from '../../../src/engine/scenario/vary.ts';
import { resolveParameters } from '../../../src/parameters/resolve.ts';
import type { NumberParam, ParamSpec, ParamValues } from '../../../src/parameters/spec.ts';
import { isVisible } from '../../../src/parameters/visible.ts';
import type { Axis } from '../../../src/replicates/sweep/axes.ts';
import { algorithmById, objectiveById } from '../../registry/known.ts';

/** A number that can be an axis of a map. */
export interface AxisChoice {
  /** Path as used by `driftlab map`. */
  readonly path: string;
  /** World, model, or a lane's name. */
  readonly group: string;
  /** Label with its symbol between dollar signs, and the letter of its lane. */
  readonly name: string;
  /** Up to seven values around the current one. */
  readonly values: readonly string[];
}

const isNumber = (spec: ParamSpec): spec is NumberParam => spec.type === 'number' || spec.type === 'integer';

/** Every number of world, model and lanes that has an effect. */
export function axisChoices(scenario: Scenario): readonly AxisChoice[] {
  const about = objectiveById(scenario.objective.id);
  if (!about) return [];
  const settings = (group: string, all: ReturnType<typeof runSettings>) =>
    all.filter(isNumber).map((spec) => {
      const given = settingOf(scenario, spec);
      return choiceOf(group, spec.id, spec, typeof given === 'number' ? given : spec.default);
    });
  return [
    ...parameterChoices(words.world, 'objective', about.parameters, scenario.objective.parameters),
    ...settings(words.world, runSettings(about, scenario)),
    ...settings(
      words.model,
      modelSettings(about, scenario).filter(({ id }) => !/\d$/.test(id)),
    ),
    ...scenario.lanes.flatMap(({ id, algorithm, parameters }) => {
      const lane = algorithmById(algorithm);
      const group = `${id} ${lane?.name ?? algorithm}`;
      return parameterChoices(group, `lanes.${id}`, lane?.parameters ?? [], parameters, id);
    }),
  ];
}

function parameterChoices(
  group: string,
  path: string,
  specs: readonly ParamSpec[],
  given: ParamValues,
  letter?: LaneLetter,
): AxisChoice[] {
  const values = resolveParameters(specs, given);
  return specs
    .filter((spec) => isNumber(spec) && isVisible(spec, specs, values))
    .map((spec) =>
      choiceOf(
        group,
        `${path}.parameters.${spec.id}`,
        spec as NumberParam,
        values[spec.id] as number,
        letter,
      ),
    );
}

function choiceOf(
  group: string,
  path: string,
  spec: NumberParam,
  value: number,
  letter?: LaneLetter,
): AxisChoice {
  const { label, symbol } = spec;
  const own = symbol ? `${label} ${symbol}` : label;
  const name = letter ? words.ofLane({ name: own, letter }) : own;
  return { path, group, name, values: axisValues(spec, value) };
}

const COUNT = 7;
/** A map ranges from a thirtieth of a value to ten times the value. */
const BELOW = 30;
const ABOVE = 10;

/** Values around the given one, by ratios if the range has room for them, else in equal steps. */
export function axisValues(spec: NumberParam, value: number): readonly string[] {
  const [least, most] = [spec.min, spec.max];
  const byRatio = value > 0 && (spec.scale === 'log' || value * ABOVE <= most);
  const low = byRatio ? Math.max(value / BELOW, least) : (spec.slider?.[0] ?? least);
  const high = byRatio ? Math.min(value * ABOVE, most) : (spec.slider?.[1] ?? most);
  const found = Array.from({ length: COUNT }, (_, i) => {
    const share = i / (COUNT - 1);
    const exact = byRatio && low > 0 ? low * (high / low) ** share : low + share * (high - low);
    return spec.type === 'integer' ? Math.round(exact) : Number(exact.toPrecision(2));
  });
  const allowed = found.filter((each) => each <= most && (spec.exclusiveMin ? each > least : each >= least));
  return [...new Set(allowed)].map(String);
}

/** The label of an axis; its path where it is none of the choices. */
export const axisName = (choices: readonly AxisChoice[], path: string): string =>
  choices.find((choice) => choice.path === path)?.name ?? path;

/** The axis of a choice, with the values that the scenario allows. */
export function axisOf(scenario: Scenario, { path, values }: AxisChoice): Axis {
  return { path, values: values.filter((value) => isPossible(scenario, path, value)) };
}

function isPossible(scenario: Scenario, path: string, value: string): boolean {
  try {
    varied(scenario, path, value);
    return true;
  } catch {
    return false;
  }
}

/** Fewest values of an axis; fewer show nothing. */
const FEWEST = 3;

/**
 * The axes of a map by default: the world's rate of change against the rate that a lane assumes; if no lane
 * has one, against the noise; if the world has no rate, its first number against the noise.
 */
export function preparedAxes(scenario: Scenario): readonly Axis[] {
  const choices = axisChoices(scenario);
  const find = (wanted: (choice: AxisChoice) => boolean): Axis | undefined => {
    const choice = choices.find((each) => wanted(each) && axisOf(scenario, each).values.length >= FEWEST);
    return choice && axisOf(scenario, choice);
  };
  const noise = find(({ path }) => path === 'noiseVariance');
  const rate = find(({ path }) => path === 'objective.parameters.rate');
  const believed = find(({ path }) => /^lanes\.[A-F]\.parameters\.epsilon$/.test(path));
  const own = find(({ path }) => path.startsWith('objective.'));
  const pair = rate ? [rate, believed ?? noise] : [own, noise];
  return pair.flatMap((axis) => axis ?? []);
}
