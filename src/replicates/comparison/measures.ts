import { errorsBeforeChange, offlineErrors } from '../../plan/change-errors.ts';
import type { JobResult, LaneResult } from '../../plan/plan.ts';

export type MeasureId =
  | 'average'
  | 'total'
  | 'per-query'
  | 'last'
  | 'offline'
  | 'before-change'
  | 'f1'
  | 'resets';

/** What lanes are compared by. */
export interface Measure {
  readonly id: MeasureId;
  /** With its symbol, as a table's caption says it. */
  readonly name: string;
  /** In the unit of the objective; else a number of its own. */
  readonly hasUnit: boolean;
  /** In two words. */
  readonly short: string;
  /** Symbols stand between dollar signs. */
  readonly symbol: string;
  readonly better: 'lower' | 'higher';
  /** One value of a replicate; null where the lane has none. */
  readonly value: (result: LaneResult, horizon: number) => number | null;
  /** The same as if the run had ended at t = 1..T; empty where it was not kept. */
  readonly curve: (result: LaneResult) => readonly number[];
  /**
   * The most by which two values can differ: in regret, what the worst play costs. At t = 1..T, where that was not kept at T
   * alone; empty where it is not known.
   */
  readonly worst: (result: LaneResult, horizon: number) => readonly number[];
  /** What has to fall to a target, at t = 1..T, and its symbol; null where nothing does. */
  readonly error: { readonly symbol: string; readonly curve: (result: LaneResult) => number[] } | null;
}

const averagesOf = (sums: readonly number[]) => sums.map((sum, i) => sum / (i + 1));
const incrementsOf = (sums: readonly number[]) => sums.map((sum, i) => sum - (sums[i - 1] ?? 0));
const averages = ({ curve }: LaneResult) => averagesOf(curve);
const increments = ({ curve }: LaneResult) => incrementsOf(curve);
const worstAverages = ({ worst = [] }: LaneResult, horizon: number) =>
  worst.length === horizon ? averagesOf(worst) : worst.slice(-1).map((sum) => sum / horizon);
/** Empty where the worst play was not kept at every step. */
const worstIncrements = ({ worst = [] }: LaneResult, horizon: number) =>
  worst.length === horizon ? incrementsOf(worst) : [];
/** Empty where no current error was kept. */
const currentErrors = ({ changeErrors }: LaneResult) => [...(changeErrors?.current ?? [])];
const currentError = { symbol: '$e_t$', curve: currentErrors };
const averageError = { symbol: '$R_t/t$', curve: averages };

/** In the order in which they are offered. */
export const MEASURES: readonly Measure[] = [
  {
    id: 'total',
    name: 'R_T, cumulative regret',
    hasUnit: true,
    short: 'regret',
    symbol: '$R_T$',
    better: 'lower',
    value: ({ regret }) => regret,
    curve: ({ curve }) => curve,
    worst: ({ worst = [] }) => worst,
    error: averageError,
  },
  {
    id: 'average',
    name: 'R_T/T, average regret',
    hasUnit: true,
    short: 'average regret',
    symbol: '$R_T/T$',
    better: 'lower',
    value: ({ regret }, horizon) => regret / horizon,
    curve: averages,
    worst: worstAverages,
    error: averageError,
  },
  {
    id: 'per-query',
    name: 'regret per query: the mean at the moments of the queries, however long a lane stands at each',
    hasUnit: true,
    short: 'regret per query',
    symbol: 'regret per query',
    better: 'lower',
    value: ({ perQuery }) => perQuery?.at(-1) ?? null,
    curve: ({ perQuery = [], curve }) => (curve.length > 0 ? perQuery : []),
    worst: () => [],
    error: null,
  },
  {
    id: 'last',
    name: 'r_T, regret of the last step (with an environment: of the last answer)',
    hasUnit: true,
    short: 'last regret',
    symbol: '$r_T$',
    better: 'lower',
    value: ({ last }) => last ?? null,
    curve: increments,
    worst: worstIncrements,
    error: { symbol: '$r_t$', curve: increments },
  },
  {
    id: 'offline',
    name: 'E_O, offline error: the least regret since the last change, on average over the steps',
    hasUnit: true,
    short: 'offline error',
    symbol: '$E_O$',
    better: 'lower',
    value: ({ changeErrors }) => changeErrors?.offline ?? null,
    curve: (result) => offlineErrors(currentErrors(result)),
    worst: worstAverages,
    error: currentError,
  },
  {
    id: 'before-change',
    name: 'E_B, error before change: the least regret since the last change, on average over the last steps before changes and of the run',
    hasUnit: true,
    short: 'error before change',
    symbol: '$E_B$',
    better: 'lower',
    value: ({ changeErrors }) => changeErrors?.beforeChange ?? null,
    curve: (result) => errorsBeforeChange(currentErrors(result), result.changeErrors?.changes ?? []),
    worst: (result, horizon) =>
      errorsBeforeChange(worstIncrements(result, horizon), result.changeErrors?.changes ?? []),
    error: currentError,
  },
  {
    id: 'f1',
    name: 'F1 score of the classification after step T, higher is better',
    hasUnit: false,
    short: 'F1 score',
    symbol: 'F1',
    better: 'higher',
    value: ({ f1 }) => f1?.at(-1) ?? null,
    curve: ({ f1 = [], curve }) => (curve.length > 0 ? f1 : []),
    worst: (_, horizon) => new Array<number>(horizon).fill(1),
    error: {
      symbol: '1 − F1',
      curve: ({ f1 = [], curve }) => (curve.length > 0 ? f1.map((score) => 1 - score) : []),
    },
  },
  {
    id: 'resets',
    name: 'resets in T steps',
    hasUnit: false,
    short: 'resets',
    symbol: 'resets',
    better: 'lower',
    value: ({ resets }) => resets.length,
    curve: ({ resets, curve }) => curve.map((_, i) => resets.filter((step) => step <= i + 1).length),
    worst: (_, horizon) => Array.from({ length: horizon }, (_, i) => i + 1),
    error: null,
  },
];

export const measureById = (id: MeasureId): Measure =>
  MEASURES.find((measure) => measure.id === id) as Measure;

/**
 * What a caption says of a measure: "R_T, cumulative regret, in %".
 * @param unit of the objective's values; empty where none is known
 */
export const quantityIn = ({ name, hasUnit }: Measure, unit: string): string =>
  hasUnit && unit !== '' ? `${name}, in ${unit}` : name;

/** The unit in what `quantityIn` says; empty where it says none. */
export function unitIn({ name }: Measure, quantity: string): string {
  const before = `${name}, in `;
  return quantity.startsWith(before) ? quantity.slice(before.length) : '';
}

/** The measures that every lane of a result has a value of. */
export const measuresOf = (result: JobResult, horizon: number): Measure[] =>
  MEASURES.filter(({ value }) => result.every((lane) => value(lane, horizon) !== null));
