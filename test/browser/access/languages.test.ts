import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage, type WatchedPage } from '../support.ts';
import { bringAxe, findings } from './axe.ts';
import { cutOff, redrawn, textsShown } from './pseudo-locale/shown.ts';
import { SURFACES } from './pseudo-locale/surfaces.ts';

let stage: Stage;
let opened: WatchedPage;
beforeAll(async () => {
  stage = await openStage();
  opened = await stage.open('', { reducedMotion: 'reduce' });
  await bringAxe(opened.page);
}, 60_000);
afterAll(() => stage.close());

const LANGUAGES = ['de', 'es'];

/** A laptop, the same at 200 %, phones. */
const WINDOWS = [1440, 720, 390, 360];

/** Claims of papers and notes on their settings are English in every language, as the place says. */
const CLAIMS = '#papers';

/** Three words of English in a row. */
const SENTENCE = /(?:\b(?:[a-z]{2,}|a|I)\b[ ,]*){3}/;

/** What is English on every page: titles of papers, names of files, programs and their commands. */
const ENGLISH = [
  /^[A-Z][^.]*(Bayesian|Bandit|Gaussian|Process|Optimi[sz]ation|Learning)[^.]*$/,
  /https?:|\.(md|json|ts|csv|yaml|ipynb)\b|driftlab /,
];

async function openSurface([, path, acts]: (typeof SURFACES)[number], folder: string): Promise<void> {
  const { page } = opened;
  await page.setViewportSize({ width: WINDOWS[0], height: 900 });
  await page.goto('about:blank');
  await page.goto(stage.url + folder + path);
  for (const act of acts) await act(page);
  await expect.poll(() => page.locator('.place-wait').count()).toBe(0);
  await redrawn(page);
}

describe('a language', () => {
  it.each(SURFACES)(
    'has no sentence of English, nothing cut off, and no fault of access: %s',
    async (...surface) => {
      const { page, complaints } = opened;
      await openSurface(surface, '');
      const english = new Set(await textsShown(page));
      const found: string[] = [];
      for (const language of LANGUAGES) {
        await openSurface(surface, `${language}/`);
        const kept = (await textsShown(page)).filter(
          (text) =>
            surface[1] !== CLAIMS &&
            english.has(text) &&
            SENTENCE.test(text) &&
            !ENGLISH.some((known) => known.test(text)),
        );
        found.push(...kept.map((text) => `${language}: ${text}`));
        for (const width of WINDOWS) {
          await page.setViewportSize({ width, height: 844 });
          await redrawn(page);
          found.push(...(await cutOff(page)).map((what) => `${language}, ${width} px: ${what}`));
        }
        found.push(...(await findings(page, 'places')).map((what) => `${language}: ${what}`));
      }
      expect([...new Set(found)]).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
