import { quantile } from '../statistics.ts';
import { familyOf, type Standing } from './family.ts';
import { groupsOf, meanRanks } from './mean-ranks.ts';
import {
  meanShareEvidence,
  meanShareInterval,
  runningStakes,
  type Stakes,
  worstShares,
} from './mean-share.ts';
import { differencesOf, pairedDifference } from './paired-difference.ts';
import { countWins, pOf, shareInterval, type WinCounts, winsEvidence } from './wins.ts';

/** One lane's values over the seeds. */
export interface LaneValues {
  readonly name: string;
  /** One per seed, the same seeds in the same order for every lane. */
  readonly values: readonly number[];
}

export interface LaneSummary {
  readonly name: string;
  readonly mean: number;
  /** Standard deviation over n − 1. */
  readonly sd: number;
  /** 95 % interval of the mean by Student's t. */
  readonly low: number;
  readonly high: number;
  readonly median: number;
}

/** A claim about a pair that holds at every look. */
export interface Claim {
  /** Evidence against its null, and p = min(1, 1/e). */
  readonly e: number;
  readonly p: number;
  /** p after Holm's correction over all claims about all pairs. */
  readonly holm: number;
  /** α of the interval, by which it leaves out the null exactly where the claim stands. */
  readonly level: number;
  /** The better lane where the claim stands. */
  readonly verdict: 'a' | 'b' | null;
}

/** "a is more often better": counted over the seeds. */
export interface WinsClaim extends Claim, WinCounts {
  /** Share of a's wins among the decided seeds; null without any. Its interval leaves out ½ where the claim stands. */
  readonly ofDecided: number | null;
  readonly low: number;
  readonly high: number;
}

/** "a is better on average", as a share of the worst play. Positive: a pays more. */
export interface MeanShareClaim extends Claim {
  readonly mean: number;
  /** Its interval leaves out 0 where the claim stands. */
  readonly low: number;
  readonly high: number;
}

/** What the seeds say of two lanes. */
export interface LanePair {
  /** Places of the two lanes among those compared. */
  readonly lanes: readonly [a: number, b: number];
  /** Mean of a − b, in the unit of the values. */
  readonly mean: number;
  readonly wins: WinsClaim;
  /** null where the worst play is not known. */
  readonly meanShare: MeanShareClaim | null;
  /** Whether one of the two claims stands. */
  readonly apart: boolean;
}

export interface ComparisonOptions {
  /** At most this share of comparisons may claim what is not so. */
  readonly alpha?: number;
  /** Which values are better: rank 1 and the wins are theirs. */
  readonly better?: 'lower' | 'higher';
  /** Per pair, in the order of `placesOf`, the worst play W_r of every seed; absent where it is not known. */
  readonly worst?: readonly (readonly number[])[] | null;
}

export interface LaneComparison {
  readonly replicates: number;
  readonly alpha: number;
  readonly lanes: readonly LaneSummary[];
  readonly pairs: readonly LanePair[];
  /** Mean rank of every lane, 1 is best; lanes that are the same share the average. */
  readonly ranks: readonly number[];
  /** The largest sets of lanes of which no two are apart, each in order of mean rank. */
  readonly groups: readonly (readonly number[])[];
}

/** Pairs (a, b), a < b, by a and then b: of k lanes, k (k − 1)/2. */
export const placesOf = (lanes: number): (readonly [a: number, b: number])[] =>
  Array.from({ length: lanes }, (_, a) =>
    Array.from({ length: lanes - 1 - a }, (_, i) => [a, a + 1 + i] as const),
  ).flat();

/**
 * Everything that is said of lanes over the same n ≥ 2 seeds (docs/comparison.md): two claims about every pair, in one Holm
 * family; intervals, verdicts and groups follow from them.
 * @throws RangeError for fewer seeds, or lanes with different numbers of them
 */
export function compareLanes(
  lanes: readonly LaneValues[],
  { alpha = 0.05, better = 'lower', worst = null }: ComparisonOptions = {},
): LaneComparison {
  const costs = lanes.map(({ values }) => (better === 'lower' ? values : values.map((value) => -value)));
  const places = placesOf(lanes.length);
  const claims = claimsOf(places, costs, worst, alpha);
  const pairs = places.map(
    ([a, b], i): LanePair => ({
      lanes: [a, b],
      mean: pairedDifference(lanes[a].values, lanes[b].values, 0.95).mean,
      ...claims[i],
    }),
  );
  const ranks = lanes.length === 0 ? [] : meanRanks(costs);
  const byRank = ranks.map((_, i) => i).sort((i, j) => ranks[i] - ranks[j] || i - j);
  const apart = new Set(pairs.filter((pair) => pair.apart).map(({ lanes: [a, b] }) => `${a} ${b}`));
  return {
    replicates: lanes[0]?.values.length ?? 0,
    alpha,
    lanes: lanes.map(summary),
    pairs,
    ranks,
    groups: groupsOf(byRank, (a, b) => apart.has(`${Math.min(a, b)} ${Math.max(a, b)}`)),
  };
}

type PairClaims = Pick<LanePair, 'wins' | 'meanShare' | 'apart'>;

/**
 * Both claims about every pair, in one family: "more often" of all pairs, then "on average" of all pairs.
 * @param costs lanes × seeds, lower is better
 */
export function claimsOf(
  places: readonly (readonly [a: number, b: number])[],
  costs: readonly (readonly number[])[],
  worst: readonly (readonly number[])[] | null,
  alpha: number,
): PairClaims[] {
  const counts = places.map(([a, b]) => countWins(costs[a], costs[b]));
  const shares = worst
    ? places.map(([a, b], i) => worstShares(differencesOf(costs[a], costs[b]), worst[i]))
    : [];
  const stakes = shares.map((z) => runningStakes(z)[z.length - 1]);
  const evidence = [...counts.map(({ a, b }) => winsEvidence(a, b)), ...stakes.map(meanShareEvidence)];
  const family = familyOf(evidence.map(pOf), alpha);
  return places.map((_, i) => {
    const second = places.length + i;
    const wins = winsClaim(counts[i], evidence[i], family[i]);
    const meanShare = worst ? meanShareClaim(shares[i], stakes[i], evidence[second], family[second]) : null;
    return { wins, meanShare, apart: wins.verdict !== null || (meanShare?.verdict ?? null) !== null };
  });
}

function winsClaim(counts: WinCounts, e: number, { holm, level, stands }: Standing): WinsClaim {
  const { a, b } = counts;
  const [low, high] = shareInterval(a, b, level);
  const verdict = !stands ? null : a > b ? 'a' : 'b';
  return {
    ...counts,
    e,
    p: pOf(e),
    holm,
    level,
    verdict,
    ofDecided: a + b === 0 ? null : a / (a + b),
    low,
    high,
  };
}

function meanShareClaim(
  z: readonly number[],
  stakes: Stakes,
  e: number,
  { holm, level, stands }: Standing,
): MeanShareClaim {
  const mean = z.reduce((sum, value) => sum + value, 0) / z.length;
  const [low, high] = meanShareInterval(stakes, level);
  const verdict = !stands ? null : stakes.up > stakes.down ? 'b' : 'a';
  return { mean, e, p: pOf(e), holm, level, verdict, low, high };
}

function summary({ name, values }: LaneValues): LaneSummary {
  // A lane against nothing: the same formulas.
  const nothing = values.map(() => 0);
  const { mean, sd, low, high } = pairedDifference(values, nothing, 0.95);
  const median = quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
  return { name, mean, sd, low, high, median };
}
