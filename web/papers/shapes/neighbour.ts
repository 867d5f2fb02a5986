import type { Spot } from './shape.ts';

/** Where an arrow, Home or End leads from a spot: along its row, or along its column; null for any other key. */
export function neighbour(spots: readonly Spot[], at: number, key: string): number | null {
  if (spots.length === 0) return null;
  const from = spots[Math.max(0, at)];
  const along = (same: 'row' | 'column', step: number): number => {
    const line = spots.flatMap((spot, i) => (spot[same] === from[same] ? [i] : []));
    const place = line.indexOf(Math.max(0, at)) + step;
    return line[Math.max(0, Math.min(line.length - 1, place))];
  };
  switch (key) {
    case 'ArrowLeft':
      return along('row', -1);
    case 'ArrowRight':
      return along('row', 1);
    case 'ArrowUp':
      return along('column', -1);
    case 'ArrowDown':
      return along('column', 1);
    case 'Home':
      return 0;
    case 'End':
      return spots.length - 1;
    default:
      return null;
  }
}

/** Further from a curve than this, in px, the pointer points at none. */
const REACH = 14;

/** The spot whose trace passes nearest to a point; null where none passes near. */
export function nearTrace(spots: readonly Spot[], [x, y]: readonly [number, number]): Spot | null {
  let best: Spot | null = null;
  let least = REACH;
  for (const spot of spots)
    for (const [px, py] of spot.trace ?? []) {
      const apart = Math.hypot(px - x, py - y);
      if (apart < least) {
        least = apart;
        best = spot;
      }
    }
  return best;
}
