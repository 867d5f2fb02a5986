/** Where the first chunk of a PNG ends: signature, then IHDR. */
const AFTER_HEADER = 33;

/** A PNG that says how many dots a metre of paper takes (chunk pHYs of the PNG specification). */
export async function withResolution(png: Blob, dotsPerMetre: number): Promise<Blob> {
  const chunk = new DataView(new ArrayBuffer(21));
  const dots = Math.round(dotsPerMetre);
  chunk.setUint32(0, 9);
  for (const [i, letter] of [...'pHYs'].entries()) chunk.setUint8(4 + i, letter.charCodeAt(0));
  chunk.setUint32(8, dots);
  chunk.setUint32(12, dots);
  chunk.setUint8(16, 1);
  chunk.setUint32(17, crc32(new Uint8Array(chunk.buffer, 4, 13)));
  return new Blob([png.slice(0, AFTER_HEADER), chunk.buffer, png.slice(AFTER_HEADER)], { type: png.type });
}

/** The checksum of PNG chunks (ISO 3309), bit by bit. */
function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
