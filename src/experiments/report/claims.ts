import type { Cell } from './cell.ts';
import type { CellVerdict, Judgement } from './verdict.ts';

/** What a claim may look at. */
export interface Evidence {
  readonly cells: readonly Cell[];
  /** A measure's values, one per replicate; empty where the column lacks the row. */
  readonly values: (row: string, column: string, measure: string) => readonly number[];
  /** Significance level of the tests: this look's share of 5 %. */
  readonly level: number;
  /** Steps between resets, all replicates together. */
  readonly resetTimes: (row: string, column: string) => readonly number[];
}

export interface Finding extends Judgement {
  /** The numbers behind it, in words. */
  readonly detail: string;
}

/** A statement of the paper, and how it is checked. */
export interface Claim {
  readonly text: string;
  readonly check: (evidence: Evidence) => Finding;
  /** Why it may not reproduce, and what was tried: shown where it does not. */
  readonly otherwise?: string;
  /** Our own reading or check, no sentence of the paper: counted apart. */
  readonly ours?: true;
}

/** A claim with a sentence for where it does not reproduce. */
export const withReason = (claim: Claim, otherwise: string): Claim => ({ ...claim, otherwise });

/** A reading or check of our own. */
export const ours = (claim: Claim): Claim => ({ ...claim, ours: true });

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
      const count = (verdict: CellVerdict) => cited.filter((cell) => cell.verdict === verdict).length;
      const agree = count('reproduced');
      const ordered = count('order reproduced');
      const verdict: CellVerdict =
        agree === cited.length
          ? 'reproduced'
          : agree + ordered === cited.length
            ? 'order reproduced'
            : 'not reproduced';
      return { verdict, detail: `${agree} of ${cited.length} cells agree, ${ordered} more keep their order` };
    },
  };
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

/** A difference with its sign: "−0.018". */
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(3)}`;
