import { LARGEST_VALUE } from '../../../data/limits.ts';
import { list, otherwise } from '../../../parameters/shape.ts';
import { alwaysValid } from '../../../replicates/comparison/always-valid.ts';
import { holm } from '../../../replicates/comparison/holm.ts';
import { compareRanks } from '../../../replicates/comparison/mean-ranks.ts';
import { differencesOf, pairedDifference } from '../../../replicates/comparison/paired-difference.ts';
import { superiority } from '../../../replicates/comparison/superiority.ts';
import { fixedBudget, reachTargets } from '../../../replicates/comparison/targets.ts';
import { CliError } from '../../io.ts';
import { count, fields, matrix, numbers, positive, probability, readCase, requireLength } from '../input.ts';
import type { EvalKind } from '../kind.ts';

const shape = fields({
  values: matrix,
  level: probability,
  c2: otherwise(positive, 1),
  curves: matrix,
  targets: numbers,
  budgets: list(count, 'counts'),
});

/** Lanes over paired replicates: differences, corrections, ranks; runs against targets. */
export const comparison: EvalKind = (input) => {
  const { values, level, c2, curves, targets, budgets } = readCase(shape, input);
  checkRows('values', values, 2, 2);
  checkRows('curves', curves, 1, 1);
  checkBudgets(budgets, curves[0].length);
  const pairs = values.flatMap((_, j) => values.slice(0, j).map((_, i) => [i, j] as const)).sort(byFirst);
  const paired = pairs.map(([i, j]) => pairedDifference(values[i], values[j], level));
  return {
    pairs,
    paired,
    holm: holm(paired.map(({ p }) => p)),
    superiority: pairs.map(([i, j]) => superiority(values[i], values[j])),
    always_valid: pairs.map(([i, j]) => alwaysValid(differencesOf(values[i], values[j]), level, c2)),
    friedman: friedman(values),
    targets: {
      ...reached(curves, targets),
      fixed_budget: budgets.map((budget) => fixedBudget(curves, budget)),
    },
  };
};

const byFirst = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => a - c || b - d;

function friedman(values: readonly (readonly number[])[]) {
  const { meanRanks, chi2, p, imanDavenport, imanDavenportP, criticalDifference, groups } =
    compareRanks(values);
  return {
    mean_ranks: meanRanks,
    chi2,
    p,
    iman_davenport: imanDavenport,
    iman_davenport_p: imanDavenportP,
    critical_difference: criticalDifference,
    groups,
  };
}

function reached(curves: readonly (readonly number[])[], targets: readonly number[]) {
  const { hits, ecdf, area, expectedRunningTime } = reachTargets(curves, targets);
  return { hits, ecdf, area, expected_running_time: expectedRunningTime };
}

function checkRows(
  name: string,
  rows: readonly (readonly number[])[],
  fewest: number,
  shortest: number,
): void {
  if (rows.length < fewest)
    throw new CliError(`${name} must have at least ${fewest} rows, got ${rows.length}`);
  if (rows[0].length < shortest)
    throw new CliError(`${name}[0] must have at least ${shortest} numbers, got ${rows[0].length}`);
  for (const [i, row] of rows.entries()) {
    requireLength(`${name}[${i}]`, row, rows[0].length, `${name}[0]`);
    requireSquares(`${name}[${i}]`, row);
  }
}

/** Beyond the bound of a table's values, sums of squares leave the range of doubles. */
function requireSquares(name: string, row: readonly number[]): void {
  const wrong = row.findIndex((value) => Math.abs(value) > LARGEST_VALUE);
  if (wrong >= 0)
    throw new CliError(
      `${name}[${wrong}] must be between -${LARGEST_VALUE} and ${LARGEST_VALUE}, got ${row[wrong]}`,
    );
}

function checkBudgets(budgets: readonly number[], horizon: number): void {
  const wrong = budgets.findIndex((budget) => budget > horizon);
  if (wrong >= 0)
    throw new CliError(
      `budgets[${wrong}] must be at most ${horizon}, the length of a curve, got ${budgets[wrong]}`,
    );
}
