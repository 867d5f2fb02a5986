import { hexToBytes } from '@noble/hashes/utils.js';
import bytes from './gen/scalar-bytes.ts';

/** What wasm/scalar.ts exports. */
interface ScalarCore {
  readonly memory: WebAssembly.Memory;
  exp(x: number): number;
  log(x: number): number;
  sin(x: number): number;
  cos(x: number): number;
  pow(x: number, y: number): number;
  philox(c0: number, c1: number, c2: number, c3: number, k0: number, k1: number): void;
  word(index: number): number;
  uniform(k0: number, k1: number, index: number): number;
  normalPairs(k0: number, k1: number, first: number, count: number): void;
  scratch(): number;
  /** Pairs of normals that fit there. */
  readonly SCRATCH_PAIRS: WebAssembly.Global;
}

/** The scalar core: 17 kB, instantiated once and synchronously when this module is first imported. */
export const scalar = new WebAssembly.Instance(new WebAssembly.Module(hexToBytes(bytes)))
  .exports as unknown as ScalarCore;
