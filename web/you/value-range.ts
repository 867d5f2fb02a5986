import { linear } from '../../src/picture/scale.ts';

/** What is known of a dealt world before anything is read: its functions are draws of unit variance around 0. */
const UNIT: readonly [number, number] = [-2.5, 3];
/** Room above and below the readings, as a share of their span. */
const ROOM = 0.12;

/**
 * Range of the y axis from what the person has read and nothing else: it widens in round steps as readings come, so that
 * it says no more of the truth than they do. null before the first reading of a world of unknown scale.
 */
export function valueRange(readings: readonly number[], unit: boolean): [number, number] | null {
  const all = unit ? [...UNIT, ...readings] : readings;
  if (all.length === 0) return null;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const span = high - low || Math.max(1, Math.abs(high));
  // The ends of the unit range have their room already.
  const bottom = unit && low === UNIT[0] ? low : low - ROOM * span;
  const top = unit && high === UNIT[1] ? high : high + ROOM * span;
  const [from, to] = linear([bottom, top], [0, 1]).nice(12).domain();
  return [from, to];
}
