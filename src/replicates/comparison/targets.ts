import { exp, log } from '../../math/index.ts';
import { quantile } from '../statistics.ts';

/** How runs stand to targets, where what is reached can be lost again. */
export interface Targets {
  /** Share of (run, target) pairs in which the target is met at step t = 1..T, and its mean over the steps. */
  readonly met: readonly number[];
  readonly area: number;
  /**
   * Per target: steps until a run meets it for good, from there to the last step; runs that do not are counted with all T
   * steps, and the sum is divided by the number that do. null where none does.
   */
  readonly expectedRunningTime: readonly (number | null)[];
}

/**
 * Curves against fixed targets. Unlike on a problem that stands still (COCO, Hansen et al. 2021), the first step at a target is
 * not the end of it: the objective moves, and R_t/t may begin at 0 by luck. A target counts at t only while it is met.
 * @param curves runs × T, lower is better
 */
export function meetTargets(curves: readonly (readonly number[])[], targets: readonly number[]): Targets {
  const horizon = curves[0].length;
  const pairs = curves.length * targets.length;
  const met = Array.from({ length: horizon }, (_, i) => {
    const below = curves.reduce(
      (sum, curve) => sum + targets.filter((target) => curve[i] <= target).length,
      0,
    );
    return below / pairs;
  });
  return {
    met,
    area: met.reduce((sum, share) => sum + share, 0) / horizon,
    expectedRunningTime: targets.map((target) =>
      runningTime(
        curves.map((curve) => metForGood(curve, target)),
        horizon,
      ),
    ),
  };
}

/** The first step from which a curve is at most the target to its end; null where it ends above. */
function metForGood(curve: readonly number[], target: number): number | null {
  const lastAbove = curve.findLastIndex((value) => value > target);
  return lastAbove === curve.length - 1 ? null : lastAbove + 2;
}

function runningTime(steps: readonly (number | null)[], horizon: number): number | null {
  const met = steps.filter((step) => step !== null).length;
  return met === 0 ? null : steps.reduce<number>((sum, step) => sum + (step ?? horizon), 0) / met;
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
