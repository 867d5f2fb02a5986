import { counted } from '../../../src/picture/format.ts';
import type { Replicates } from '../../store/state.ts';
import { timeLeft } from './replicates.ts';

/** "100 seeds"; while more are computed "34 of 100 seeds, about 12 s left"; if one failed, the reason. */
export function seedsReading({ wanted, results, secondsLeft, error }: Replicates): string {
  const done = results.length;
  if (error !== null) return `${counted(done, 'seed')}; it stopped: ${error}`;
  if (done >= wanted) return counted(done, 'seed');
  return `${done} of ${wanted} seeds${secondsLeft === null ? '' : `, ${timeLeft(secondsLeft)}`}`;
}
