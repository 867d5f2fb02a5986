import { summarise } from '../../replicates/statistics.ts';
import { agreesWith, asGoodAs } from '../beyond/memory-claims.ts';
import { type Claim, ours, withReason } from '../report/claims.ts';
import { averageRegret } from '../report/measures.ts';
import { judgeAlike, ordered } from '../report/order-claims.ts';
import { judgeOrder, testPair } from '../report/order-verdict.ts';

type Pair = readonly [smaller: string, larger: string];

export const regret = averageRegret.id;

/** Pairs in a stated order of regret, in every column. `otherwise`: why they may not stand so. */
export const lower = (
  text: string,
  columns: readonly string[],
  pairs: readonly Pair[],
  otherwise: string,
  measure = regret,
): Claim => ours(withReason(ordered({ text, measure, columns, pairs }), otherwise));

/** A row's regret is no higher than another's by more than a share of it. */
export const noWorse = (text: string, column: string, [row, other]: Pair, share: number): Claim =>
  ours(asGoodAs(text, regret, column, row, other, share));

/** Two rows' regret within a share of each other. */
export const withinShare = (text: string, column: string, [a, b]: Pair, share: number): Claim => ({
  text,
  ours: true,
  check({ values, level }) {
    const [own, other] = [a, b].map((row) => values(row, column, regret));
    return {
      ...judgeAlike([own, other], share, level),
      detail: `${column}: ${means({ [a]: own, [b]: other })}`,
    };
  },
});

interface Level {
  readonly text: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
  readonly measure: string;
  readonly level: number;
  readonly otherwise: string;
}

/** Every row's mean above a number, in every column: t-tests against it. */
export const above = ({ text, columns, rows, measure, level, otherwise }: Level): Claim => ({
  text,
  ours: true,
  otherwise,
  check({ values, level: significance }) {
    const found = columns.flatMap((column) =>
      rows.map((row) => ({ name: `${column}, ${row}`, own: values(row, column, measure) })),
    );
    return {
      ...judgeOrder(
        found.map(({ own }) =>
          testPair(
            own.map(() => level),
            own,
          ),
        ),
        significance,
      ),
      detail: `${means(Object.fromEntries(found.map(({ name, own }) => [name, own])))}; t-tests against ${level}`,
    };
  },
});

/** A row's regret at least so many times the floor, which is a share of what blind choice costs. */
export const timesFloor = (
  text: string,
  column: string,
  row: string,
  blind: string,
  share: number,
  times: number,
): Claim => ({
  text,
  ours: true,
  check({ values, level }) {
    const [own, random] = [row, blind].map((name) => values(name, column, regret));
    const floor = random.map((value) => share * value);
    const judged = judgeOrder(
      [
        testPair(
          floor.map((value) => times * value),
          own,
        ),
      ],
      level,
    );
    return { ...judged, detail: `${column}: ${means({ floor, [row]: own })}` };
  },
});

/** "a 0.123 ± 0.004, b 0.2 ± 0.01". */
const means = (rows: Readonly<Record<string, readonly number[]>>): string =>
  Object.entries(rows)
    .map(([name, own]) => {
      const { mean, se } = summarise(own);
      return `${name} ${mean.toFixed(3)} ± ${se.toFixed(3)}`;
    })
    .join(', ');

/** Means and standard errors of the other implementation, by row; its seeds where not 40. */
export const independent = (
  measure: string,
  column: string,
  others: Parameters<typeof agreesWith>[2],
  seeds = 40,
): Claim => ({
  ...agreesWith(
    measure,
    column,
    others,
    'Tried: these runs, and golden cases with given draws, on which both agree.',
  ),
  text: `${column}, ${measure}: every row agrees with an independent implementation (numpy, ${seeds} other seeds): none is told apart at 5 %, Holm over the rows`,
});

/** Of shares in percent among `seeds` runs: with the standard error of one more of each kind, so that none is 0. */
export function shares(
  percent: Readonly<Record<string, number>>,
  seeds = 40,
): Record<string, readonly [number, number]> {
  return Object.fromEntries(
    Object.entries(percent).map(([row, own]) => {
      const smooth = ((own * seeds) / 100 + 1) / (seeds + 2);
      return [row, [own / 100, Math.sqrt((smooth * (1 - smooth)) / seeds)] as const];
    }),
  );
}
