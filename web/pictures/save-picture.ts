import { download } from '../ui/download.ts';
import { fileName } from '../ui/file-name.ts';
import { type Captioned, caption } from './caption.ts';
import { facesInUse } from './fonts.ts';
import { drawPicture } from './picture.ts';
import { rasterise } from './raster.ts';
import { inSlices } from './slices.ts';
import type { Subject } from './subjects.ts';
import { svgNode } from './svg-node.ts';

export type PictureFormat = 'svg' | 'png';

/** Downloads what a subject shows now, with its caption: "abrupt-change-regret.svg". Rejects with a plain sentence. */
export async function savePicture(
  format: PictureFormat,
  subject: Subject,
  captioned: Captioned,
): Promise<void> {
  const picture = await inSlices(drawPicture(subject, caption(captioned)));
  const faces = svgNode('style');
  faces.textContent = await facesInUse();
  picture.svg.prepend(faces);
  const text = new XMLSerializer().serializeToString(picture.svg);
  const file =
    format === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await rasterise(picture, text);
  download(file, `${fileName(captioned.scenario.title)}-${subject.id}.${format}`);
}
