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
