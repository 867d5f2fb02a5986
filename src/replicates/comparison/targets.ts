import { exp, log } from '../../math/index.ts';
import { quantile } from '../statistics.ts';

/** When runs reach targets. Curves fall or rise as they like: the first step at a target or below counts. */
export interface Targets {
  /** First step t ≥ 1 at which a run's curve is at most the target, runs × targets; null: never. */
  readonly hits: readonly (readonly (number | null)[])[];
  /** Share of (run, target) pairs reached by step t = 1..T, and its mean over the steps. */
  readonly ecdf: readonly number[];
  readonly area: number;
  /** Per target Σ min(hit, T)/number of hits, in steps; null where no run reaches it. */
  readonly expectedRunningTime: readonly (number | null)[];
}

/**
 * Hits, ECDF and expected running time (Hansen et al. 2021, COCO).
 * @param curves runs × T, lower is better
 */
export function reachTargets(curves: readonly (readonly number[])[], targets: readonly number[]): Targets {
  const horizon = curves[0].length;
  const hits = curves.map((curve) => targets.map((target) => firstAtMost(curve, target)));
  const pairs = curves.length * targets.length;
  const byStep = new Array<number>(horizon).fill(0);
  for (const hit of hits.flat()) if (hit !== null) byStep[hit - 1]++;
  let reached = 0;
  const ecdf = byStep.map((count) => {
    reached += count;
    return reached / pairs;
  });
  const area = ecdf.reduce((sum, share) => sum + share, 0) / horizon;
  const expectedRunningTime = targets.map((_, target) =>
    runningTime(
      hits.map((row) => row[target]),
      horizon,
    ),
  );
  return { hits, ecdf, area, expectedRunningTime };
}

function firstAtMost(curve: readonly number[], target: number): number | null {
  const at = curve.findIndex((value) => value <= target);
  return at < 0 ? null : at + 1;
}

function runningTime(hits: readonly (number | null)[], horizon: number): number | null {
  const reached = hits.filter((hit) => hit !== null).length;
  return reached === 0 ? null : hits.reduce<number>((sum, hit) => sum + (hit ?? horizon), 0) / reached;
}

/** Mean and median over runs of the curves at step `budget`, from 1. */
export function fixedBudget(
  curves: readonly (readonly number[])[],
  budget: number,
): { mean: number; median: number } {
  const values = curves.map((curve) => curve[budget - 1]);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mean,
    median: quantile(
      values.toSorted((a, b) => a - b),
      0.5,
    ),
  };
}

/** How many targets there are where nobody names some. */
const TARGETS = 25;
/** Where some runs end without error, the best target is this share of the worst. */
const LEAST_SHARE = 0.001;

/**
 * Targets evenly in logarithm from the best to the worst of the values at T, over all lanes; one where all are the same, none
 * where all are 0.
 */
export function defaultTargets(finals: readonly number[]): number[] {
  const worst = finals.reduce((most, value) => Math.max(most, value), 0);
  if (worst === 0) return [];
  const best = finals.reduce((least, value) => Math.min(least, value), worst);
  const from = Math.max(best, LEAST_SHARE * worst);
  if (from === worst) return [worst];
  const [low, high] = [log(from), log(worst)];
  const between = Array.from({ length: TARGETS - 2 }, (_, i) =>
    exp(low + ((i + 1) / (TARGETS - 1)) * (high - low)),
  );
  return [from, ...between, worst];
}
