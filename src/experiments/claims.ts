import { comparePaired } from './paired.ts';
import type { Cell } from './report.ts';
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
}

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

interface OrderClaim {
  readonly text: string;
  readonly measure: string;
  readonly columns: readonly string[];
  /** From the smallest mean to the largest. */
  readonly rows: readonly string[];
}

/** Means that increase along the rows, in every column; with a paired t-test for each step. */
export function increasing({ text, measure, columns, rows }: OrderClaim): Claim {
  return {
    text,
    check({ values }) {
      const steps = columns.flatMap((column) =>
        rows.slice(1).map((row, i) => {
          const below = values(rows[i], column, measure);
          const { difference, p } = comparePaired(values(row, column, measure), below);
          return {
            holds: difference.mean > 0,
            text: `${rows[i]} to ${row} ${signed(difference)} (p ${pText(p)})`,
            column,
          };
        }),
      );
      const detail = columns
        .map(
          (name) =>
            `${name}: ${steps
              .filter(({ column }) => column === name)
              .map((step) => step.text)
              .join(', ')}`,
        )
        .join('; ');
      return {
        verdict: orderVerdict(steps.every(({ holds }) => holds)),
        detail: `${detail}; paired t-tests`,
      };
    },
  };
}

interface BelowClaim extends Omit<OrderClaim, 'rows'> {
  readonly row: string;
  readonly rows: readonly string[];
}

/** One row's mean below that of each of the others, in every column. */
export function below({ text, measure, columns, row, rows }: BelowClaim): Claim {
  const pairs = rows.map((other) => increasing({ text, measure, columns, rows: [row, other] }));
  return {
    text,
    check(evidence) {
      const findings = pairs.map((pair) => pair.check(evidence));
      const holds = findings.every(({ verdict }) => verdict !== 'not reproduced');
      const detail = findings.map((finding) => finding.detail.replace('; paired t-tests', '')).join('; ');
      return { verdict: orderVerdict(holds), detail: `${detail}; paired t-tests` };
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

/** A claim without figures can only keep its order. */
export function orderVerdict(holds: boolean): Verdict {
  return holds ? 'order reproduced' : 'not reproduced';
}

function signed({ mean, se }: { mean: number; se: number }): string {
  return `${mean < 0 ? '−' : '+'}${Math.abs(mean).toPrecision(3)} ± ${se.toPrecision(2)}`;
}

function pText(p: number): string {
  return p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`;
}
