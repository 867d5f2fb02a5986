import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const NAMES = [
  { tag: 'de', label: 'Sprache', lessons: 'Lektionen' },
  { tag: 'es', label: 'Idioma', lessons: 'Lecciones' },
] as const;

describe.each(NAMES)('the page in $tag', ({ tag, label, lessons }) => {
  it('says which language it is in, before its scripts and after', async () => {
    const { page, complaints } = await stage.open(`${tag}/`);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(tag);
    await page.getByRole('button', { name: lessons, exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: label }).innerText()).toBe(tag.toUpperCase());
    expect(await page.getByRole('button', { name: 'Lessons', exact: true }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it.each([1440, 390, 360])('is not wider than %d px', async (width) => {
    const { page, complaints } = await stage.open(`${tag}/`, { viewport: { width, height: 844 } });
    await page.locator('.lane-plot svg').first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

it('another language is chosen in the header, shows the same run, and is there at the next visit', async () => {
  const { page, complaints } = await stage.open('#steady-drift');
  const choose = async (label: string, name: string) => {
    await page.getByRole('button', { name: label }).click();
    await page.getByRole('menuitemradio', { name }).click();
  };
  await choose('Language', 'Deutsch');
  await page.waitForURL(/\/de\/#./);
  await page.getByRole('button', { name: 'Sprache' }).waitFor();
  const run = new URL(page.url()).hash;
  await page.goto(stage.url);
  await page.waitForURL(/\/de\/$/);
  // An address that asks for a language has it.
  await page.goto(`${stage.url}?lang=es${run}`);
  await page.waitForURL(/\/es\/#./);
  await choose('Idioma', 'English');
  await page.waitForURL(new RegExp(`^${stage.url}#`));
  await page.getByRole('button', { name: 'Language' }).waitFor();
  expect(new URL(page.url()).hash).toBe(run);
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'Language' }).waitFor();
  expect(page.url()).toBe(stage.url);
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a first visit is in the browser’s language where there is one, until another is chosen', async () => {
  const { page, complaints } = await stage.open('#steady-drift.50', { locale: 'de-AT' });
  await page.waitForURL(/\/de\/#steady-drift\.50$/);
  await page.getByText('t = 50 von 200').first().waitFor();
  await page.getByRole('button', { name: 'Sprache' }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await page.waitForURL(new RegExp(`^${stage.url}#`));
  await page.getByRole('button', { name: 'Language' }).waitFor();
  await page.goto(stage.url);
  await page.getByRole('button', { name: 'Language' }).waitFor();
  expect(page.url()).toBe(stage.url);
  expect(complaints).toEqual([]);
  await page.context().close();
  const other = await stage.open('#steady-drift.50', { locale: 'fr-FR' });
  await other.page.getByRole('button', { name: 'Language' }).waitFor();
  expect(other.page.url()).toBe(`${stage.url}#steady-drift.50`);
  await other.page.context().close();
});

it('a step, and a run too long for an address, go along to another language', async () => {
  const { page, complaints } = await stage.open('#steady-drift.50');
  await page.getByText('t = 50 of 200').first().waitFor();
  await page.evaluate(() =>
    history.replaceState({ ...history.state, tooLong: location.hash.slice(1) }, '', location.pathname),
  );
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await page.waitForURL(/\/de\/$/);
  await page.getByText('t = 50 von 200').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('a link made in another language is everybody’s', async () => {
  const { page, complaints } = await stage.open('de/');
  await page.getByRole('button', { name: 'Teilen' }).click();
  const link = page.locator('.linkfield input').first();
  await expect.poll(() => link.inputValue()).toMatch(new RegExp(`^${stage.url}#`));
  expect(complaints).toEqual([]);
  await page.context().close();
});
