import type { JobResult } from '../../plan/plan.ts';
import { apartFrom } from './apart-from.ts';
import { compareLanes, type LaneComparison, placesOf } from './compare-lanes.ts';
import { quantileT } from './distributions.ts';
import { type Measure, type MeasureId, measureById, quantityIn } from './measures.ts';
import { defaultTargets, fixedBudget, meetTargets } from './targets.ts';

/** Lanes after a number of steps: what they reach with a fixed budget. */
export interface Budget {
  readonly step: number;
  readonly mean: readonly number[];
  readonly median: readonly number[];
}

/** Lanes on their way to fixed targets (see `meetTargets`). */
export interface TargetViews {
  /** What has to fall to the targets: "$R_t/t$". */
  readonly symbol: string;
  /** Of the targets; absent where none is known. */
  readonly unit?: string;
  readonly targets: readonly number[];
  /** Per lane the share of (run, target) pairs met at step t = 1..T, and its mean over the steps. */
  readonly met: readonly (readonly number[])[];
  readonly area: readonly number[];
  /** Per lane and target, in steps until it is met for good; null where no run ends at it. */
  readonly expectedRunningTime: readonly (readonly (number | null)[])[];
}

/** A lane's measure over the steps: mean over the seeds and half the width of its 95 % interval (Student's t), each step by itself. */
export interface MeanCurve {
  readonly mean: readonly number[];
  readonly half: readonly number[];
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
  /** Mean and 95 % interval of every lane's curve at t = 1..T; null where the curves were not kept. */
  readonly curves: readonly MeanCurve[] | null;
  /** Per pair the step from which they are apart (see `apartFrom`); null as above. */
  readonly apart: readonly (number | null)[] | null;
  /** At T/4, T/2, 3T/4 and T; empty as above. */
  readonly budgets: readonly Budget[];
  /** null as above, or where the measure has no error that could fall. */
  readonly targets: TargetViews | null;
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
  { unit = '', alpha = 0.05 }: { readonly unit?: string; readonly alpha?: number } = {},
): RunComparison {
  const measure = measureById(id);
  const values = names.map((name, lane) =>
    results.map((result) => valueIn(measure, result[lane], horizon, name)),
  );
  const lanes = names.map((name, i) => ({ name, values: values[i] }));
  const worst = worstOf(measure, results, names.length, horizon);
  const final = worst?.map((pair) => pair.map((steps) => steps[steps.length - 1]));
  const comparison = compareLanes(lanes, { alpha, better: measure.better, ...(final && { worst: final }) });
  return {
    ...comparison,
    ...{ measure: id, quantity: quantityIn(measure, unit), horizon, values },
    ...overSteps(measure, comparison, results, { horizon, unit, worst }),
  };
}

function valueIn(measure: Measure, result: JobResult[number], horizon: number, name: string): number {
  const value = measure.value(result, horizon);
  if (value === null) throw new RangeError(`${name} has no ${measure.short}`);
  return value;
}

type WorstPlay = readonly (readonly (readonly number[])[])[] | null;

/** Per pair and seed the worst play of the two, at the steps that were kept; null where one is not known. */
function worstOf(measure: Measure, results: readonly JobResult[], lanes: number, horizon: number): WorstPlay {
  const own = results.map((result) => result.map((lane) => measure.worst(lane, horizon)));
  const steps = own[0]?.[0]?.length ?? 0;
  if (steps === 0 || own.some((seed) => seed.some(({ length }) => length !== steps))) return null;
  return placesOf(lanes).map(([a, b]) => own.map((seed) => seed[a].map((w, i) => Math.max(w, seed[b][i]))));
}

interface Steps {
  readonly horizon: number;
  readonly unit: string;
  readonly worst: WorstPlay;
}

/** What needs the curves. */
function overSteps(
  measure: Measure,
  { lanes, pairs }: LaneComparison,
  results: readonly JobResult[],
  { horizon, unit, worst }: Steps,
): Pick<RunComparison, 'curves' | 'apart' | 'budgets' | 'targets'> {
  const curves = lanes.map((_, lane) => results.map((result) => measure.curve(result[lane])));
  if (curves.some((lane) => lane.some((curve) => curve.length !== horizon)))
    return { curves: null, apart: null, budgets: [], targets: null };
  const sign = measure.better === 'lower' ? 1 : -1;
  const costAt = (lane: number, step: number) => curves[lane].map((curve) => sign * curve[step - 1]);
  return {
    curves: curves.map(meanCurve),
    apart: pairs.map((pair, i) => {
      const [a, b] = pair.lanes;
      const bounds = worst?.[i];
      const known = bounds?.[0].length === horizon;
      const at = (step: number) => ({
        a: costAt(a, step),
        b: costAt(b, step),
        worst: known ? bounds.map((seed) => seed[step - 1]) : null,
      });
      return apartFrom(pair, at, horizon);
    }),
    budgets: budgetSteps(horizon).map((step) => {
      const found = curves.map((lane) => fixedBudget(lane, step));
      return { step, mean: found.map(({ mean }) => mean), median: found.map(({ median }) => median) };
    }),
    targets: targetViews(measure, lanes.length, results, unit),
  };
}

function meanCurve(curves: readonly (readonly number[])[]): MeanCurve {
  const n = curves.length;
  const scale = quantileT(0.95, n - 1) / Math.sqrt(n);
  const mean: number[] = [];
  const half: number[] = [];
  for (let i = 0; i < curves[0].length; i++) {
    const middle = curves.reduce((sum, curve) => sum + curve[i], 0) / n;
    const squares = curves.reduce((sum, curve) => sum + (curve[i] - middle) * (curve[i] - middle), 0);
    mean.push(middle);
    half.push(scale * Math.sqrt(squares / (n - 1)));
  }
  return { mean, half };
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
  const met = errors.map((lane) => meetTargets(lane, targets));
  return {
    symbol: error.symbol,
    ...(hasUnit && unit !== '' && { unit }),
    targets,
    met: met.map((lane) => lane.met),
    area: met.map(({ area }) => area),
    expectedRunningTime: met.map(({ expectedRunningTime }) => expectedRunningTime),
  };
}
