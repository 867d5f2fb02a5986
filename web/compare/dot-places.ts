import * as words from '#words/compare/compare';
import { formatValue } from '../../src/picture/format.ts';
import type { FinalDots } from '../../src/sheet/final-dots.ts';
import { measureShort } from '../../src/sheet/measure-words.ts';
import { replicateAt, type Sheet } from '../../src/sheet/sheet.ts';

/** A seed that is pointed at, in a row of the dots. */
export interface DotPlace {
  readonly row: number;
  readonly replicate: number;
  /** Rank of the seed among the row's values, from 0. */
  readonly rank: number;
}

type Values = Pick<Sheet, 'comparison'>;

/**
 * The dot nearest to a point. Vertical distance counts more, because the pointer changes rows on purpose but
 * easily misses a dot.
 */
export function nearestDot(sheet: Values, { rows }: FinalDots, px: number, py: number): DotPlace | null {
  let found = { row: -1, replicate: -1 };
  let least = Number.POSITIVE_INFINITY;
  for (const [row, { dots }] of rows.entries())
    for (const [replicate, [x, y]] of dots.entries()) {
      const distance = (x - px) ** 2 + (2 * (y - py)) ** 2;
      if (distance < least) [least, found] = [distance, { row, replicate }];
    }
  if (found.row < 0) return null;
  return placeAt(sheet, rows[found.row].lane, found.row, found.replicate);
}

/** The place after a key: ← → along a row's values, ↑ ↓ to the seed in another row; unchanged for others. */
export function keyPlace(
  sheet: Values,
  { rows }: FinalDots,
  from: Pick<DotPlace, 'row' | 'replicate'> & Partial<DotPlace>,
  key: string,
): DotPlace {
  const lanes = rows.map(({ lane }) => lane);
  const row = Math.min(from.row, rows.length - 1);
  const here = placeAt(sheet, lanes[row], row, from.replicate);
  const order = byValue(sheet, lanes[row]);
  const alongRow = (rank: number): DotPlace => {
    const within = Math.max(0, Math.min(order.length - 1, rank));
    return { row, replicate: order[within], rank: within };
  };
  const toRow = (next: number) =>
    next < 0 || next >= lanes.length ? here : placeAt(sheet, lanes[next], next, from.replicate);
  switch (key) {
    case 'ArrowLeft':
      return alongRow(here.rank - 1);
    case 'ArrowRight':
      return alongRow(here.rank + 1);
    case 'Home':
      return alongRow(0);
    case 'End':
      return alongRow(order.length - 1);
    case 'ArrowUp':
      return toRow(row - 1);
    case 'ArrowDown':
      return toRow(row + 1);
    default:
      return from.rank === undefined ? here : (from as DotPlace);
  }
}

function placeAt(sheet: Values, lane: number, row: number, replicate: number): DotPlace {
  return { row, replicate, rank: byValue(sheet, lane).indexOf(replicate) };
}

/** The replicates in increasing order of a lane's values. */
function byValue({ comparison: { values } }: Values, lane: number): number[] {
  return values[lane].map((_, i) => i).sort((i, j) => values[lane][i] - values[lane][j] || i - j);
}

/** "Seed 7, replicate 47, lane C: 52.30, 1 of 100 by regret; B 61.20." */
export function placeText(sheet: Sheet, { rows }: FinalDots, seed: number, at: DotPlace): string {
  const { values, measure, replicates } = sheet.comparison;
  const named = (row: number) => {
    const { lane } = rows[row];
    return `${sheet.lanes[lane].letter} ${formatValue(values[lane][at.replicate], 2)}`;
  };
  const others = rows.map((_, row) => row).filter((row) => row !== at.row);
  const rest = others.length > 0 ? `; ${others.map(named).join(', ')}` : '';
  const seedText = words.seedInLane({
    seed,
    replicate: replicateAt(sheet, at.replicate),
    value: named(at.row),
  });
  const rankText = words.rank({ rank: at.rank + 1, count: replicates, measure: measureShort(measure) });
  return `${seedText}, ${rankText}${rest}.`;
}
