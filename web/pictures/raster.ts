import * as words from '#words/share/picture-raster';
import { MM_PER_PX, type Picture } from './picture.ts';

/** Dots of a PNG for each px of the page, as long as they are not too many: 305 to the inch on paper. */
const DOTS_PER_PX = 3;

/** More than this a browser may refuse. */
const MOST_DOTS = 64e6;

/** A picture as PNG. The text is that of the same picture as SVG. */
export async function rasterise(
  { width, height }: Pick<Picture, 'width' | 'height'>,
  svg: string,
): Promise<Blob> {
  const scale = Math.min(DOTS_PER_PX, Math.sqrt(MOST_DOTS / (width * height)));
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error(words.noRaster);
  return withResolution(png, (scale / MM_PER_PX) * 1000);
}

/** A document that says its own size, as PNG. */
export function rasteriseDocument(svg: string): Promise<Blob> {
  const [, width, height] = svg.match(/viewBox="0 0 ([\d.]+) ([\d.]+)"/) ?? [];
  return rasterise({ width: Number(width), height: Number(height) }, svg);
}

/** Where the first chunk of a PNG ends: signature, then IHDR. */
const AFTER_HEADER = 33;

/** A PNG that says how many dots a metre of paper takes (chunk pHYs of the PNG specification). */
async function withResolution(png: Blob, dotsPerMetre: number): Promise<Blob> {
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
