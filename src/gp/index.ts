import { loadCoreBytes } from '#core-bytes';
import { instantiateCore } from '../linalg/core.ts';
import type { Backend } from './backend.ts';
import { createWasmBackend } from './wasm/backend.ts';

/**
 * Loads the numerical core: WebAssembly with SIMD, or the ml-matrix reference where the engine has no SIMD or
 * `preferred` asks for it. The backend's `name` says which. Rejects when core.wasm cannot be read.
 */
export async function loadBackend(preferred: Backend['name'] = 'wasm'): Promise<Backend> {
  if (preferred === 'ml-matrix') return loadReference();
  const core = await instantiateCore(await loadCoreBytes());
  return core ? createWasmBackend(core) : loadReference();
}

/** Apart, as hardly any engine needs it: ml-matrix is an eighth of a worker. */
async function loadReference(): Promise<Backend> {
  const { createMlMatrixBackend } = await import('./reference/backend.ts');
  return createMlMatrixBackend();
}
