import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import type { LaneLetter, Scenario, StepRecord } from '../../../src/index.ts';
import { type Errand, sendOut } from '../errand.ts';
import type { CausesWorker, SplitRun } from './causes-protocol.ts';

/** Number of records sent at once. */
const AT_ONCE = 1000;

/** A lane with the records computed so far. */
interface RunToSplit {
  readonly letter: LaneLetter;
  readonly records: readonly StepRecord[];
}

/** Asks a separate worker, which ends with its answer or when it is stopped. */
export function askCauses(
  scenario: Scenario,
  runs: readonly RunToSplit[],
  onProgress: (share: number) => void,
): Errand<readonly SplitRun[]> {
  const worker = new Worker(new URL('./causes-worker.ts', import.meta.url), { type: 'module' });
  return sendOut<CausesWorker, readonly SplitRun[]>(worker, words.causes, async (remote) => {
    for (const { letter, records } of runs)
      for (let at = 0; at < records.length; at += AT_ONCE)
        await remote.take(letter, records.slice(at, at + AT_ONCE));
    return remote.split(scenario, Comlink.proxy(onProgress));
  });
}
