import { Inflate } from 'fflate';

/** Packed bytes that are fed at once: 1 kB unpacks to at most about 1 MB. */
const SLICE = 1024;

/**
 * Unpacks deflated bytes slice by slice, so that a few bytes cannot fill the memory.
 * @returns null when they unpack to more than `most` bytes
 * @throws what the unpacker throws where the bytes are not deflated data or end too early
 */
export function unpack(packed: Uint8Array, most: number): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    size += part.length;
  });
  for (let from = 0; from < packed.length && size <= most; from += SLICE)
    inflate.push(packed.subarray(from, from + SLICE), from + SLICE >= packed.length);
  return size > most ? null : joined(parts, size);
}

function joined(parts: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
