import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import { type Tick, ticks } from '../../../src/picture/axis.ts';
import { linear, type Scale } from '../../../src/picture/scale.ts';
import { resultsOf } from '../../readings/seeds/bands.ts';
import { finalRegret } from '../../readings/seeds/comparison.ts';
import type { Replicates } from '../../store/state.ts';

/** Final regrets as dots in px: a row per lane and a dot per seed, all rows on one axis. */
export interface SeedDots {
  readonly x: Scale;
  readonly ticks: readonly Tick[];
  readonly bottom: number;
  readonly rows: readonly {
    readonly letter: LaneLetter;
    readonly y: number;
    readonly at: readonly number[];
    /** Height of each dot; varied if the row is high enough, to separate dots of similar regret. */
    readonly heights: readonly number[];
  }[];
}

const ROW = 18;
/** Row height where the panel fills the column. */
const HIGH_ROW = 72;
/** Offsets of successive dots in a high row, as shares of it. */
const STAGGER: readonly number[] = [0, 0.26, -0.26, 0.13, -0.13, 0.36, -0.36];
const TOP = 2;
/** Room for the badges. */
const LEFT = 26;
const RIGHT = 10;

export function seedDots(
  replicates: Pick<Replicates, 'lanes' | 'results'>,
  letters: readonly LaneLetter[],
  width: number,
  answers = false,
  roomy = false,
): SeedDots {
  const row = roomy ? HIGH_ROW : ROW;
  const regrets = letters.map((letter) =>
    resultsOf(replicates, letter).map((result) => finalRegret(result, answers)),
  );
  const all = regrets.flat();
  const low = Math.min(...all);
  const high = Math.max(...all);
  const x = linear(low < high ? [low, high] : [low - 1, high + 1], [LEFT, width - RIGHT]);
  return {
    x,
    ticks: ticks(x, 4),
    bottom: TOP + row * letters.length,
    rows: letters.map((letter, i) => {
      const y = TOP + row * (i + 0.5);
      const heights = regrets[i].map((_, seed) => (roomy ? y + row * STAGGER[seed % STAGGER.length] : y));
      return { letter, y, at: regrets[i].map((r) => x(r)), heights };
    }),
  };
}

/** The replicate whose dot is nearest to a point; null without dots. */
export function nearestReplicate({ rows }: SeedDots, px: number, py: number): number | null {
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { heights, at } of rows)
    for (const [replicate, x] of at.entries()) {
      // Vertical distance counts more, because the pointer changes rows on purpose but easily misses a dot.
      const distance = (x - px) ** 2 + (3 * (heights[replicate] - py)) ** 2;
      if (distance < least) [least, nearest] = [distance, replicate];
    }
  return nearest;
}
