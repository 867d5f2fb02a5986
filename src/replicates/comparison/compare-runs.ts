import type { JobResult } from '../../plan/plan.ts';
import { apartFrom } from './apart-from.ts';
import { compareLanes, type LaneComparison } from './compare-lanes.ts';
import { type Measure, type MeasureId, measureById, quantityIn } from './measures.ts';
import { defaultTargets, fixedBudget, reachTargets } from './targets.ts';

/** Lanes after a number of steps: what they reach with a fixed budget. */
export interface Budget {
  readonly step: number;
  readonly mean: readonly number[];
  readonly median: readonly number[];
}

/** Lanes on their way to fixed targets (see `reachTargets`). */
export interface TargetViews {
  /** What has to fall to the targets: "$R_t/t$". */
  readonly symbol: string;
  /** Of the targets; absent where none is known. */
  readonly unit?: string;
  readonly targets: readonly number[];
  /** Per lane the share of (run, target) pairs reached by step t = 1..T, and its mean over the steps. */
  readonly ecdf: readonly (readonly number[])[];
  readonly area: readonly number[];
  /** Per lane and target, in steps; null where no run reaches it. */
  readonly expectedRunningTime: readonly (readonly (number | null)[])[];
}

/** Everything that is said of lanes over the same replicates, by one measure. */
export interface RunComparison extends LaneComparison {
  readonly measure: MeasureId;
  /** The measure's name with the unit of its values. */
  readonly quantity: string;
  /** Number of steps T. */
  readonly horizon: number;
  /** One list per lane, one value per replicate. */
  readonly values: readonly (readonly number[])[];
  /** Per pair the step from which they are apart for good (see `apartFrom`); null where the curves were not kept. */
  readonly apart: readonly (number | null)[] | null;
  /** At T/4, T/2, 3T/4 and T; empty as above. */
  readonly budgets: readonly Budget[];
  /** null as above, or where the measure has no error that could fall. */
  readonly targets: TargetViews | null;
}

/** More numbers than this are not kept for the curves of a comparison. */
const MOST_CURVE_NUMBERS = 6_000_000;

/** Points of a curve that a comparison keeps of every lane and replicate: every step, or none where that is too much. */
export function comparisonCurvePoints(horizon: number, lanes: number, replicates: number): number {
  return horizon * lanes * replicates <= MOST_CURVE_NUMBERS ? horizon : 0;
}

/**
 * Compares lanes by their results.
 * @param names of the lanes, in the order of every result
 * @param results of n ≥ 2 replicates
 * @param horizon number of steps T
 * @param unit of the objective's values; empty where none is known
 * @throws RangeError for fewer replicates, or a measure that a lane has no value of
 */
export function compareRuns(
  names: readonly string[],
  results: readonly JobResult[],
  horizon: number,
  id: MeasureId,
  { unit = '', level = 0.95 }: { readonly unit?: string; readonly level?: number } = {},
): RunComparison {
  const measure = measureById(id);
  const values = names.map((name, lane) =>
    results.map((result) => valueIn(measure, result[lane], horizon, name)),
  );
  const lanes = names.map((name, i) => ({ name, values: values[i] }));
  const comparison = compareLanes(lanes, { level, better: measure.better });
  return {
    ...comparison,
    ...{ measure: id, quantity: quantityIn(measure, unit), horizon, values },
    ...overSteps(measure, comparison, results, { horizon, unit }),
  };
}

function valueIn(measure: Measure, result: JobResult[number], horizon: number, name: string): number {
  const value = measure.value(result, horizon);
  if (value === null) throw new RangeError(`${name} has no ${measure.short}`);
  return value;
}

/** What needs the curves. */
function overSteps(
  measure: Measure,
  { lanes, pairs, level }: LaneComparison,
  results: readonly JobResult[],
  { horizon, unit }: { readonly horizon: number; readonly unit: string },
): Pick<RunComparison, 'apart' | 'budgets' | 'targets'> {
  const curves = lanes.map((_, lane) => results.map((result) => measure.curve(result[lane])));
  if (curves.some((lane) => lane.some((curve) => curve.length !== horizon)))
    return { apart: null, budgets: [], targets: null };
  const bonferroni = 1 - (1 - level) / Math.max(1, pairs.length);
  return {
    apart: pairs.map(({ lanes: [a, b] }) => apartFrom(curves[a], curves[b], bonferroni)),
    budgets: budgetSteps(horizon).map((step) => {
      const found = curves.map((lane) => fixedBudget(lane, step));
      return { step, mean: found.map(({ mean }) => mean), median: found.map(({ median }) => median) };
    }),
    targets: targetViews(measure, lanes.length, results, unit),
  };
}

const budgetSteps = (horizon: number): number[] => [
  ...new Set([1, 2, 3, 4].map((quarter) => Math.max(1, Math.round((quarter * horizon) / 4)))),
];

function targetViews(
  measure: Measure,
  lanes: number,
  results: readonly JobResult[],
  unit: string,
): TargetViews | null {
  const { error, hasUnit } = measure;
  if (!error) return null;
  const errors = Array.from({ length: lanes }, (_, lane) =>
    results.map((result) => error.curve(result[lane])),
  );
  const targets = defaultTargets(errors.flat().map((curve) => curve[curve.length - 1]));
  if (targets.length === 0) return null;
  const reached = errors.map((lane) => reachTargets(lane, targets));
  return {
    symbol: error.symbol,
    ...(hasUnit && unit !== '' && { unit }),
    targets,
    ecdf: reached.map(({ ecdf }) => ecdf),
    area: reached.map(({ area }) => area),
    expectedRunningTime: reached.map(({ expectedRunningTime }) => expectedRunningTime),
  };
}
