import * as Comlink from 'comlink';
import { type LinkContent, readAddress } from '../../src/index.ts';

/** What the worker that reads links offers over comlink. */
export interface LinkWorker {
  /** What an address's fragment opens. Rejects with a plain sentence that says what is wrong with it. */
  read(fragment: string): LinkContent;
}

const worker: LinkWorker = { read: readAddress };

Comlink.expose(worker);
