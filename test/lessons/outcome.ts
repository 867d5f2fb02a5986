import { type Condition, holds, referencesOf } from '../../src/lessons/condition.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { measured, readReference, written, writtenAs } from '../../src/lessons/notation.ts';
import {
  asList,
  type Column,
  columnOf,
  type Setup,
  type Statement,
  settingsOf,
} from '../../src/lessons/statement.ts';
import { mean as average } from '../../src/math/mean.ts';
import { quantileT } from '../../src/replicates/comparison/distributions.ts';

/** Level of the interval shown with a mean; a claim about the mean is checked against that interval. */
const LEVEL = 0.95;

/** Runs the first replicates of a setup's seed, in order. */
export type Worlds = (
  setup: Setup,
  worlds: number,
  references: readonly string[],
  t?: number,
) => Iterable<MeasuredRun>;

/** The result of a statement, as shown, and whether its claim is true. */
export interface Outcome {
  readonly is: string;
  readonly true: boolean;
}

/** Computes a statement. `worlds` runs replicates, or hands over those it has. */
export function outcome(statement: Statement, worlds: Worlds): Outcome {
  const { values, share, smaller, ratio, groups, enough } = statement;
  if (values) return ofSeed(statement, values, worlds);
  if (share) return ofShare(statement, share, worlds);
  if (smaller) {
    const [shown] = differences({ ...statement, worlds: 1 }, smaller, worlds, 'shown');
    return ofRank(statement, shown, differences(statement, smaller, worlds));
  }
  if (ratio)
    return ofRatio(statement, numbers(statement, ratio.of, worlds), numbers(statement, ratio.to, worlds));
  if (groups) return ofGroups(statement, differences(statement, groups.of, worlds), groups.size);
  if (enough) return ofEnough(statement, enough, worlds);
  return ofMany(statement, worlds);
}

function ofSeed(statement: Statement, references: readonly string[], worlds: Worlds): Outcome {
  const { scene, t } = statement;
  const lines = settingsOf(statement).map((setting) => {
    const [run] = [...worlds({ scene, changes: setting, seed: 'shown' }, 1, references, t)];
    return references
      .map((text) => {
        const reference = readReference(text);
        const value = measured(run, reference);
        return statement.digits === undefined
          ? writtenAs(reference, value, ' ')
          : written(value, statement.digits);
      })
      .join(', ');
  });
  return { is: lines.join('; '), true: true };
}

function numbers(
  statement: Statement,
  column: Column,
  worlds: Worlds,
  seed: Setup['seed'] = 'other',
): number[] {
  const { setup, of } = columnOf(statement, column, seed);
  const reference = readReference(of);
  const found: number[] = [];
  for (const run of worlds(setup, statement.worlds as number, [of], statement.t)) {
    if (statement.where && holds(run, statement.where) !== true) continue;
    const value = measured(run, reference);
    if (typeof value !== 'number') throw new Error(`${of} is no number in a world of scene ${setup.scene}.`);
    found.push(value);
  }
  return found;
}

/** A column less the statement's `minus`, where it has one. */
function differences(
  statement: Statement,
  column: Column,
  worlds: Worlds,
  seed: Setup['seed'] = 'other',
): number[] {
  const first = numbers(statement, column, worlds, seed);
  if (statement.minus === undefined) return first;
  const second = numbers(statement, statement.minus, worlds, seed);
  return first.map((value, i) => value - second[i]);
}

function ofShare(statement: Statement, share: Condition, worlds: Worlds): Outcome {
  const { scene, with: changes = {}, where, t, holds: claim } = statement;
  const references = [...referencesOf(share), ...(where ? referencesOf(where) : [])];
  let [kept, all] = [0, 0];
  const setup: Setup = { scene, changes, seed: 'other' };
  for (const run of worlds(setup, statement.worlds as number, references, t)) {
    if (where && holds(run, where) !== true) continue;
    all++;
    if (holds(run, share) === true) kept++;
  }
  return { is: `${kept} of ${all}`, true: within(claim, kept / all, kept / all) };
}

function ofRank({ holds: claim }: Statement, shown: number, values: readonly number[]): Outcome {
  const smaller = values.filter((value) => value < shown).length;
  const share = smaller / values.length;
  return { is: `${smaller} of ${values.length}`, true: within(claim, share, share) };
}

function ofGroups({ holds: claim }: Statement, values: readonly number[], size: number): Outcome {
  const all = Math.floor(values.length / size);
  const below = Array.from({ length: all }, (_, i) => average(values.slice(i * size, (i + 1) * size))).filter(
    (value) => value < 0,
  ).length;
  return { is: `${below} of ${all}`, true: within(claim, below / all, below / all) };
}

/** Worlds needed, with common worlds for both columns and with independent ones: "30, 56". */
function ofEnough(statement: Statement, column: Column, worlds: Worlds): Outcome {
  const first = numbers(statement, column, worlds);
  const second = numbers(statement, statement.minus as Column, worlds);
  const apart = first.map((value, i) => value - second[i]);
  const [a, b] = [deviation(first), deviation(second)];
  const needed = [deviation(apart), Math.sqrt(a * a + b * b)].map((spread) => {
    const ratio = (2 * spread) / average(apart);
    return Math.ceil(ratio * ratio);
  });
  return { is: needed.join(', '), true: within(statement.holds, needed[0], needed[1]) };
}

/** Standard deviation over n − 1; NaN for fewer than two values. */
function deviation(values: readonly number[]): number {
  const middle = average(values);
  return Math.sqrt(
    values.reduce((sum, value) => sum + (value - middle) * (value - middle), 0) /
      Math.max(0, values.length - 1),
  );
}

function middle(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

function ofRatio(
  { digits = 1, holds: claim }: Statement,
  of: readonly number[],
  to: readonly number[],
): Outcome {
  const value = average(of) / average(to);
  return { is: written(value, digits), true: within(claim, value, value) };
}

function ofMany(statement: Statement, worlds: Worlds): Outcome {
  const { mean, median, spread } = statement;
  const parts = asList(mean ?? median ?? spread).map((column) =>
    ofColumn(statement, differences(statement, column, worlds)),
  );
  return { is: parts.map(({ is }) => is).join(', '), true: parts.every((part) => part.true) };
}

function ofColumn(statement: Statement, values: readonly number[]): Outcome {
  const { mean, median, digits = 3, holds: claim } = statement;
  if (!mean) {
    const value = median ? middle(values) : deviation(values);
    return { is: written(value, digits), true: within(claim, value, value) };
  }
  const value = average(values);
  const half = (deviation(values) / Math.sqrt(values.length)) * quantileT(LEVEL, values.length - 1);
  return {
    is: `${written(value, digits)} ± ${written(half, digits)}`,
    true: within(claim, value - half, value + half),
  };
}

/** Whether an interval satisfies a claim. NaN, the result of no worlds, satisfies none, not even an empty claim. */
function within(claim: Statement['holds'], low: number, high: number): boolean {
  const { unclear, above = -Infinity, below = Infinity } = claim ?? {};
  const widest = unclear === true ? Infinity : 2 * (unclear ?? 0);
  const nothing = low <= 0 && high >= 0 && high - low < widest;
  return (unclear === undefined || nothing) && low > above && high < below;
}
