import * as words from '#words/share/picture-raster';
import { MM_PER_PX, type Picture } from './picture.ts';
import { withResolution } from './resolution.ts';

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
