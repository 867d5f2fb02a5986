import { Inflate } from 'fflate';
import { fromBase64Url, isBase64Url } from './base64-url.ts';
import { LARGEST_CONTENT, tooLarge, unreadable } from './link-error.ts';

/** Packed bytes that are processed at a time: 1 kB unpacks to at most about 1 MB. */
const SLICE = 1024;

/**
 * The text of deflated bytes in base64url.
 * @param dictionary the dictionary of the packing, if any
 * @throws LinkError where the bytes are invalid, end too early, or unpack to more than a link may hold
 */
export function unpackText(packed: string, dictionary?: Uint8Array): string {
  const bytes = unpacked(packed, dictionary);
  if (bytes === null) throw tooLarge();
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw unreadable();
  }
}

function unpacked(packed: string, dictionary?: Uint8Array): Uint8Array | null {
  if (!isBase64Url(packed)) throw unreadable();
  try {
    return unpack(fromBase64Url(packed), LARGEST_CONTENT, dictionary);
  } catch {
    throw unreadable();
  }
}

/**
 * Unpacks deflated bytes slice by slice, so that a few bytes cannot fill the memory.
 * @returns null when they unpack to more than `most` bytes
 * @throws the error of the unpacker where the bytes are not deflated data or end too early
 */
function unpack(packed: Uint8Array, most: number, dictionary?: Uint8Array): Uint8Array | null {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate(dictionary ? { dictionary } : {}, (part) => {
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
