/** The bytes of core.wasm, fetched from where the bundler put it. */
export async function loadCoreBytes(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL('./gen/core.wasm', import.meta.url));
  if (!response.ok) throw new Error(`The numerical core could not be loaded (HTTP ${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}
