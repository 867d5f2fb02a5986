import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import type { ModelCheck } from '../../../src/index.ts';
import { type Errand, sendOut } from '../errand.ts';
import type { CheckQuestion, CheckWorker } from './check-protocol.ts';

/** Asks a separate worker, which ends with its answer or when it is stopped. */
export function askCheck(question: CheckQuestion, onProgress: (steps: number) => void): Errand<ModelCheck> {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' });
  return sendOut<CheckWorker, ModelCheck>(worker, words.modelCheck, (remote) =>
    remote.check(question, Comlink.proxy(onProgress)),
  );
}
