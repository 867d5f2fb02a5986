import * as words from '#words/readings/seeds';
import type { View } from '../../../src/contracts/scenario.ts';
import type { Replicates } from '../../store/state.ts';

/** The regret panel's sentence on its seeds: their progress, or what they show. */
export function bandSentence(
  { wanted, results, secondsLeft, error }: Replicates,
  view: View['regret'],
): string {
  const done = results.length;
  if (error !== null) return words.bandStopped(error);
  if (done < wanted)
    return words.bandProgress({ done, wanted, left: secondsLeft === null ? 'none' : timeLeft(secondsLeft) });
  return view === 'table' ? words.replicates({ done, last: done - 1 }) : words.lineAndBand(done);
}

/** "about 12 s left". */
export function timeLeft(seconds: number): string {
  if (seconds < 90) return words.secondsLeft(Math.max(1, Math.ceil(seconds)));
  return words.minutesLeft(Math.round(seconds / 60));
}
