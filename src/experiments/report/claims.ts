import { comparePaired } from '../../replicates/paired.ts';
import { summarise } from '../../replicates/statistics.ts';
import type { Cell } from './cell.ts';
import { pairText } from './pair-text.ts';
import type { Verdict } from './verdict.ts';

/** What a claim may look at. */
export interface Evidence {
  readonly cells: readonly Cell[];
  /** A measure's values, one per replicate; empty where the column lacks the row. */
  readonly values: (row: string, column: string, measure: string) => readonly number[];
  /** Steps between resets, all replicates together. */
  readonly resetTimes: (row: string, column: string) => readonly number[];
}

export interface Finding {
  readonly verdict: Verdict;
  /** The numbers behind it, in words. */
  readonly detail: string;
}

/** A statement of the paper, and how it is checked. */
export interface Claim {
  readonly text: string;
  readonly check: (evidence: Evidence) => Finding;
  /** Why it may not reproduce, and what was tried: shown where it does not. */
  readonly otherwise?: string;
}

/** A claim with a sentence for where it does not reproduce. */
export const withReason = (claim: Claim, otherwise: string): Claim => ({ ...claim, otherwise });

interface FigureClaim {
  readonly text: string;
  readonly measure: string;
  readonly rows?: readonly string[];
  /** Cells known to be wrong in the paper, by row and column. */
  readonly except?: readonly (readonly [row: string, column: string])[];
}

/** The paper's figures themselves, over some rows: as good as the worst of their cells. */
export function figures({ text, measure, rows, except = [] }: FigureClaim): Claim {
  return {
    text,
    check({ cells }) {
      const cited = cells.filter(
        (cell) =>
          cell.measure === measure &&
          cell.verdict !== null &&
          (!rows || rows.includes(cell.row)) &&
          !except.some(([row, column]) => row === cell.row && column === cell.column),
      );
      const count = (verdict: Verdict) => cited.filter((cell) => cell.verdict === verdict).length;
      const agree = count('reproduced');
      const ordered = count('order reproduced');
      const verdict: Verdict =
        agree === cited.length
          ? 'reproduced'
          : agree + ordered === cited.length
            ? 'order reproduced'
            : 'not reproduced';
      return { verdict, detail: `${agree} of ${cited.length} cells agree, ${ordered} more keep their order` };
    },
  };
}

type RowPair = readonly [smaller: string, larger: string];

interface OrderClaim {
  readonly text: string;
  readonly measure: string;
  readonly columns: readonly string[];
  /** Rows whose means should differ, the smaller one first. */
  readonly pairs: readonly RowPair[];
  /** How many standard errors of the paired difference the means must lie apart; 0 when absent. */
  readonly errors?: number;
}

/** The means of each pair of rows in the stated order, in every column; with a paired t-test for each. */
export function ordered({ text, measure, columns, pairs, errors = 0 }: OrderClaim): Claim {
  return {
    text,
    check({ values }) {
      const found = columns.map((column) => ({
        column,
        pairs: pairs.map(([smaller, larger]) => {
          const { difference, p } = comparePaired(
            values(larger, column, measure),
            values(smaller, column, measure),
          );
          const holds = difference.mean > errors * difference.se;
          return { holds, text: pairText(smaller, larger, difference, p) };
        }),
      }));
      const holds = found.every((entry) => entry.pairs.every((pair) => pair.holds));
      const details = found.map(
        (entry) => `${entry.column}: ${entry.pairs.map((pair) => pair.text).join(', ')}`,
      );
      return { verdict: orderVerdict(holds), detail: `${details.join('; ')}; paired t-tests` };
    },
  };
}

interface OutperformsClaim {
  readonly text: string;
  readonly measure: string;
  readonly column: string;
  readonly row: string;
  readonly others: readonly string[];
  /** Whether small or large values are good. */
  readonly better: 'smaller' | 'larger';
}

/** The mean of one row better than that of each of the others; with all means and the paired standard errors. */
export function outperforms({ text, measure, column, row, others, better }: OutperformsClaim): Claim {
  return {
    text,
    check({ values }) {
      const own = values(row, column, measure);
      const found = others.map((other) => {
        const theirs = values(other, column, measure);
        const [a, b] = better === 'smaller' ? [theirs, own] : [own, theirs];
        return { other, mean: summarise(theirs).mean, ahead: comparePaired(a, b).difference };
      });
      const details = found.map(
        ({ other, mean, ahead }) =>
          `${other} ${mean.toFixed(3)} (${signed(ahead.mean)} ± ${ahead.se.toFixed(3)})`,
      );
      const { mean, se } = summarise(own);
      return {
        verdict: orderVerdict(found.every(({ ahead }) => ahead.mean > 0)),
        detail: `${row} ${mean.toFixed(3)} ± ${se.toFixed(3)}; the others, and by how much it is ahead of each (± paired s.e.): ${details.join(', ')}`,
      };
    },
  };
}

/**
 * No pair the other way round by more than `errors` standard errors of the paired difference, in any column: what remains
 * of an order where several rows reach the optimum.
 */
export function notReversed({ text, measure, columns, pairs, errors = 0 }: OrderClaim): Claim {
  return {
    text,
    check({ values }) {
      const found = columns.flatMap((column) =>
        pairs.map(([smaller, larger]) => {
          const { difference, p } = comparePaired(
            values(larger, column, measure),
            values(smaller, column, measure),
          );
          const reversed = difference.mean < -errors * difference.se;
          return { reversed, text: `${column}: ${pairText(smaller, larger, difference, p)}` };
        }),
      );
      const reversed = found.filter((pair) => pair.reversed);
      const detail = reversed.map((pair) => pair.text).join('; ');
      return {
        verdict: orderVerdict(reversed.length === 0),
        detail: `${reversed.length} of ${found.length} pairs the other way round${detail && `: ${detail}`}`,
      };
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

/** Mean of |ours − paper| / paper over a measure's cells, at most `limit`. */
export function meanDeviation(text: string, measure: string, limit: number): Claim {
  return {
    text,
    check({ cells }) {
      const deviations = cells.flatMap(({ measure: id, paper, ours }) =>
        id === measure && paper ? [Math.abs(ours.mean - paper.mean) / Math.abs(paper.mean)] : [],
      );
      const mean = deviations.reduce((sum, deviation) => sum + deviation, 0) / deviations.length;
      return {
        verdict: mean <= limit ? 'reproduced' : 'not reproduced',
        detail: `${(100 * mean).toFixed(1)} % on average over ${deviations.length} cells, at most ${(100 * limit).toFixed(0)} % allowed`,
      };
    },
  };
}

/** A claim without figures can only keep its order. */
export function orderVerdict(holds: boolean): Verdict {
  return holds ? 'order reproduced' : 'not reproduced';
}

/** A difference with its sign: "−0.018". */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
