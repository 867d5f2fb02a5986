import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeLink } from '../../../src/engine/link/link.ts';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** The opening scene one step before its first jump, which lane B notices at once. */
const [{ scenario }] = SCENES;
const CHANGE = 60;
const before = (view: object = {}) =>
  `#${encodeLink({ ...scenario, view: { ...scenario.view, step: CHANGE, ...view } })}`;

/** What a frame shows of the step after the jump. */
interface Seen {
  readonly step: number;
  readonly phase: string;
  /** Every word that can be seen or heard outside the controls. */
  readonly words: string;
  /** The marks of resets that are drawn in full: at the timeline, in the trigger panel. */
  readonly marks: number;
}

/** Watches the page frame by frame until the step after the jump has gone by. */
function watch(page: Page, last: number): Promise<Seen[]> {
  return page.evaluate(
    (end) =>
      new Promise<Seen[]>((resolve) => {
        const seen: Seen[] = [];
        const look = () => {
          const step = Number(document.querySelector('.timeline')?.getAttribute('aria-valuenow'));
          if (step > end) return resolve(seen);
          const parts = [...document.querySelectorAll<HTMLElement>('.lanes, .insight, .transport')];
          const labels = [...document.querySelectorAll('.lanes [aria-label], .transport [aria-label]')];
          const phases = document.querySelector<HTMLElement>('.phases');
          const phase = phases?.querySelector('[aria-current]')?.textContent ?? '';
          // The scene's own sentence stands there from the first step on: it tells of the scene, not of this step.
          const about = document.querySelector<HTMLElement>('.scene .about')?.innerText ?? '';
          const words = [
            ...parts.map((part) => part.innerText.replace(phases?.innerText ?? '', '').replace(about, '')),
            ...labels.map((label) => label.getAttribute('aria-label') ?? ''),
            ...[...document.querySelectorAll('.insight svg text, .timeline text')].map(
              (text) => text.textContent,
            ),
          ].join(' ');
          const marks = document.querySelectorAll('.timeline .reset, #panel-trigger .reset-line').length;
          seen.push({ step, phase, words, marks });
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    last,
  );
}

describe('slow motion at the jump, frame by frame', () => {
  it('has no word and no mark of the reset before the phase "test"', async () => {
    const { page, complaints } = await stage.open(before(), { viewport: { width: 1280, height: 720 } });
    await page.locator('.lane[data-lane="B"] svg.plot').waitFor();
    await page.getByRole('button', { name: /^Speed: / }).click();
    await page.getByRole('menuitemradio', { name: 'slow motion' }).click();
    const phases = await page.locator('.phases').boundingBox();
    expect((phases?.y ?? 720) + (phases?.height ?? 0)).toBeLessThanOrEqual(720);
    expect((phases?.x ?? 1280) + (phases?.width ?? 0)).toBeLessThanOrEqual(1280);
    await page.keyboard.press('Space');
    const frames = (await watch(page, CHANGE + 1)).filter(({ step }) => step === CHANGE + 1);
    const early = frames.filter(({ phase }) => ['fit', 'score', 'query'].includes(phase));
    const late = frames.filter(({ phase }) => phase === 'test');
    expect(frames.map(({ phase }) => phase)).not.toContain('');
    for (const phase of ['fit', 'score', 'query'])
      expect(early.filter((frame) => frame.phase === phase).length, phase).toBeGreaterThan(0);
    const telling = /Fired at|Test fired|noticed|jumped|\bresets? \d|drops|> κ/i;
    for (const { words, marks, phase } of early) {
      expect(words.match(telling)?.[0], phase).toBeUndefined();
      expect(marks, phase).toBe(0);
    }
    expect(late.some(({ words }) => /Test fired/.test(words) && /noticed at once/.test(words))).toBe(true);
    expect(late.some(({ marks }) => marks > 0)).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
