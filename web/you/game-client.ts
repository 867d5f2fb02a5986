import * as Comlink from 'comlink';
import * as words from '#words/you/game';
import { whenBroken } from '../worker/when-broken.ts';
import type { GameWorker } from './game-protocol.ts';

/** The worker of the hidden world; if it breaks, pending questions are rejected with a sentence. */
export interface GameClient {
  /** Asks the worker a question. */
  ask<T>(question: (game: GameWorker) => Promise<T>): Promise<T>;
  stop(): void;
}

export function startGame(): GameClient {
  const worker = new Worker(new URL('./game-worker.ts', import.meta.url), { type: 'module' });
  const remote = Comlink.wrap<GameWorker>(worker);
  const broken = whenBroken(worker, () => words.workerStopped);
  return {
    ask: (question) => Promise.race([question(remote as unknown as GameWorker), broken]),
    stop: () => worker.terminate(),
  };
}
