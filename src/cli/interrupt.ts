import { hasPrograms } from '../engine/load-engine.ts';
import type { Lane } from '../index.ts';

/** Signals that end a command: Ctrl-C, `kill`, a closed terminal. */
export const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does work that may be asked to end: then the signal aborts, once; asked again the process ends as usual.
 * @param lanes of a run in this thread: where one is a program of a person's, which may never come back to hear of the signal,
 *   the process ends at once
 */
export async function interruptible<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  lanes: readonly Lane[] = [],
): Promise<Result> {
  const interrupt = new AbortController();
  if (hasPrograms(lanes)) return work(interrupt.signal);
  const stop = () => interrupt.abort();
  for (const name of SIGNALS) process.once(name, stop);
  try {
    return await work(interrupt.signal);
  } finally {
    for (const name of SIGNALS) process.off(name, stop);
  }
}

/** Null where the work was asked to end and threw for it. */
export function unlessInterrupted<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  lanes: readonly Lane[] = [],
): Promise<Result | null> {
  return interruptible(async (signal) => {
    try {
      return await work(signal);
    } catch (error) {
      if (signal.aborted) return null;
      throw error;
    }
  }, lanes);
}
