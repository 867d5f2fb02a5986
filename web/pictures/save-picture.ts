import type { Fingerprints } from '../../src/engine/link/link.ts';
import { withMetadata } from '../../src/picture/svg.ts';
import { download } from '../browser/download.ts';
import { fileName } from '../browser/file-name.ts';
import { lab } from '../store/store.ts';
import { fingerprintsText } from './about-run.ts';
import { type Captioned, caption } from './caption.ts';
import { facesFor, facesInUse } from './fonts.ts';
import { drawPicture, textOf } from './picture.ts';
import { rasterise } from './raster.ts';
import { atOnce, inSlices, type Sliced } from './slices.ts';
import type { Subject } from './subjects.ts';
import { svgNode } from './svg.ts';

/** How often a page that plays on is drawn in slices before it is drawn without a rest. */
const ATTEMPTS = 3;

export type PictureFormat = 'svg' | 'png';

/**
 * Downloads what a subject shows now, with its caption: "abrupt-change-regret.svg". Rejects with a plain sentence.
 * @param fingerprints of the lanes that have run
 */
export async function savePicture(
  format: PictureFormat,
  subject: Subject,
  captioned: Captioned,
  fingerprints: Fingerprints,
): Promise<void> {
  const lines = caption(captioned);
  await facesFor(lines);
  const picture = await ofOneMoment(() => drawPicture(subject, lines));
  picture.svg.prepend(svgNode('style', {}, new Text(await facesInUse())));
  const text = withMetadata(textOf(picture.svg), `${document.title}: ${subject.name}`, {
    link: captioned.address,
    fingerprint: fingerprintsText(fingerprints),
    engine: captioned.engine,
  });
  const file =
    format === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await rasterise(picture, text);
  download(file, `${fileName(captioned.scenario.title)}-${subject.id}.${format}`);
}

/** A picture of a page that did not change while it was drawn. */
async function ofOneMoment<Result>(draw: () => Sliced<Result>): Promise<Result> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    let moved = false;
    const unsubscribe = lab.subscribe(() => {
      moved = true;
    });
    const picture = await inSlices(draw()).finally(unsubscribe);
    if (!moved) return picture;
  }
  return atOnce(draw());
}
