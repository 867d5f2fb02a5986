import type { LaneLetter } from '../contracts/scenario.ts';
import type {
  LaneComparison,
  LanePair,
  MeanShareClaim,
  WinsClaim,
} from '../replicates/comparison/compare-lanes.ts';
import type { RunComparison } from '../replicates/comparison/compare-runs.ts';
import { measureById } from '../replicates/comparison/measures.ts';

/** Input of the sheet: a comparison, the names of its lanes, and the steps at which the objective changes. */
export interface Sheet {
  readonly comparison: RunComparison;
  /** In the comparison's order. */
  readonly lanes: readonly SheetLane[];
  /** Steps after which the objective changes. */
  readonly changes: readonly number[];
  /** Which replicates these are, where they were chosen by their results; absent: 0, 1, … */
  readonly replicates?: readonly number[];
}

/** What theory knows of the regret R_t at t = 1..T of the run shown. */
export interface SheetTheory {
  /** What no policy plays better than on average; null where none is known. */
  readonly floor: readonly number[] | null;
  /** Bounds, by lanes in the comparison's order. */
  readonly bounds: readonly { readonly lane: number; readonly values: readonly number[] }[];
}

/** The replicate of the i-th value. */
export const replicateAt = ({ replicates }: Pick<Sheet, 'replicates'>, i: number): number =>
  replicates?.[i] ?? i;

/** What sentences about lanes follow from: a comparison, over steps or not, and who its lanes are. */
export interface Judged extends Pick<Sheet, 'lanes'> {
  readonly comparison: LaneComparison &
    Pick<RunComparison, 'measure'> &
    Partial<Pick<RunComparison, 'apart'>>;
}

export interface SheetLane {
  readonly letter: LaneLetter;
  readonly name: string;
}

/** Fewer seeds than these have no intervals of their means. */
export const INTERVALS_FROM = 10;

/** Lanes by their means, the best first: places in the comparison's order. */
export function bestFirst({ comparison }: Pick<Judged, 'comparison'>): number[] {
  const { lanes, measure } = comparison;
  const sign = measureById(measure).better === 'lower' ? 1 : -1;
  return lanes.map((_, i) => i).sort((a, b) => sign * (lanes[a].mean - lanes[b].mean) || a - b);
}

/** A pair as the sheet reads it: the lane with the better mean is a. */
export interface SheetPair extends Pick<LanePair, 'mean' | 'wins' | 'meanShare' | 'apart'> {
  /** Places in the comparison's order. */
  readonly a: number;
  readonly b: number;
  /** The step from which the two are apart; null: they are not, undefined: not known. */
  readonly from: number | null | undefined;
}

/** All pairs, by the better lane and then by the other. */
export function sheetPairs(sheet: Pick<Judged, 'comparison'>): SheetPair[] {
  const order = bestFirst(sheet);
  const { pairs, apart } = sheet.comparison;
  return order.flatMap((a, i) =>
    order.slice(i + 1).map((b) => {
      const at = pairs.findIndex(({ lanes }) => lanes.includes(a) && lanes.includes(b));
      return { a, b, ...turned(pairs[at], a), apart: pairs[at].apart, from: apart?.[at] };
    }),
  );
}

/** A pair's figures with `first` as lane a. */
function turned({ lanes, mean, wins, meanShare }: LanePair, first: number) {
  if (lanes[0] === first) return { mean, wins, meanShare };
  return { mean: -mean, wins: turnedWins(wins), meanShare: meanShare && turnedShare(meanShare) };
}

const OTHER = { a: 'b', b: 'a' } as const;

const turnedWins = (wins: WinsClaim): WinsClaim => ({
  ...wins,
  ...{ a: wins.b, b: wins.a, low: 1 - wins.high, high: 1 - wins.low },
  verdict: wins.verdict && OTHER[wins.verdict],
  ofDecided: wins.ofDecided === null ? null : 1 - wins.ofDecided,
});

const turnedShare = (share: MeanShareClaim): MeanShareClaim => ({
  ...share,
  ...{ mean: -share.mean, low: -share.high, high: -share.low },
  verdict: share.verdict && OTHER[share.verdict],
});

/** The differences a − b of a pair, seed by seed. */
export const differencesIn = ({ comparison: { values } }: Pick<Sheet, 'comparison'>, { a, b }: SheetPair) =>
  values[a].map((value, i) => value - values[b][i]);
