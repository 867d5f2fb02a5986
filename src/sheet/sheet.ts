import type { LaneLetter } from '../contracts/scenario.ts';
import type { LanePair } from '../replicates/comparison/compare-lanes.ts';
import type { RunComparison } from '../replicates/comparison/compare-runs.ts';
import { measureById } from '../replicates/comparison/measures.ts';

/** What the sheet shows: a comparison, who its lanes are, and when the objective changes. */
export interface Sheet {
  readonly comparison: RunComparison;
  /** In the comparison's order. */
  readonly lanes: readonly SheetLane[];
  /** Steps after which the objective changes. */
  readonly changes: readonly number[];
}

export interface SheetLane {
  readonly letter: LaneLetter;
  readonly name: string;
}

/** Fewer replicates than these have no intervals, or no tests: dots alone. */
export const INTERVALS_FROM = 10;
export const TESTS_FROM = 20;
/** Differences, ranks and the words about them hold at this level. */
export const LEVEL = 0.05;

/** Lanes by their means, the best first: places in the comparison's order. */
export function bestFirst({ comparison }: Pick<Sheet, 'comparison'>): number[] {
  const { lanes, measure } = comparison;
  const sign = measureById(measure).better === 'lower' ? 1 : -1;
  return lanes.map((_, i) => i).sort((a, b) => sign * (lanes[a].mean - lanes[b].mean) || a - b);
}

/** A pair as the sheet reads it: the worse lane minus the better one. */
export interface SheetPair {
  /** Places in the comparison's order. */
  readonly worse: number;
  readonly better: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly gz: number | null;
  /** p of the paired t-test and of the test that may be looked at any time, each after Holm's correction over all pairs. */
  readonly holm: number;
  readonly anytime: number;
  /** The step from which the two are apart for good; null: never, undefined: not known. */
  readonly apart: number | null | undefined;
}

/** All pairs, by the better lane and then by the worse. */
export function sheetPairs(sheet: Pick<Sheet, 'comparison'>): SheetPair[] {
  const order = bestFirst(sheet);
  const { pairs, apart } = sheet.comparison;
  return order.flatMap((better, i) =>
    order.slice(i + 1).map((worse) => {
      const at = pairs.findIndex(({ lanes }) => lanes.includes(better) && lanes.includes(worse));
      return { worse, better, ...turned(pairs[at], worse), apart: apart?.[at] };
    }),
  );
}

/** A pair's figures as `first` minus the other lane. */
function turned({ lanes, mean, low, high, gz, holm, anytime }: LanePair, first: number) {
  const common = { holm, anytime: anytime.holm };
  if (lanes[0] === first) return { mean, low, high, gz, ...common };
  return { mean: -mean, low: -high, high: -low, gz: gz === null ? null : -gz, ...common };
}

/** "8 of 15 pairs are apart at the 5 % level, 7 of them however often one looks." Or how many seeds are missing. */
export function pairSentence({ comparison }: Pick<Sheet, 'comparison'>): string {
  const { pairs, replicates } = comparison;
  if (replicates < TESTS_FROM) return missingSentence(replicates);
  const apart = pairs.filter(({ holm }) => holm < LEVEL);
  const always = pairs.filter(({ anytime }) => anytime.holm < LEVEL);
  const both = apart.filter((pair) => always.includes(pair)).length;
  if (pairs.length === 1)
    return apart.length === 0
      ? 'The pair is not apart at the 5 % level.'
      : `The pair is apart at the 5 % level, ${both === 1 ? 'however often one looks' : 'if one looks once'}.`;
  return `${apart.length} of ${pairs.length} pairs are apart at the 5 % level, ${both} of them however often one looks.`;
}

/** "Tests from 20 seeds on: 6 more." */
export const missingSentence = (replicates: number): string =>
  `Tests from ${TESTS_FROM} seeds on: ${TESTS_FROM - replicates} more.`;

/** What the column "any time" means. */
export const ANY_TIME = 'any time: may be looked at after every seed';
