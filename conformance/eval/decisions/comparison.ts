import { list } from '../../../src/parameters/shape.ts';
import { holm } from '../../../src/replicates/comparison/holm.ts';
import { pairedDifference } from '../../../src/replicates/comparison/paired-difference.ts';
import { superiority } from '../../../src/replicates/comparison/superiority.ts';
import { fixedBudget } from '../../../src/replicates/comparison/targets.ts';
import { CaseError } from '../case-error.ts';
import { count, fields, matrix, numbers, probability, readCase } from '../input.ts';
import type { EvalKind } from '../kind.ts';
import { friedman } from './friedman.ts';
import { reachTargets } from './reach-targets.ts';
import { checkRows } from './rows.ts';

const shape = fields({
  values: matrix,
  level: probability,
  curves: matrix,
  targets: numbers,
  budgets: list(count, 'counts'),
});

/** Lanes over paired replicates: differences, corrections, ranks; runs against targets. */
export const comparison: EvalKind = (input) => {
  const { values, level, curves, targets, budgets } = readCase(shape, input);
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
    friedman: friedman(values),
    targets: {
      ...reached(curves, targets),
      fixed_budget: budgets.map((budget) => fixedBudget(curves, budget)),
    },
  };
};

const byFirst = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) => a - c || b - d;

function reached(curves: readonly (readonly number[])[], targets: readonly number[]) {
  const { hits, ecdf, area, expectedRunningTime } = reachTargets(curves, targets);
  return { hits, ecdf, area, expected_running_time: expectedRunningTime };
}

function checkBudgets(budgets: readonly number[], horizon: number): void {
  const wrong = budgets.findIndex((budget) => budget > horizon);
  if (wrong >= 0)
    throw new CaseError(
      `budgets[${wrong}] must be at most ${horizon}, the length of a curve, got ${budgets[wrong]}`,
    );
}
