import { normalCdf } from '../../math/normal.ts';
import { binomialTail } from './distributions.ts';
import { countWins, isSame } from './wins.ts';

// Tests for a number of seeds that was fixed before: for a paper's table, never for a page that is looked at twice.

/** Two-sided exact binomial test of "each of the two is lower equally often"; seeds that are the same are left out. */
export function signTest(a: readonly number[], b: readonly number[]): number {
  const wins = countWins(a, b);
  return Math.min(1, 2 * binomialTail(Math.min(wins.a, wins.b), wins.a + wins.b));
}

/** Wilcoxon's signed-rank test of a − b. */
export interface Wilcoxon {
  /** Sums of the ranks of positive and of negative differences. */
  readonly plus: number;
  readonly minus: number;
  /** Two-sided. */
  readonly p: number;
  readonly exact: boolean;
}

/** From more decided seeds than these the normal approximation is used. */
export const MOST_EXACT = 50;

/**
 * Wilcoxon's signed-rank test (1945): seeds that are the same are left out, ties share the average rank; exact up to 50 seeds
 * (subsets of the doubled ranks are counted), beyond that normal with variance Σ rank²/4 and continuity ½.
 */
export function wilcoxon(a: readonly number[], b: readonly number[]): Wilcoxon {
  const differences = a.flatMap((value, r) => (isSame(value, b[r]) ? [] : [value - b[r]]));
  const ranks = averageRanks(differences.map(Math.abs));
  const sum = (sign: number) =>
    ranks.reduce((total, rank, i) => total + (Math.sign(differences[i]) === sign ? rank : 0), 0);
  const [plus, minus] = [sum(1), sum(-1)];
  const exact = ranks.length <= MOST_EXACT;
  const p = exact ? exactP(ranks, Math.min(plus, minus)) : normalP(ranks, plus);
  return { plus, minus, p, exact };
}

/** Ranks from 1; equal sizes share the mean of theirs. */
function averageRanks(sizes: readonly number[]): number[] {
  const order = sizes.map((_, i) => i).sort((i, j) => sizes[i] - sizes[j]);
  const ranks = new Array<number>(sizes.length);
  for (let first = 0; first < order.length; ) {
    let last = first;
    while (last + 1 < order.length && sizes[order[last + 1]] === sizes[order[first]]) last++;
    for (let i = first; i <= last; i++) ranks[order[i]] = (first + last) / 2 + 1;
    first = last + 1;
  }
  return ranks;
}

/** Among all 2^m signs, the share whose sum is as small as the smaller one, twice. */
function exactP(ranks: readonly number[], smaller: number): number {
  const doubled = ranks.map((rank) => 2 * rank);
  const total = doubled.reduce((sum, rank) => sum + rank, 0);
  const count = new Array<number>(total + 1).fill(0);
  count[0] = 1;
  for (const rank of doubled) for (let s = total; s >= rank; s--) count[s] += count[s - rank];
  const below = count.slice(0, 2 * smaller + 1).reduce((sum, ways) => sum + ways, 0);
  return Math.min(1, (2 * below) / 2 ** ranks.length);
}

function normalP(ranks: readonly number[], plus: number): number {
  const mean = ranks.reduce((sum, rank) => sum + rank, 0) / 2;
  const variance = ranks.reduce((sum, rank) => sum + rank * rank, 0) / 4;
  const z = Math.max(0, Math.abs(plus - mean) - 0.5) / Math.sqrt(variance);
  return Math.min(1, 2 * normalCdf(-z));
}
