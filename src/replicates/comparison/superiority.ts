import { isSame } from './wins.ts';

/** How often one lane is lower than another. */
interface Superiority {
  /** Share of replicates in which a is lower than b, ties half; what differs by rounding alone is a tie. */
  readonly wins: number;
  /** Vargha & Delaney's A (2000) = P(a < b) + ½ P(a = b), over all n² pairs of replicates. */
  readonly a: number;
}

/** Both shares for paired samples of the same size n ≥ 1. */
export function superiority(a: readonly number[], b: readonly number[]): Superiority {
  const pairs = a.length * b.length;
  const all = a.reduce((sum, value) => sum + b.reduce((own, other) => own + lower(value, other), 0), 0);
  return { wins: a.reduce((sum, value, i) => sum + lower(value, b[i]), 0) / a.length, a: all / pairs };
}

const lower = (value: number, other: number): number => (isSame(value, other) ? 0.5 : value < other ? 1 : 0);
