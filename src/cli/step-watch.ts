import { setImmediate as turn } from 'node:timers/promises';
import type { Io } from './io.ts';

/** Steps between two checks for a request to end the program. */
const STEPS_A_TURN = 64;
/** From this many steps on, a run reports its progress. */
const LONG_RUN = 2000;

/** Asked after each step; now and then it wants to be waited for: it lets the signal be heard, and throws where it was. */
export function lookout(signal: AbortSignal): () => Promise<void> | null {
  let steps = 0;
  return () => (++steps % STEPS_A_TURN === 0 ? turn().then(() => signal.throwIfAborted()) : null);
}

/** Says after each tenth of a long job how far it is. */
export function stepProgress(total: number, io: Io): () => void {
  let done = 0;
  return () => {
    const before = Math.floor((10 * done) / total);
    done++;
    const tenths = Math.floor((10 * done) / total);
    if (total >= LONG_RUN && tenths > before) io.stderr(`${10 * tenths} % of ${total} steps\n`);
  };
}

/** What is said of work that was asked to end. */
export const stoppedText = (out: string | undefined): string =>
  out === undefined ? 'stopped\n' : `stopped; ${out} is as it was before\n`;
