import * as Comlink from 'comlink';
import { decodeLink, type LinkContent } from '../../src/index.ts';

/** What the worker that reads links offers over comlink. */
export interface LinkWorker {
  /** What a link's fragment holds. Rejects with a plain sentence that says what is wrong with it. */
  read(fragment: string): LinkContent;
}

const worker: LinkWorker = { read: decodeLink };

Comlink.expose(worker);
