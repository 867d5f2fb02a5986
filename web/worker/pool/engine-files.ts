import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as words from '#words/page/archive';
import type { ArchivedEngine, EngineFile } from '../../../src/archive/archive.ts';
import type { Knowledge } from '../../../src/archive/knowledge.ts';

/** Beside the page, not beside its scripts. */
export const urlOf = (version: string, name: EngineFile): string => `./engines/${version}/${name}`;

/** What an engine knows, once its files have come and are, byte for byte, the archived ones. Rejects with a plain sentence. */
export async function wholeEngine(engine: ArchivedEngine): Promise<Knowledge> {
  const fetched = await Promise.all([
    fetchWhole(engine, 'knows.json'),
    fetchWhole(engine, 'lab-worker.js'),
    fetchWhole(engine, 'core.wasm'),
  ]);
  return JSON.parse(new TextDecoder().decode(fetched[0]));
}

async function fetchWhole({ version, files }: ArchivedEngine, name: EngineFile): Promise<Uint8Array> {
  const response = await fetch(urlOf(version, name)).catch(() => null);
  if (!response?.ok)
    throw new Error(
      words.engineNotFetched({ version, address: new URL('./engines/', document.baseURI).href }),
    );
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytesToHex(sha256(bytes)) !== files[name].sha256) {
    await forget(response.url);
    throw new Error(words.engineChanged({ version, file: name }));
  }
  return bytes;
}

/** The service worker keeps an engine's files for ever: what came damaged must not be among them. */
async function forget(url: string): Promise<void> {
  for (const name of (await globalThis.caches?.keys()) ?? []) await (await caches.open(name)).delete(url);
}
