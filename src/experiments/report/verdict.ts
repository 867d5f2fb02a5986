import type { Summary } from '../../replicates/statistics.ts';

/** From best to worst; undecided: the runs show it neither way. */
export const VERDICTS = ['reproduced', 'order reproduced', 'undecided', 'not reproduced'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** A figure is near the paper's or it is not: no runs leave that open. */
export type CellVerdict = Exclude<Verdict, 'undecided'>;

/** A verdict, and how many runs would decide where these do not. */
export interface Judgement {
  readonly verdict: Verdict;
  /** With `undecided` alone; null: more than a million. */
  readonly runsNeeded?: number | null;
}

/** "undecided at n = 50; about 1,400 runs would decide"; every other verdict is a word. */
export function verdictWords({ verdict, runsNeeded }: Judgement, runs: number): string {
  if (verdict !== 'undecided') return verdict;
  const needed =
    typeof runsNeeded === 'number'
      ? `about ${thousands(runsNeeded)} runs would decide`
      : 'a million runs would hardly decide';
  return `undecided at n = ${runs}; ${needed}`;
}

/** "1,400". */
export const thousands = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** A paper's figure with the number of runs behind it; std null where it prints none. */
export interface Figure {
  readonly mean: number;
  readonly std: number | null;
  readonly n: number;
}

/** How far from the paper's figure still counts as the same; two combined standard errors always do. */
export type Tolerance = { readonly absolute: number } | { readonly relative: number };

/** A figure of ours beside the paper's. */
export interface Pair {
  readonly ours: Summary;
  readonly paper: Figure;
}

/**
 * The verdict on one cell. Reproduced: within the tolerance or two combined standard errors. Order reproduced:
 * on the same side as in the paper of every other cell of its column from which the paper tells it apart.
 */
export function cellVerdict(cell: Pair, tolerance: Tolerance, column: readonly Pair[]): CellVerdict {
  if (agrees(cell, tolerance)) return 'reproduced';
  const others = column.filter((other) => other !== cell && toldApart(cell, other));
  return others.length > 0 && others.every((other) => sameSide(cell, other))
    ? 'order reproduced'
    : 'not reproduced';
}

function agrees({ ours, paper }: Pair, tolerance: Tolerance): boolean {
  const allowed = 'absolute' in tolerance ? tolerance.absolute : tolerance.relative * Math.abs(paper.mean);
  const apart = Math.abs(ours.mean - paper.mean);
  return apart <= Math.max(allowed, 2 * combinedError(ours.se, paperError({ ours, paper })));
}

/** Standard error of the paper's mean; from our std where the paper prints none. */
function paperError({ ours, paper }: Pair): number {
  return (paper.std ?? ours.std) / Math.sqrt(paper.n);
}

function combinedError(a: number, b: number): number {
  return Math.sqrt(a * a + b * b);
}

function toldApart(a: Pair, b: Pair): boolean {
  return Math.abs(a.paper.mean - b.paper.mean) > 2 * combinedError(paperError(a), paperError(b));
}

function sameSide(a: Pair, b: Pair): boolean {
  return a.ours.mean < b.ours.mean === a.paper.mean < b.paper.mean;
}
