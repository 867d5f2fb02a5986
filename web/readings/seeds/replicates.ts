import type { View } from '../../../src/contracts/scenario.ts';
import type { Replicates } from '../../store/state.ts';

/** The regret panel's sentence on its seeds: their progress, or what they show. */
export function bandSentence(
  { wanted, results, secondsLeft, error }: Replicates,
  view: View['regret'],
): string {
  const done = results.length;
  if (error !== null) return `The band stopped: ${error}.`;
  if (done < wanted) {
    const left = secondsLeft === null ? '' : ` · ${timeLeft(secondsLeft)}`;
    return `band: ${done} of ${wanted} seeds${left}`;
  }
  if (view === 'table') return `${done} seeds: replicates 0 to ${done - 1}`;
  return `line: this seed · band: ${done} seeds, 95 %`;
}

/** "about 12 s left". */
export function timeLeft(seconds: number): string {
  if (seconds < 90) return `about ${Math.max(1, Math.ceil(seconds))} s left`;
  return `about ${Math.round(seconds / 60)} min left`;
}
