import type { Summary } from '../../replicates/statistics.ts';

/** "A below B by 0.206 ± 0.015 (p < 0.001)": two rows held against each other, replicate by replicate. */
export function pairText(smaller: string, larger: string, { mean, se }: Summary, p: number): string {
  if (mean === 0 && se === 0) return `${smaller} and ${larger} the same`;
  const side = mean < 0 ? 'above' : 'below';
  const apart = `${Math.abs(mean).toPrecision(3)} ± ${se.toPrecision(2)}`;
  return `${smaller} ${side} ${larger} by ${apart} (p ${p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`})`;
}

/** A pair of rows as the numbers behind a claim state it. */
export interface StatedPair {
  readonly column: string;
  readonly smaller: string;
  readonly larger: string;
  /** Mean of the larger row less the smaller: above 0 as claimed. */
  readonly mean: number;
  /** Standard error of the paired difference. */
  readonly se: number;
  /** Of the paired t-test, as printed, 0 for “< 0.001”; absent where the rows are the same. */
  readonly p?: number;
}

/** What `pairText` wrote into a claim's numbers, "column: pair, pair; column: pair", read back in their order. */
export function statedPairs(
  detail: string,
  rows: readonly string[],
  columns: readonly string[],
): StatedPair[] {
  const row = `(${alternatives(rows)})`;
  const place = `(?:(${alternatives(columns)}): )`;
  const apart = `${row} (below|above) ${row} by (\\S+) ± (\\S+) \\(p ([<=]) ([\\d.]+)\\)`;
  const pair = new RegExp(`${place}?(?:${apart}|${row} and ${row} the same)`, 'gu');
  let column = columns[0] ?? '';
  return [...detail.matchAll(pair)].map(([, named, a, side, b, mean, se, sign, p, same, other]) => {
    column = named ?? column;
    if (same !== undefined) return { column, smaller: same, larger: other, mean: 0, se: 0 };
    return {
      column,
      smaller: a,
      larger: b,
      mean: side === 'below' ? Number(mean) : -Number(mean),
      se: Number(se),
      p: sign === '<' ? 0 : Number(p),
    };
  });
}

/** The longest first, so that no name hides behind its own beginning. */
const alternatives = (names: readonly string[]): string =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|');
