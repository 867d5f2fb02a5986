import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { LaneResult } from '../../../src/plan/plan.ts';
import { comparePaired } from '../../../src/replicates/paired.ts';
import { type Summary, summarise } from '../../../src/replicates/statistics.ts';
import type { Replicates } from '../../store/state.ts';
import { increments, resultsOf, withError } from './bands.ts';

/** One lane of the table. */
export interface ComparisonRow {
  readonly letter: LaneLetter;
  /** Of the cumulative regret R_T at the horizon; of answers, of the last one's r_T. */
  readonly regret: Summary;
  /** Resets per run. */
  readonly resets: number;
}

export interface Comparison {
  readonly rows: readonly ComparisonRow[];
  /** The lane that the test tells apart from the best other one; null without one. */
  readonly winner: LaneLetter | null;
  /** The test in words. */
  readonly sentence: string;
}

/** Above this probability a difference may be chance, and no lane is set apart. */
const LEVEL = 0.05;

/** What the lanes are compared by: R_T, or the regret r_T of the last answer. */
export function finalRegret({ regret, curve }: LaneResult, answers: boolean): number {
  return answers ? (increments(curve).at(-1) ?? regret) : regret;
}

/**
 * The lanes over the seeds that are there, in the order given, and a paired t-test of the one with the smallest mean
 * regret against the next. null below two seeds.
 */
export function compareLanes(
  replicates: Pick<Replicates, 'lanes' | 'results'>,
  letters: readonly LaneLetter[],
  answers = false,
): Comparison | null {
  if (replicates.results.length < 2) return null;
  const present = letters.filter((letter) => replicates.lanes.includes(letter));
  const regrets = (letter: LaneLetter) =>
    resultsOf(replicates, letter).map((result) => finalRegret(result, answers));
  const rows = present.map((letter) => ({
    letter,
    regret: summarise(regrets(letter)),
    resets: meanOf(resultsOf(replicates, letter).map(({ resets }) => resets.length)),
  }));
  const [best, next] = rows.toSorted((a, b) => a.regret.mean - b.regret.mean);
  if (!next) return { rows, winner: null, sentence: 'One lane alone: add another to compare.' };
  const { difference, p, test } = comparePaired(regrets(next.letter), regrets(best.letter));
  const other = rows.length > 2 ? ', the best other lane,' : '';
  const facts = `${best.letter} is below ${next.letter}${other} by ${withError(difference.mean, difference.se)}: ${test} over ${difference.n} seeds, ${probability(p)}.`;
  if (p < LEVEL) return { rows, winner: best.letter, sentence: facts };
  return { rows, winner: null, sentence: `No lane is ahead at the 5 % level. ${facts}` };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function probability(p: number): string {
  return p < 0.001 ? '$p$ < 0.001' : `$p$ = ${p.toFixed(3)}`;
}
