import { comparePaired } from '../../replicates/paired.ts';
import type { Claim } from './claims.ts';
import { judgeOrder, testPair } from './order-verdict.ts';
import { pairText } from './pair-text.ts';
import type { Judgement } from './verdict.ts';

type RowPair = readonly [smaller: string, larger: string];

interface OrderClaim {
  readonly text: string;
  readonly measure: string;
  readonly columns: readonly string[];
  /** Rows whose means should differ, the smaller one first. */
  readonly pairs: readonly RowPair[];
}

/** The means of each pair of rows in the stated order, in every column; with a paired t-test for each. */
export const ordered = (claim: OrderClaim): Claim => orderClaim(claim, 'break');

/**
 * No row of a pair on the other side of the other: what remains of an order where several rows reach the optimum. Rows that are
 * the same in every run keep it.
 */
export const notReversed = (claim: OrderClaim): Claim => orderClaim(claim, 'keep');

function orderClaim({ text, measure, columns, pairs }: OrderClaim, ties: 'keep' | 'break'): Claim {
  return {
    text,
    check({ values, level }) {
      const found = columns.map((column) => ({
        column,
        pairs: pairs.map(([smaller, larger]) => {
          const [low, high] = [values(smaller, column, measure), values(larger, column, measure)];
          const { difference, p } = comparePaired(high, low);
          return { tested: testPair(low, high), text: pairText(smaller, larger, difference, p) };
        }),
      }));
      const tested = found.flatMap((entry) => entry.pairs.map((pair) => pair.tested));
      const details = found.map(
        (entry) => `${entry.column}: ${entry.pairs.map((pair) => pair.text).join(', ')}`,
      );
      return { ...judgeOrder(tested, level, ties), detail: `${details.join('; ')}; paired t-tests` };
    },
  };
}

/** Rows from the smallest mean to the largest: each below the next. */
export function chain(rows: readonly string[]): RowPair[] {
  return rows.slice(1).map((row, i) => [rows[i], row]);
}

/** One row below each of the others. */
export function belowAll(row: string, others: readonly string[]): RowPair[] {
  return others.map((other) => [row, other]);
}

/** One row above each of the others. */
export function aboveAll(row: string, others: readonly string[]): RowPair[] {
  return others.map((other) => [other, row]);
}

/** Means that lie within a share of each other: each is below every other one enlarged by it, paired t-tests. */
export function judgeAlike(rows: readonly (readonly number[])[], share: number, level: number): Judgement {
  const enlarged = (values: readonly number[]) => values.map((value) => (1 + share) * value);
  return judgeOrder(
    rows.flatMap((row, i) => rows.flatMap((other, k) => (i === k ? [] : [testPair(row, enlarged(other))]))),
    level,
  );
}

/** A claim without figures and tests can only keep its order. */
export const orderVerdict = (holds: boolean): Judgement['verdict'] =>
  holds ? 'order reproduced' : 'not reproduced';
