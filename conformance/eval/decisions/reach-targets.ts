/** When runs first reach targets, as on a problem that stands still; the sheet counts a target only while it is met. */
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
