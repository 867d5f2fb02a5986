import { mean } from '../../math/mean.ts';
import { type Claim, chain as increasing, ordered, signed, withReason } from '../report/claims.ts';
import { averageRegret } from '../report/measures.ts';
import { EVENT, held, NEWEST, STILL, USUAL, WEIGHED, WINDOW, weighed } from './lanes.ts';

const variance = (values: readonly number[], centre = mean(values)) =>
  values.reduce((sum, value) => sum + (value - centre) * (value - centre), 0) / (values.length - 1);
const standardError = (values: readonly number[]) => Math.sqrt(variance(values) / values.length);

/** A mean and its standard error, from 40 seeds of another implementation. */
type Other = readonly [mean: number, se: number];

/** Means within two combined standard errors of another implementation's, row by row. `otherwise`: why they may not be. */
export function agreesWith(
  measure: string,
  column: string,
  others: Readonly<Record<string, Other>>,
  otherwise: string,
): Claim {
  return {
    text: `Every row’s ${measure} within two combined standard errors of an independent implementation of the same lanes (numpy, 40 other seeds)`,
    otherwise,
    check({ values }) {
      const found = Object.entries(others).map(([row, [theirs, error]]) => {
        const ours = values(row, column, measure);
        const se = standardError(ours);
        const apart = (mean(ours) - theirs) / Math.sqrt(se * se + error * error);
        return { row, near: Math.abs(apart) <= 2, text: `${row} ${mean(ours).toFixed(3)} and ${theirs}` };
      });
      const far = found.filter(({ near }) => !near);
      return {
        verdict: far.length === 0 ? 'reproduced' : 'not reproduced',
        detail: `${found.length - far.length} of ${found.length} rows; ours and theirs: ${found.map(({ text }) => text).join(', ')}${far.length > 0 ? `; further apart: ${far.map(({ row }) => row).join(', ')}` : ''}`,
      };
    },
  };
}

/** A row's mean no higher than another's by more than `share` of it, whatever chance adds: paired. */
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
    check({ values }) {
      const theirs = values(other, column, measure);
      const differences = values(row, column, measure).map((value, i) => value - theirs[i]);
      const [difference, error, allowed] = [
        mean(differences),
        standardError(differences),
        share * mean(theirs),
      ];
      return {
        verdict: difference + 2 * error <= allowed ? 'reproduced' : 'not reproduced',
        detail: `${row} − ${other}: ${signed(difference)} ± ${error.toFixed(3)} (paired); at most ${signed(allowed)} allowed`,
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

/** In every pair the first row's mean below the second's, by more than two paired standard errors. */
export const clearlyBelow = ({ column, measure = averageRegret.id, otherwise, ...of }: ClearClaim): Claim =>
  withReason(ordered({ ...of, measure, columns: [column], errors: 2 }), otherwise);

const GROWTHS_TRIED = 'Tried: α_r = 0.05, 0.25 and 1.';

export const belowLanesWithoutRate = (column: string): Claim =>
  clearlyBelow({
    text: 'W-DBO’s regret is below that of the lanes that know nothing of the rate, by more than two paired standard errors',
    column,
    pairs: [STILL, WINDOW, EVENT].map((row) => [USUAL, row] as const),
    otherwise: GROWTHS_TRIED,
  });

/** Said after what the thirty most relevant do. */
export const newestDoNot = (column: string): Claim =>
  clearlyBelow({
    text: 'The thirty newest do not: the same number chosen by relevance has less regret, by more than two paired standard errors (ours)',
    column,
    pairs: [[WEIGHED, NEWEST]],
    otherwise: 'Tried: thirty of each.',
  });

/** `reason`: why it does not. */
export const beatsKeepingEverything = (column: string, pairs: readonly Pair[], reason: string): Claim =>
  clearlyBelow({
    text: 'W-DBO beats keeping everything, query by query, by more than two paired standard errors (ours)',
    column,
    pairs,
    otherwise: `${reason} What W-DBO saves is computing time. ${GROWTHS_TRIED}`,
  });

/** `everything`: the row that holds all points. */
export const growthHoldsFewer = (column: string, everything: string): Claim =>
  clearlyBelow({
    text: 'The larger α_r, the fewer points are held',
    measure: held.id,
    column,
    pairs: increasing([weighed(1), USUAL, weighed(0.05), everything]),
    otherwise: GROWTHS_TRIED,
  });
