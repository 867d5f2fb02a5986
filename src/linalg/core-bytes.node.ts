import { readFile } from 'node:fs/promises';

/** The bytes of core.wasm, read from beside this module. */
export async function loadCoreBytes(): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await readFile(new URL('./gen/core.wasm', import.meta.url)));
}
