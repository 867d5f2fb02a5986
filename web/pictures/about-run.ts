import type { Fingerprints } from '../../src/engine/link/link.ts';
import { engineName } from '../../src/engine/version.ts';
import type { About } from '../../src/picture/svg.ts';
import { scenarioWithView } from '../store/actions/view.ts';
import { addressTo } from '../store/address/made-links.ts';
import { page } from '../store/page.ts';
import { lab } from '../store/store.ts';

/** What a picture of the run on the page says of itself. */
export async function aboutRun(): Promise<About> {
  const { shown, runs } = lab.getState();
  const prints = shown.lanes.map(({ id }) => [id, runs[id]?.fingerprint ?? ''] as const);
  return {
    link: await addressTo(scenarioWithView()).catch(() => ''),
    fingerprint: fingerprintsText(Object.fromEntries(prints.filter(([, print]) => print !== ''))),
    engine: engineName(page.getState().backend ?? 'wasm', shown),
  };
}

/** "A 0123…, B 4567…" */
export const fingerprintsText = (fingerprints: Fingerprints): string =>
  Object.entries(fingerprints)
    .map(([letter, fingerprint]) => `${letter} ${fingerprint}`)
    .join(', ');
