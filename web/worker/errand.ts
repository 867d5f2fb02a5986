import * as Comlink from 'comlink';
import * as words from '#words/page/worker';
import { whenBroken } from './when-broken.ts';

/** An answer that a separate worker is computing. */
export interface Errand<Answer> {
  /** Rejects with a plain sentence; never settles once stopped. */
  readonly answer: Promise<Answer>;
  readonly stop: () => void;
}

/**
 * Asks a new worker one question; the worker ends with its answer or when it is stopped.
 * @param subject what the worker is for, named in the error if it does not load
 */
export function sendOut<Interface, Answer>(
  worker: Worker,
  subject: string,
  ask: (remote: Comlink.Remote<Interface>) => Promise<Answer>,
): Errand<Answer> {
  const broken = whenBroken(worker, () => words.notLoaded(subject));
  const answer = Promise.race([ask(Comlink.wrap<Interface>(worker)), broken]);
  return { answer: answer.finally(() => worker.terminate()), stop: () => worker.terminate() };
}
