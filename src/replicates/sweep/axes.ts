import type { Scenario } from '../../contracts/scenario.ts';
import { ScenarioError } from '../../engine/scenario/scenario-error.ts';
import { valueAt, varied } from '../../engine/scenario/vary.ts';
import { cut } from '../../parameters/quoted.ts';

/** A value of a scenario and what it is to be, one after another, as one writes it in a flag. */
export interface Axis {
  /** As `varied` takes it: "noiseVariance", "lanes.B.parameters.epsilon". */
  readonly path: string;
  readonly values: readonly string[];
}

/** One value of every axis, and the scenario that has them. */
export interface Combination {
  /** In the order of the axes, as they stand in the scenario. */
  readonly values: readonly unknown[];
  readonly scenario: Scenario;
}

const MOST_COMBINATIONS = 10_000;

/** An axis from "path=value,value"; values that hold commas themselves, lists, are parted by semicolons. Throws ScenarioError. */
export function parseAxis(text: string): Axis {
  const [, path, list] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
  if (path === undefined)
    throw new ScenarioError('', `has no value to vary in "${cut(text, 60)}"; write path=value,value`);
  const values = list.split(list.includes(';') ? ';' : ',').map((value) => value.trim());
  const twice = values.find((value, i) => values.indexOf(value) < i);
  if (twice !== undefined)
    throw new ScenarioError(path, `is to be "${cut(twice)}" twice; give each value once`);
  return { path: path.trim(), values };
}

/** Every combination of the axes' values, the last axis the fastest. Throws ScenarioError. */
export function combinations(scenario: Scenario, axes: readonly Axis[]): Combination[] {
  refuseTooMany(axes);
  const texts = axes.reduce<readonly (readonly string[])[]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
  return texts.map((row) => {
    const changed = row.reduce((before, text, i) => varied(before, axes[i].path, text), scenario);
    return { values: axes.map(({ path }) => valueIn(changed, path)), scenario: changed };
  });
}

/** What an axis set must still be there when all others are set too: a new algorithm, for one, drops its lane's parameters. */
function valueIn(scenario: Scenario, path: string): unknown {
  const value = valueAt(scenario, path);
  if (value === undefined)
    throw new ScenarioError(path, 'is undone by what is varied after it; vary the algorithm first');
  return value;
}

function refuseTooMany(axes: readonly Axis[]): void {
  const twice = axes.find(({ path }, i) => axes.findIndex((other) => other.path === path) < i);
  if (twice) throw new ScenarioError(twice.path, 'is varied twice; give all its values at once');
  const count = axes.reduce((product, { values }) => product * values.length, 1);
  if (count > MOST_COMBINATIONS)
    throw new ScenarioError('', `would be run in ${count} combinations; at most ${MOST_COMBINATIONS} can be`);
}
