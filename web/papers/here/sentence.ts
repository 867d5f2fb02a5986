import { timeLeft } from '../../readings/replicates.ts';
import type { Here } from './state.ts';

const counted = (count: number): string => `${count} ${count === 1 ? 'run' : 'runs'}`;

/** How far the runs of this browser are. */
export function hereSentence({ wanted, done, secondsLeft, status, fault }: Here): string {
  if (fault !== null) return `The run stopped: ${fault.replace(/\.$/, '')}.`;
  if (status === 'done') return `${counted(done)}, this browser`;
  if (status === 'stopped') return `${done} of ${counted(wanted)}, this browser · stopped`;
  const left = secondsLeft === null ? '' : ` · ${timeLeft(secondsLeft)}`;
  return `${done} of ${counted(wanted)}, this browser${left}`;
}
