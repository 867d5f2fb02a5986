import { mean } from '../../math/mean.ts';
import { twoSidedT } from '../../replicates/comparison/distributions.ts';
import { holm } from '../../replicates/comparison/holm.ts';
import { type Claim, ours, signed, withReason } from '../report/claims.ts';
import { averageRegret } from '../report/measures.ts';
import { chain as increasing, ordered } from '../report/order-claims.ts';
import { judgeOrder, testPair } from '../report/order-verdict.ts';
import { EVENT, held, NEWEST, STILL, USUAL, WEIGHED, WINDOW, weighed } from './lanes.ts';

const variance = (values: readonly number[], centre = mean(values)) =>
  values.reduce((sum, value) => sum + (value - centre) * (value - centre), 0) / (values.length - 1);
const standardError = (values: readonly number[]) => Math.sqrt(variance(values) / values.length);

/** A mean and its standard error, from 40 seeds of another implementation. */
type Other = readonly [mean: number, se: number];

/** Seeds of the other implementation. */
const THEIR_SEEDS = 40;

/** Means that no test tells from another implementation's, at 5 % after Holm over the rows. `otherwise`: what was tried. */
export function agreesWith(
  measure: string,
  column: string,
  others: Readonly<Record<string, Other>>,
  otherwise: string,
): Claim {
  return {
    text: `Every row’s ${measure} agrees with an independent implementation of the same lanes (numpy, ${THEIR_SEEDS} other seeds): none is told apart at 5 %, Holm over the rows`,
    ours: true,
    otherwise,
    check({ values }) {
      const found = Object.entries(others).map(([row, [theirs, error]]) => {
        const own = values(row, column, measure);
        const se = standardError(own);
        const apart = (mean(own) - theirs) / Math.sqrt(se * se + error * error);
        const p = twoSidedT(apart, THEIR_SEEDS - 1);
        return { row, p, text: `${row} ${mean(own).toFixed(3)} and ${theirs}` };
      });
      const adjusted = holm(found.map(({ p }) => p));
      const far = found.filter((_, i) => adjusted[i] < 0.05);
      return {
        verdict: far.length === 0 ? 'reproduced' : 'not reproduced',
        detail: `${found.length - far.length} of ${found.length} rows; ours and theirs: ${found.map(({ text }) => text).join(', ')}${far.length > 0 ? `; further apart: ${far.map(({ row }) => row).join(', ')}` : ''}`,
      };
    },
  };
}

/** A row's mean is no higher than another's by more than a share of it: a paired test against the other enlarged. */
export function asGoodAs(
  text: string,
  measure: string,
  column: string,
  row: string,
  other: string,
  share: number,
): Claim {
  return {
    text,
    ours: true,
    check({ values, level }) {
      const [own, theirs] = [row, other].map((name) => values(name, column, measure));
      const differences = own.map((value, i) => value - theirs[i]);
      const enlarged = theirs.map((value) => (1 + share) * value);
      return {
        ...judgeOrder([testPair(own, enlarged)], level),
        detail: `${row} − ${other}: ${signed(mean(differences))} ± ${standardError(differences).toFixed(3)} (paired); at most ${signed(share * mean(theirs))} allowed`,
      };
    },
  };
}

type Pair = readonly [smaller: string, larger: string];

interface ClearClaim {
  readonly text: string;
  readonly column: string;
  /** Regret per query where nothing else is said. */
  readonly measure?: string;
  readonly pairs: readonly Pair[];
  /** Why it may not reproduce, and what was tried. */
  readonly otherwise: string;
}

/** In every pair the first row's mean below the second's. */
export const clearlyBelow = ({ column, measure = averageRegret.id, otherwise, ...of }: ClearClaim): Claim =>
  withReason(ordered({ ...of, measure, columns: [column] }), otherwise);

const GROWTHS_TRIED = 'Tried: α_r = 0.05, 0.25 and 1.';

export const belowLanesWithoutRate = (column: string): Claim =>
  clearlyBelow({
    text: 'W-DBO’s regret is below that of the lanes that know nothing of the rate',
    column,
    pairs: [STILL, WINDOW, EVENT].map((row) => [USUAL, row] as const),
    otherwise: GROWTHS_TRIED,
  });

/** Said after what the thirty most relevant do. */
export const newestDoNot = (column: string): Claim =>
  ours(
    clearlyBelow({
      text: 'The thirty newest do not: the same number chosen by relevance has less regret',
      column,
      pairs: [[WEIGHED, NEWEST]],
      otherwise: 'Tried: thirty of each.',
    }),
  );

/** `reason`: why it does not. */
export const beatsKeepingEverything = (column: string, pairs: readonly Pair[], reason: string): Claim =>
  ours(
    clearlyBelow({
      text: 'W-DBO beats keeping everything, query by query',
      column,
      pairs,
      otherwise: `${reason} ${GROWTHS_TRIED}`,
    }),
  );

/** `everything`: the row that holds all points. */
export const growthHoldsFewer = (column: string, everything: string): Claim =>
  clearlyBelow({
    text: 'The larger α_r, the fewer points are held',
    measure: held.id,
    column,
    pairs: increasing([weighed(1), USUAL, weighed(0.05), everything]),
    otherwise: GROWTHS_TRIED,
  });
