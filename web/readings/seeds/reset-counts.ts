import * as words from '#words/readings/seeds';
import type { LaneLetter } from '../../../src/contracts/scenario.ts';
import type { Replicates } from '../../store/state.ts';
import { resultsOf } from './bands.ts';

/** How often one lane reset, over all seeds, in spans of `width` steps from step 1. */
export interface ResetCounts {
  readonly width: number;
  /** `counts[i]` for steps i·width + 1 .. (i + 1)·width. */
  readonly counts: readonly number[];
  readonly total: number;
  readonly seeds: number;
}

/** Most bars, so that each is visible. */
const MOST_BARS = 80;
const WIDTHS: readonly number[] = [1, 10, 100, 1000].flatMap((ten) => [ten, 2 * ten, 5 * ten]);

/** null if there are no seeds, or the lane did not reset on any. */
export function resetCounts(
  replicates: Pick<Replicates, 'lanes' | 'results'>,
  letter: LaneLetter,
  horizon: number,
): ResetCounts | null {
  const steps = resultsOf(replicates, letter).flatMap(({ resets }) => resets);
  if (steps.length === 0) return null;
  const width = WIDTHS.find((candidate) => horizon / candidate <= MOST_BARS) ?? horizon;
  const counts = new Array<number>(Math.ceil(horizon / width)).fill(0);
  for (const t of steps) counts[Math.floor((t - 1) / width)]++;
  return { width, counts, total: steps.length, seeds: replicates.results.length };
}

/** "resets in 20 seeds: 41, at most 17 in 5 steps". */
export function resetSentence({ width, counts, total, seeds }: ResetCounts): string {
  return words.resets({ seeds, total, most: Math.max(...counts), steps: width });
}
