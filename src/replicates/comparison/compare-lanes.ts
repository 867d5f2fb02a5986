import { quantile } from '../statistics.ts';
import { type AlwaysValid, alwaysValid } from './always-valid.ts';
import { holm } from './holm.ts';
import { compareRanks, type MeanRanks } from './mean-ranks.ts';
import { differencesOf, type PairedDifference, pairedDifference } from './paired-difference.ts';
import { type Superiority, superiority } from './superiority.ts';

/** One lane's values over the replicates. */
export interface LaneValues {
  readonly name: string;
  /** One per replicate, the same replicates in the same order for every lane. */
  readonly values: readonly number[];
}

export interface LaneSummary {
  readonly name: string;
  readonly mean: number;
  /** Standard deviation over n − 1. */
  readonly sd: number;
  /** Interval of the mean by Student's t. */
  readonly low: number;
  readonly high: number;
  readonly median: number;
}

/** What the replicates say of lane a − lane b. */
export interface LanePair extends PairedDifference, Superiority {
  /** Places of the two lanes among those compared. */
  readonly lanes: readonly [a: number, b: number];
  /** p after Holm's correction over all pairs. */
  readonly holm: number;
  /** What stays valid however often one looks and adds replicates. */
  readonly anytime: AnytimeTest;
}

export interface AnytimeTest {
  readonly p: number;
  /** p after Holm's correction over all pairs. */
  readonly holm: number;
  /** Interval for the mean; null: the whole line. */
  readonly low: number | null;
  readonly high: number | null;
}

export interface ComparisonOptions {
  /** Level of the intervals, in (0, 1). */
  readonly level?: number;
  /** Which values are better: rank 1 and the shares of replicates are theirs. */
  readonly better?: 'lower' | 'higher';
}

export interface LaneComparison {
  readonly replicates: number;
  /** Level of every interval. */
  readonly level: number;
  readonly lanes: readonly LaneSummary[];
  readonly pairs: readonly LanePair[];
  /** null below two lanes. */
  readonly ranks: MeanRanks | null;
}

/**
 * Everything that is said of lanes over the same n ≥ 2 replicates.
 * @throws RangeError for fewer replicates, or lanes with different numbers of them
 */
export function compareLanes(
  lanes: readonly LaneValues[],
  { level = 0.95, better = 'lower' }: ComparisonOptions = {},
): LaneComparison {
  const places = lanes.flatMap((_, b) => lanes.slice(0, b).map((_, a) => [a, b] as const));
  const pairs = places.map(([a, b]) => pairedDifference(lanes[a].values, lanes[b].values, level));
  const adjusted = holm(pairs.map(({ p }) => p));
  const anytime = places.map(([a, b]) =>
    last(alwaysValid(differencesOf(lanes[a].values, lanes[b].values), level)),
  );
  const adjustedAnytime = holm(anytime.map(({ p }) => p));
  // Ranks and shares take the lower value for the better one.
  const costs = lanes.map(({ values }) => (better === 'lower' ? values : values.map((value) => -value)));
  return {
    replicates: lanes[0]?.values.length ?? 0,
    level,
    lanes: lanes.map((lane) => summary(lane, level)),
    pairs: places.map(([a, b], i) => ({
      lanes: [a, b],
      ...pairs[i],
      ...superiority(costs[a], costs[b]),
      holm: adjusted[i],
      anytime: { ...anytime[i], holm: adjustedAnytime[i] },
    })),
    ranks: lanes.length < 2 ? null : compareRanks(costs),
  };
}

function summary({ name, values }: LaneValues, level: number): LaneSummary {
  // A lane against nothing: the same formulas.
  const nothing = values.map(() => 0);
  const { mean, sd, low, high } = pairedDifference(values, nothing, level);
  const median = quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
  return { name, mean, sd, low, high, median };
}

function last({ p, low, high }: AlwaysValid): Omit<AnytimeTest, 'holm'> {
  const n = p.length - 1;
  return { p: p[n], low: low[n], high: high[n] };
}
