import { valuesUnit } from '../../objectives/own/dataset.about.ts';
import type { JobResult, LaneResult } from '../../plan/plan.ts';
import type { LaneSummary } from '../comparison/compare-lanes.ts';
import { MEASURES, type MeasureId, measureById, quantityIn } from '../comparison/measures.ts';
import { pairedDifference } from '../comparison/paired-difference.ts';
import type { Axis } from './axes.ts';
import { resultsBySweptLane, type SweepPlan, type SweptLane } from './sweep-plan.ts';

/** A lane of a combination over all replicates, by the measure asked for. */
export interface SweepSummary extends Pick<LaneSummary, 'mean' | 'sd' | 'low' | 'high'> {
  /** In the order of the axes. */
  readonly values: readonly unknown[];
  /** Letter of the lane, and the id of its algorithm. */
  readonly lane: string;
  readonly algorithm: string;
  /** Replicates. */
  readonly n: number;
}

/** What one replicate of a lane of a combination came to; null where the lane has no such value. */
interface SweepRow extends Readonly<Record<MeasureId, number | null>> {
  readonly values: readonly unknown[];
  readonly lane: string;
  readonly algorithm: string;
  readonly replicate: number;
  readonly sideQueries: number;
}

/** Everything that is said of a sweep, in long form and summed up. */
export interface SweepReport {
  readonly axes: readonly Axis[];
  readonly replicates: number;
  readonly measure: MeasureId;
  readonly quantity: string;
  /** Level of the intervals of the means, by Student's t. */
  readonly level: number;
  readonly summary: readonly SweepSummary[];
  readonly rows: readonly SweepRow[];
}

/**
 * @param results in the order of `jobsOf`, of 2 replicates or more
 * @throws RangeError for a measure that a lane has no value of
 */
export function reportSweep(
  sweep: SweepPlan,
  axes: readonly Axis[],
  results: readonly JobResult[],
  id: MeasureId,
  level = 0.95,
): SweepReport {
  const quantity = quantityIn(measureById(id), unitOf(sweep));
  const found = resultsBySweptLane(sweep, results);
  return {
    ...{ axes, replicates: sweep.plan.replicates, measure: id, quantity, level },
    summary: sweep.lanes.map((lane, i) => summaryOf(lane, found[i], id, level)),
    rows: sweep.lanes.flatMap((lane, i) =>
      found[i].map((result, replicate) => rowOf(lane, result, replicate)),
    ),
  };
}

/** The unit of the values of all worlds; none where they differ. */
function unitOf({ plan }: SweepPlan): string {
  const units = new Set(plan.groups.map(({ scenario }) => valuesUnit(scenario.objective)));
  return units.size === 1 ? [...units][0] : '';
}

function summaryOf(
  { values, lane, horizon }: SweptLane,
  results: readonly LaneResult[],
  id: MeasureId,
  level: number,
): SweepSummary {
  const { value, short } = measureById(id);
  const measured = results.map((result) => {
    const found = value(result, horizon);
    if (found === null) throw new RangeError(`lane ${lane.id} has no ${short}`);
    return found;
  });
  // A lane against nothing: the same formulas.
  const nothing = measured.map(() => 0);
  const { mean, sd, low, high } = pairedDifference(measured, nothing, level);
  return { values, lane: lane.id, algorithm: lane.algorithm, mean, sd, n: measured.length, low, high };
}

function rowOf({ values, lane, horizon }: SweptLane, result: LaneResult, replicate: number): SweepRow {
  const measured = MEASURES.map(({ id, value }) => [id, value(result, horizon)] as const);
  return {
    ...{ values, lane: lane.id, algorithm: lane.algorithm, replicate },
    ...(Object.fromEntries(measured) as Record<MeasureId, number | null>),
    sideQueries: result.sideQueries,
  };
}
