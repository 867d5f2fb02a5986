import * as words from '#words/readings/seeds';
import type { Replicates } from '../../store/state.ts';
import { timeLeft } from './replicates.ts';

/** "100 seeds"; while more are computed "34 of 100 seeds, about 12 s left"; if one failed, the reason. */
export function seedsReading({ wanted, results, secondsLeft, error }: Replicates): string {
  const done = results.length;
  if (error !== null) return words.stopped({ done, error });
  if (done >= wanted) return words.done(done);
  return words.progress({ done, wanted, left: secondsLeft === null ? 'none' : timeLeft(secondsLeft) });
}
