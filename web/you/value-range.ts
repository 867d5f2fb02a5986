import { linear } from '../plot/axis.ts';

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
  if (unit && low === UNIT[0] && high === UNIT[1]) return [low, high];
  const span = high - low || Math.max(1, Math.abs(high));
  const [from, to] = [low - ROOM * span, high + ROOM * span];
  const [bottom, top] = linear(
    [unit ? Math.min(UNIT[0], from) : from, unit ? Math.max(UNIT[1], to) : to],
    [0, 1],
  )
    .nice(6)
    .domain();
  return [bottom, top];
}
