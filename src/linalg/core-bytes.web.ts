/** The bytes of core.wasm, fetched from where the bundler put it. Rejects with a plain sentence. */
export async function loadCoreBytes(): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(new URL('./gen/core.wasm', import.meta.url)).catch(() => {
    throw missing('the server did not answer');
  });
  if (!response.ok) throw missing(`HTTP ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

function missing(reason: string): Error {
  return new Error(
    `The numerical core (core.wasm) could not be loaded: ${reason}. Check the connection; the next change tries again.`,
  );
}
