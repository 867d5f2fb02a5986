import * as inWorker from '#words/page/in-worker';
import * as words from '#words/page/worker';
import type { encodeLink, LinkContent, Scenario } from '../../../src/index.ts';
import { type Errand, sendOut } from '../errand.ts';
import type { LinkWorker } from './link-worker.ts';

/** Reads a link in a separate worker, because one from a stranger may be as large as the limit. */
export function readLink(fragment: string): Errand<LinkContent> {
  return sendOut<LinkWorker, LinkContent>(linkWorker(), words.link, (remote) => remote.read(fragment));
}

/** Reads a scenario's JSON in a separate worker. */
export function readScenarioText(text: string): Errand<Scenario> {
  return sendOut<LinkWorker, Scenario>(linkWorker(), words.scenario, (remote) =>
    remote.parse(text).catch(refuseText),
  );
}

/** The message of a JsonError follows what it is about. */
function refuseText(error: Error): never {
  throw error.name === 'JsonError' ? new Error(inWorker.wrongText(error.message)) : error;
}

/** Packs a link's content in a separate worker, which takes seconds for a large table. */
export function packLink(...content: Parameters<typeof encodeLink>): Errand<string> {
  return sendOut<LinkWorker, string>(linkWorker(), words.link, (remote) => remote.pack(...content));
}

const linkWorker = (): Worker => new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' });
