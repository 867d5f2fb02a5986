import type { Scenario } from '../contracts/scenario.ts';
import type { Backend } from '../gp/backend.ts';

/** Raised by hand whenever any bits of a record change. Part of every fingerprint. */
export const ENGINE_VERSION = '0.3.0';

/** The engine that computes a scenario, as a link names it: its version, and its arithmetic where that is not the usual one. */
export function engineName(backend: Backend['name'], { engine = ENGINE_VERSION }: Pinned = {}): string {
  return backend === 'wasm' ? engine : `${engine} on ${backend}`;
}

/** The part of a scenario that determines its engine. */
type Pinned = Pick<Scenario, 'engine'>;
