import * as words from '#words/page/worker';
import type { Scenario, StepRecord } from '../../../src/index.ts';
import type { Floor } from '../../../src/theory/floor.ts';
import { type Errand, sendOut } from '../errand.ts';
import type { Report, TheoryQuestion, TheoryWorker } from './bounds-protocol.ts';
import type { Packed } from './series.ts';

/** Number of records sent at once. */
const AT_ONCE = 1000;

/** Asks a separate worker, which ends with its answer or when it is stopped. */
export function askTheory(question: TheoryQuestion, records: readonly StepRecord[]): Errand<Report | null> {
  return sendOut<TheoryWorker, Report | null>(boundsWorker(), words.theory, async (remote) => {
    for (let at = 0; at < records.length; at += AT_ONCE) await remote.take(records.slice(at, at + AT_ONCE));
    return remote.report(question);
  });
}

/** Asks for the lower bound, which needs no run. */
export const askFloor = (scenario: Scenario): Errand<Packed<Floor> | null> =>
  sendOut<TheoryWorker, Packed<Floor> | null>(boundsWorker(), words.theory, (remote) =>
    remote.floor(scenario),
  );

const boundsWorker = (): Worker =>
  new Worker(new URL('./bounds-worker.ts', import.meta.url), { type: 'module' });
