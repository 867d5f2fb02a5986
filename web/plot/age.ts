import type { LaneLetter } from '../../src/contracts/scenario.ts';
import { markPaths } from '../../src/picture/lane-marks.ts';

/** Opacity of the newest and the oldest datum; the tokens `--age-newest` and `--age-oldest`. */
export const NEWEST = 0.95;
export const OLDEST = 0.14;
/** Steps over which the opacity falls by 1/e. */
const FADING_STEPS = 28;
const LEVELS = 12;

/** Opacity of a datum that is `age` ≥ 0 steps old: falls from 0.95 towards 0.14, never below. */
export function ageOpacity(age: number): number {
  return OLDEST + (NEWEST - OLDEST) * Math.exp(-Math.max(0, age) / FADING_STEPS);
}

/** One path for all data of about the same age. */
export interface AgeGroup {
  readonly opacity: number;
  readonly path: string;
}

export interface AgedPoint {
  /** Position in px. */
  readonly x: number;
  readonly y: number;
  /** Steps since the observation. */
  readonly age: number;
}

/** Marks of many data as at most 12 paths, oldest group first so that newer data are on top. */
export function ageGroups(points: readonly AgedPoint[], letter: LaneLetter, radius: number): AgeGroup[] {
  const levels: [x: number, y: number][][] = Array.from({ length: LEVELS }, () => []);
  for (const { x, y, age } of points) {
    const level = Math.round(((ageOpacity(age) - OLDEST) / (NEWEST - OLDEST)) * (LEVELS - 1));
    levels[level].push([x, y]);
  }
  return levels
    .map((centres, level) => ({
      path: markPaths(letter, centres, radius),
      opacity: OLDEST + ((NEWEST - OLDEST) * level) / (LEVELS - 1),
    }))
    .filter(({ path }) => path !== '');
}
