import type { Backend } from '../gp/backend.ts';

/** Raised on purpose whenever any record's bits change. Part of every fingerprint. */
export const ENGINE_VERSION = '0.2.0';

/** The engine as a link names it: its version, and its arithmetic where that is not the usual one. */
export function engineName(backend: Backend['name']): string {
  return backend === 'wasm' ? ENGINE_VERSION : `${ENGINE_VERSION} on ${backend}`;
}
