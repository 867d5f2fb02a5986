import * as words from '#words/page/worker';
import type { encodeLink, LinkContent, Scenario } from '../../../src/index.ts';
import { type Errand, sendOut } from '../errand.ts';
import type { LinkWorker } from './link-worker.ts';

/** Reads a link in a worker of its own: a stranger may have made it as large as a link may be. */
export function readLink(fragment: string): Errand<LinkContent> {
  return sendOut<LinkWorker, LinkContent>(linkWorker(), words.link, (remote) => remote.read(fragment));
}

/** Reads a scenario's JSON in the same way. */
export function readScenarioText(text: string): Errand<Scenario> {
  return sendOut<LinkWorker, Scenario>(linkWorker(), words.scenario, (remote) => remote.parse(text));
}

/** Packs what a link holds, which takes seconds where a table is large. */
export function packLink(...content: Parameters<typeof encodeLink>): Errand<string> {
  return sendOut<LinkWorker, string>(linkWorker(), words.link, (remote) => remote.pack(...content));
}

const linkWorker = (): Worker => new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' });
