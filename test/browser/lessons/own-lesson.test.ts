import { strToU8, zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packBundle } from '../../../src/lessons/bundle/packed.ts';
import { filesOf } from '../../lessons/support.ts';
import { drop, openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const FILES = filesOf('template');
/** For a busy machine. */
const SOON = { timeout: 30_000 };
const NOTE = 'its statements have not been checked';

const zipOf = (files: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(Object.entries(files).map(([name, text]) => [`my-drift/${name}`, strToU8(text)])),
    ),
  );

async function dropZip(page: Page, zip: Buffer): Promise<void> {
  const held = await page.evaluateHandle((content) => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], 'my-drift.zip', { type: 'application/zip' }));
    return transfer;
  }, zip.toString('base64'));
  await drop(page, held);
}

const carried = packBundle({ folder: 'my-drift', files: FILES });

const opened = (page: Page) =>
  page.locator('.lesson').getByRole('heading', { name: 'A template' }).waitFor(SOON);
const fragment = (page: Page) => page.evaluate(() => location.hash);

describe('a lesson’s zip dropped on the page', () => {
  it('opens as a lesson that stays, until it is removed from the shelf', async () => {
    const { page, complaints } = await stage.open('#abrupt-change');
    await dropZip(page, zipOf(FILES));
    await opened(page);
    await page.getByText(NOTE).waitFor(SOON);
    await expect.poll(() => fragment(page)).toBe('#lesson=own-my-drift&step=1');

    // Drawn when the run of its first step has been computed.
    const pictures = () => page.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(pictures).toContain('driftlab-own-lessons-pictures:own-my-drift');

    await page.reload();
    await opened(page);
    await page.goBack();
    await page.locator('.lesson').waitFor({ state: 'detached', ...SOON });
    await page.evaluate(() => {
      location.hash = 'teacher';
    });
    await page.getByRole('heading', { name: /^yours: A template/ }).waitFor(SOON);
    await page.getByRole('heading', { name: /^0 What is a Gaussian process/ }).waitFor(SOON);
    await page.goBack();
    await page.locator('.lesson').waitFor({ state: 'detached', ...SOON });
    await page.keyboard.press('l');
    const entry = page.getByRole('button', { name: /^A template ?, yours · 0 of 1/ });
    await entry.locator('.pic svg path.query').waitFor({ state: 'attached', ...SOON });
    await entry.focus();
    await page.keyboard.press('Delete');
    await page.keyboard.press('Delete');
    await entry.waitFor({ state: 'detached', ...SOON });
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('with mistakes is refused in one list with file and line, and the scene stays', async () => {
    const { page, complaints } = await stage.open('#abrupt-change');
    const lesson = FILES['lesson.md'].replace('lane: A', 'lane: B').replace('{S0.1}', '<b>{S0.9}</b>');
    await dropZip(page, zipOf({ ...FILES, 'lesson.md': lesson }));
    const mistakes = page.getByRole('alert').getByRole('listitem');
    await mistakes.nth(1).waitFor(SOON);
    const lines = await mistakes.allInnerTexts();
    expect(lines.join('\n')).toMatch(/lesson\.md, line \d+: lane names lane B; the scene has A/);
    expect(lines.join('\n')).toMatch(/lesson\.md, line \d+: .*names no statement/);
    await page.getByRole('heading', { level: 1, name: 'Abrupt change' }).waitFor(SOON);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a link that carries a lesson', () => {
  it('opens it, and hands on the same link', async () => {
    const { page, complaints } = await stage.open(`#lesson-in=${carried}&step=1`);
    await opened(page);
    await expect.poll(() => fragment(page), SOON).toBe('#lesson=own-my-drift&step=1');
    await page.getByText('Share it').click();
    const link = page.getByLabel('Link that contains this lesson', { exact: true });
    await expect.poll(() => link.inputValue(), SOON).toBe(`${stage.url}#lesson-in=${carried}&step=1`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('and is cut off says so, with the way back', async () => {
    const { page } = await stage.open(`#lesson-in=${carried.slice(0, -40)}`);
    await page.getByText('The link is incomplete').waitFor(SOON);
    await page.getByRole('button', { name: 'Lessons', exact: true }).waitFor(SOON);
    await page.context().close();
  });
});
