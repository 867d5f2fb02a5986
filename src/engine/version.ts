import type { Scenario } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';

/** Raised on purpose whenever any record's bits change. Part of every fingerprint. */
export const ENGINE_VERSION = '0.2.0';

/** The engine that computes a scenario, as a link names it: its version, and its arithmetic where that is not the usual one. */
export function engineName(backend: Backend['name'], { engine = ENGINE_VERSION }: Pinned = {}): string {
  return backend === 'wasm' ? engine : `${engine} on ${backend}`;
}

/** A scenario as far as its engine goes. */
type Pinned = Pick<Scenario, 'engine'>;
