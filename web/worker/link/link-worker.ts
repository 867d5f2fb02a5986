import * as Comlink from 'comlink';
import * as words from '#words/page/in-worker';
import { inItsEngine } from '../../../src/archive/archive.ts';
import { doubledKey } from '../../../src/engine/doubled-key.ts';
import { JsonError, parseJson } from '../../../src/engine/json.ts';
import {
  encodeLink,
  type LinkContent,
  parseScenario,
  readAddress,
  type Scenario,
} from '../../../src/index.ts';
import { cut } from '../../../src/parameters/quoted.ts';

/** Interface of the worker that reads links, over comlink. */
export interface LinkWorker {
  /** Opens an address's fragment in the engine that made it. Rejects with a plain sentence on its fault. */
  read(fragment: string): LinkContent;
  /** The scenario in a JSON text. Rejects with a sentence that names place, rule and value, or with a JsonError. */
  parse(text: string): Scenario;
  /** The fragment of a link with this content. */
  pack(...content: Parameters<typeof encodeLink>): string;
}

const worker: LinkWorker = {
  read: (fragment) => inItsEngine(readAddress(fragment)),
  parse: (text) => parseScenario(jsonOf(text)),
  pack: encodeLink,
};

function jsonOf(text: string): unknown {
  const value = parseJson(text);
  const doubled = doubledKey(text);
  if (doubled === null) return value;
  throw new JsonError(words.twice(cut(doubled, 100)));
}

Comlink.expose(worker);
