import * as words from '#words/inspect/inspect';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { type InspectedSeeds, atStep as symbolAt } from '../look.ts';
import type { Selection } from './selected-seeds.ts';

/** A column of the list of seeds. */
export interface SeedColumn {
  readonly letter: LaneLetter;
  /** "$R_T$" */
  readonly symbol: string;
  readonly of: (replicate: number) => number;
}

/** The columns of the list of seeds: first the values that were selected on, then each lane's final value. */
export function columnsOf(
  { lanes, curves, symbol }: InspectedSeeds,
  drawnOn: Pick<Selection, 'letter' | 'step'> | null,
): SeedColumn[] {
  const finals = lanes.map(
    ({ letter, values, replicates }): SeedColumn => ({
      ...{ letter, symbol },
      of: (replicate) => values[replicates ? replicates.indexOf(replicate) : replicate],
    }),
  );
  const own = finals.filter(({ letter }) => letter === drawnOn?.letter);
  const rest = finals.filter((column) => !own.includes(column));
  const step = drawnOn?.step ?? null;
  if (step === null || own.length === 0) return [...own, ...rest];
  const byReplicate = new Map(
    curves.filter(({ letter }) => letter === drawnOn?.letter).map((curve) => [curve.replicate, curve.values]),
  );
  const atStep: SeedColumn = {
    ...{ letter: own[0].letter, symbol: symbolAt(symbol, step) },
    of: (replicate) => byReplicate.get(replicate)?.[step - 1] ?? Number.NaN,
  };
  return [atStep, ...own, ...rest];
}

/** The replicates in order, the worst first. */
export function inOrder(
  replicates: readonly number[],
  { of }: SeedColumn,
  worse: InspectedSeeds['worse'],
): number[] {
  const sign = worse === 'higher' ? 1 : -1;
  return [...replicates].sort((a, b) => sign * (of(b) - of(a)) || a - b);
}

/** "The 12 worst of 100 for B at t = 140", if that describes the selection; otherwise null. */
export function selectionSentence(
  selected: readonly number[],
  seeds: InspectedSeeds,
  column: SeedColumn,
  step: number | null,
): string | null {
  const all = replicatesOf(seeds);
  const order = inOrder(all, column, seeds.worse);
  const count = selected.length;
  const chosen = new Set(selected);
  if (count === 0 || count === all.length) return null;
  const isAll = (part: readonly number[]) => part.every((replicate) => chosen.has(replicate));
  const said = { count, all: all.length, letter: column.letter };
  if (isAll(order.slice(0, count)))
    return step === null ? words.theWorst(said) : words.theWorstAt({ ...said, step });
  if (!isAll(order.slice(-count))) return null;
  return step === null ? words.theBest(said) : words.theBestAt({ ...said, step });
}

export const replicatesOf = ({ lanes: [first] }: InspectedSeeds): readonly number[] =>
  first?.replicates ?? Array.from(first?.values ?? [], (_, i) => i);
