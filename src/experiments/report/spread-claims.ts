import { compareSpreads } from '../../replicates/spreads.ts';
import type { Claim } from './claims.ts';
import { judgeOrder, type TestedPair } from './order-verdict.ts';

interface SteadierClaim {
  readonly text: string;
  readonly measure: string;
  readonly columns: readonly string[];
  /** Rows whose standard deviations should differ, the smaller one first. */
  readonly pairs: readonly (readonly [smaller: string, larger: string])[];
}

/** The standard deviations over the replicates in the stated order, in every column; with a test for each pair. */
export function steadier({ text, measure, columns, pairs }: SteadierClaim): Claim {
  return {
    text,
    check({ values, level }) {
      const found = columns.flatMap((column) =>
        pairs.map(([smaller, larger]) => {
          const [low, high] = [values(smaller, column, measure), values(larger, column, measure)];
          const { a, b, p } = compareSpreads(low, high);
          const numbers = `${smaller} ${a.toPrecision(3)} against ${larger} ${b.toPrecision(3)}`;
          const tested: TestedPair = { ahead: b - a, p, n: low.length, same: a === b && p === 1 };
          return {
            tested,
            text: `${column}: ${numbers} (p ${p < 0.001 ? '< 0.001' : `= ${p.toFixed(3)}`})`,
          };
        }),
      );
      return {
        ...judgeOrder(
          found.map(({ tested }) => tested),
          level,
        ),
        detail: `standard deviations, Pitman–Morgan tests: ${found.map((pair) => pair.text).join('; ')}`,
      };
    },
  };
}
