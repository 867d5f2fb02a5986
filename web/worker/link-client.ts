import type { LinkContent } from '../../src/index.ts';
import { type Errand, sendOut } from './errand.ts';
import type { LinkWorker } from './link-worker.ts';

/** Reads a link in a worker of its own: a stranger may have made it as large as a link may be. */
export function readLink(fragment: string): Errand<LinkContent> {
  const worker = new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' });
  return sendOut<LinkWorker, LinkContent>(worker, 'the link', (remote) => remote.read(fragment));
}
