import { countWins, winsEvidence } from './wins.ts';

/** A cell of a regime map: the lanes that are left, and which lane eliminated each of the others. */
export interface RegimeCell {
  /** In order. */
  readonly left: readonly number[];
  /** Seeds that were looked at. */
  readonly seeds: number;
  /** In the order in which they fell. */
  readonly struck: readonly { readonly lane: number; readonly by: number; readonly at: number }[];
  /** Evidence that strikes: cells · k(k − 1)/2 / α, so that with probability 1 − α no strike on the whole map is wrong. */
  readonly bar: number;
}

/**
 * Looks at a cell after every batch of seeds: a lane is struck out once another is more often better with e ≥ bar. Ends when
 * one is left, or no whole batch is.
 * @param values lanes × seeds, lower is better
 * @param cells of the finest grid of the map, fixed before its first run
 */
export function regimeCell(
  values: readonly (readonly number[])[],
  { cells, alpha, batch }: { readonly cells: number; readonly alpha: number; readonly batch: number },
): RegimeCell {
  const lanes = values.map((_, lane) => lane);
  const bar = (cells * lanes.length * (lanes.length - 1)) / 2 / alpha;
  const struck: { lane: number; by: number; at: number }[] = [];
  const left = () => lanes.filter((lane) => struck.every((other) => other.lane !== lane));
  let seeds = 0;
  while (left().length > 1 && seeds + batch <= values[0].length) {
    seeds += batch;
    for (const lane of left()) {
      const by = lanes.find((other) =>
        strikes(values[other].slice(0, seeds), values[lane].slice(0, seeds), bar),
      );
      if (by !== undefined && left().length > 1) struck.push({ lane, by, at: seeds });
    }
  }
  return { left: left(), seeds, struck, bar };
}

function strikes(a: readonly number[], b: readonly number[], bar: number): boolean {
  const wins = countWins(a, b);
  return wins.a > wins.b && winsEvidence(wins.a, wins.b) >= bar;
}
