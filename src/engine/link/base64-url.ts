const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...ALPHABET].map((letter, value) => [letter, value]));

/** Bytes as base64url without padding (RFC 4648 §5), whose characters are safe in an address. */
export function toBase64Url(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const count = Math.min(4, bytes.length - i + 1);
    for (let k = 0; k < count; k++) letters.push(ALPHABET[(group >> (18 - 6 * k)) & 63]);
  }
  return letters.join('');
}

/** Whether a text is base64url without padding. */
export function isBase64Url(text: string): boolean {
  return text.length % 4 !== 1 && /^[\w-]*$/.test(text);
}

/** The bytes of base64url text. Characters outside the alphabet count as A: check the text beforehand. */
export function fromBase64Url(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    held = ((held << 6) | (VALUES.get(letter) ?? 0)) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 255;
    }
  }
  return bytes;
}
