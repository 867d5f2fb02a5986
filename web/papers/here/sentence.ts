import * as words from '#words/library/papers';
import type { Here } from '../../answers/reports-here.ts';
import { timeLeft } from '../../readings/seeds/replicates.ts';

/** How far the runs of this browser are. */
export function hereSentence({ wanted, done, secondsLeft, status, fault }: Here): string {
  if (fault !== null) return words.runStopped(fault.replace(/\.$/, ''));
  if (status === 'done') return words.runsHere(done);
  if (status === 'stopped') return words.stoppedAt({ done, wanted });
  const left = secondsLeft === null ? '' : ` · ${timeLeft(secondsLeft)}`;
  return words.underWay({ done, wanted }) + left;
}
