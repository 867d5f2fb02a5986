import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import * as words from '#words/page/archive';
import { type ArchivedEngine, ENGINE_FILES } from '../../../src/archive/archive.ts';
import type { Knowledge } from '../../../src/archive/knowledge.ts';
import { ENGINES_CACHE } from '../../browser/engines-cache.ts';

/** Relative to the page, not to its scripts. */
export const urlOf = (version: string, name: string): string => `./engines/${version}/${name}`;

/**
 * An engine's description, once its files are verified byte for byte, but for the interpreter of programs, which few runs need.
 * Rejects with a plain sentence.
 */
export async function wholeEngine(engine: ArchivedEngine): Promise<Knowledge> {
  const others = ENGINE_FILES.filter((name) => name !== 'knows.json');
  const [knows] = await Promise.all(['knows.json', ...others].map((name) => fetchWhole(engine, name)));
  return JSON.parse(new TextDecoder().decode(knows));
}

/** The same of its interpreter, before a program runs in it. */
export async function wholeInterpreter(engine: ArchivedEngine): Promise<void> {
  if (engine.files['interpreter.js']) await fetchWhole(engine, 'interpreter.js');
}

async function fetchWhole(engine: ArchivedEngine, name: string): Promise<Uint8Array> {
  const isWhole = (bytes: Uint8Array) => bytesToHex(sha256(bytes)) === engine.files[name].sha256;
  const kept = await fetchBytes(engine, name);
  if (isWhole(kept)) return kept;
  // The browser's cached copy may be damaged; the server has another.
  await globalThis.caches?.delete(ENGINES_CACHE).catch(() => false);
  const fresh = await fetchBytes(engine, name, { cache: 'reload' });
  if (isWhole(fresh)) return fresh;
  throw new Error(words.engineChanged({ version: engine.version, file: name }));
}

async function fetchBytes({ version }: ArchivedEngine, name: string, how?: RequestInit): Promise<Uint8Array> {
  const response = await fetch(urlOf(version, name), how).catch(() => null);
  if (response?.ok) return new Uint8Array(await response.arrayBuffer());
  throw new Error(words.engineNotFetched({ version, address: new URL('./engines/', document.baseURI).href }));
}
