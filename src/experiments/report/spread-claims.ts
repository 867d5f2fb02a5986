import { compareSpreads } from '../../replicates/spreads.ts';
import { type Claim, orderVerdict } from './claims.ts';

interface SteadierClaim {
  readonly text: string;
  readonly measure: string;
  readonly columns: readonly string[];
  /** Rows whose standard deviations should differ, the smaller one first. */
  readonly pairs: readonly (readonly [smaller: string, larger: string])[];
  /** The p-value below which the difference counts; 1 when absent: the sign alone. */
  readonly level?: number;
}

/** The standard deviations over the replicates in the stated order, in every column; with a test for each pair. */
export function steadier({ text, measure, columns, pairs, level = 1 }: SteadierClaim): Claim {
  return {
    text,
    check({ values }) {
      const found = columns.flatMap((column) =>
        pairs.map(([smaller, larger]) => {
          const { a, b, p } = compareSpreads(
            values(smaller, column, measure),
            values(larger, column, measure),
          );
          const numbers = `${smaller} ${a.toPrecision(3)} against ${larger} ${b.toPrecision(3)}`;
          return {
            holds: a < b && p <= level,
            text: `${column}: ${numbers} (p ${p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`})`,
          };
        }),
      );
      return {
        verdict: orderVerdict(found.every(({ holds }) => holds)),
        detail: `standard deviations, Pitman–Morgan tests: ${found.map((pair) => pair.text).join('; ')}`,
      };
    },
  };
}
