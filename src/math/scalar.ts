import bytes from './gen/scalar-bytes.ts';

/** What wasm/scalar.ts exports. */
export interface ScalarCore {
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
export const scalar = new WebAssembly.Instance(new WebAssembly.Module(decodeBase64(bytes)))
  .exports as unknown as ScalarCore;

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of a base64 string (RFC 4648, padded), without Node's Buffer or the DOM's atob. */
export function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const padding = text.endsWith('==') ? 2 : text.endsWith('=') ? 1 : 0;
  const bytes = new Uint8Array((text.length / 4) * 3 - padding);
  const values = new Uint8Array(128);
  for (let i = 0; i < 64; i++) values[ALPHABET.charCodeAt(i)] = i;
  for (let i = 0, out = 0; i < text.length; i += 4, out += 3) {
    const [a, b, c, d] = [0, 1, 2, 3].map((k) => values[text.charCodeAt(i + k)]);
    // Writes beyond the end (the padding) are ignored by typed arrays.
    bytes[out] = (a << 2) | (b >> 4);
    bytes[out + 1] = (b << 4) | (c >> 2);
    bytes[out + 2] = (c << 6) | d;
  }
  return bytes;
}
