import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as words from '#words/page/archive';
import type { ArchivedEngine, EngineFile } from '../../../src/archive/archive.ts';
import type { Knowledge } from '../../../src/archive/knowledge.ts';
import { ENGINES_CACHE } from '../../browser/engines-cache.ts';

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

async function fetchWhole(engine: ArchivedEngine, name: EngineFile): Promise<Uint8Array> {
  const isWhole = (bytes: Uint8Array) => bytesToHex(sha256(bytes)) === engine.files[name].sha256;
  const kept = await fetchBytes(engine, name);
  if (isWhole(kept)) return kept;
  // The browser's own copy may have been damaged; the server has another.
  await globalThis.caches?.delete(ENGINES_CACHE).catch(() => false);
  const fresh = await fetchBytes(engine, name, { cache: 'reload' });
  if (isWhole(fresh)) return fresh;
  throw new Error(words.engineChanged({ version: engine.version, file: name }));
}

async function fetchBytes(
  { version }: ArchivedEngine,
  name: EngineFile,
  how?: RequestInit,
): Promise<Uint8Array> {
  const response = await fetch(urlOf(version, name), how).catch(() => null);
  if (response?.ok) return new Uint8Array(await response.arrayBuffer());
  throw new Error(words.engineNotFetched({ version, address: new URL('./engines/', document.baseURI).href }));
}
