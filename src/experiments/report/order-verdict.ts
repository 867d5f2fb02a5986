import { quantileT } from '../../replicates/comparison/distributions.ts';
import { holm } from '../../replicates/comparison/holm.ts';
import { comparePaired } from '../../replicates/paired.ts';
import type { Judgement } from './verdict.ts';

/** Two rows held against each other over the replicates. */
export interface TestedPair {
  /** By how much they stand as stated; below 0 the other way round. */
  readonly ahead: number;
  /** Two-sided. */
  readonly p: number;
  /** Number of replicates. */
  readonly n: number;
  /** Whether the two are the same in every replicate. */
  readonly same: boolean;
}

/** The paired t-test of two rows, the first below the second as stated. */
export function testPair(smaller: readonly number[], larger: readonly number[]): TestedPair {
  const { difference, p } = comparePaired(larger, smaller);
  const { mean, std, n } = difference;
  return { ahead: mean, p, n, same: mean === 0 && std === 0 };
}

/** Significance level of a claim's tests, all looks at it together. */
export const LEVEL = 0.05;

/**
 * The verdict on a statement that several pairs of rows stand in an order. Reproduced: every pair is shown as stated, each at
 * the level (that all of them are is then wrong no more often). Not reproduced: some pair is shown the other way round, after
 * Holm's correction over the pairs, or is the same in every run. Else undecided, with the number of runs that would decide.
 * @param level this look's share of 5 %
 * @param ties whether rows that are the same in every run keep the order ("no other is better") or break it
 */
export function judgeOrder(
  pairs: readonly TestedPair[],
  level: number,
  ties: 'keep' | 'break' = 'break',
): Judgement {
  const reversed = holm(pairs.map(({ ahead, p }) => (ahead < 0 ? p : 1)));
  const tied = ties === 'break' && pairs.some(({ same }) => same);
  if (tied || reversed.some((p) => p < level)) return { verdict: 'not reproduced' };
  const open = pairs.filter(({ ahead, p, same }) => !same && !(ahead > 0 && p < level));
  if (open.length === 0) return { verdict: 'order reproduced' };
  return { verdict: 'undecided', runsNeeded: runsToDecide(open, pairs.length, level) };
}

/** Standard deviations above its threshold at which a test succeeds in four of five cases. */
const FOUR_OF_FIVE = 0.8416;
/** Beyond this no number is stated. */
const MOST_RUNS = 1e6;

/** One pair the other way round decides, or all that stand as stated; whole, two significant digits, null beyond a million. */
function runsToDecide(open: readonly TestedPair[], pairs: number, level: number): number | null {
  const against = open.filter(({ ahead }) => ahead < 0);
  const runs =
    against.length > 0
      ? Math.min(...against.map((pair) => runsToShow(pair, level / pairs)))
      : Math.max(...open.map((pair) => runsToShow(pair, level)));
  return runs <= MOST_RUNS ? Math.ceil(Number(runs.toPrecision(2))) : null;
}

/** Runs, more than there were, that would show a pair at a level in four of five cases, if its rows are as far apart as they look. */
function runsToShow({ p, n }: TestedPair, level: number): number {
  const seen = quantileT(1 - p, n - 1);
  let runs = n;
  // The threshold hardly depends on the number of runs: a few rounds settle it.
  for (let round = 0; round < 4; round++) {
    const degrees = Math.max(2, Math.min(MOST_RUNS, Math.round(runs))) - 1;
    const times = (quantileT(1 - level, degrees) + FOUR_OF_FIVE) / seen;
    runs = Math.max(n + 1, n * times * times);
  }
  return runs;
}
