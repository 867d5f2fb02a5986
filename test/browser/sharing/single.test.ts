import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as words from '#words/inspect/inspect';
import { engineNotInOneFile } from '#words/page/archive';
import { requireChromium } from '../../../scripts/find/chromium.mjs';
import { linksOf } from '../../archive/corpus.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = join(ROOT, 'dist-single/driftlab.html');

let browser: Browser;
beforeAll(async () => {
  if (!existsSync(FILE)) execFileSync('npx', ['tsx', 'scripts/build/single.mjs'], { cwd: ROOT });
  browser = await chromium.launch({
    executablePath: requireChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
}, 300_000);
afterAll(() => browser.close());

async function open(fragment = '') {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!/^(data|blob):/.test(request.url()) && request.url().split('#')[0] !== pathToFileURL(FILE).href)
      complaints.push(`request to ${request.url()}`);
  });
  await page.goto(`${pathToFileURL(FILE).href}${fragment}`);
  return { page, complaints };
}

it('names nothing beside itself, and lets in no script but its own two', () => {
  const html = readFileSync(FILE, 'utf8');
  const head = html.slice(0, html.indexOf('<title>'));
  expect(head).toMatch(/script-src 'sha256-[^']+' 'sha256-[^']+' 'wasm-unsafe-eval';/);
  expect(head).not.toMatch(/(href|src|content)="\.\//);
  // Served over http it would ask for it.
  expect(html).not.toContain('sw.js');
});

it('says that its figures cannot be entered here, and where they can', async () => {
  const { page, complaints } = await open('#inspect/regret');
  await page.getByRole('alert').getByText(words.noneInOneFile).waitFor();
  expect(complaints).toEqual([]);
});

it('says of a link from an older engine where that engine is', async () => {
  const { page, complaints } = await open(`#${linksOf('0.1.0')[0].link}`);
  await page.getByText(engineNotInOneFile('0.1.0')).first().waitFor();
  expect(complaints).toEqual([]);
});

it('opened from a folder it computes, opens a link, a paper and the editor, and asks for no other file', async () => {
  const { page, complaints } = await open();
  await page
    .locator('#root')
    .getByText(/^t = [1-9]\d* of \d+$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.keyboard.press('l');
  await page.getByRole('button', { name: /^ET, Table 1/ }).click();
  await page.getByRole('navigation', { name: 'Experiments' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Your own' }).first().click();
  await page.getByRole('textbox', { name: 'f(x, t) =' }).fill('sin(9*x + t/20)');
  await page.getByRole('button', { name: 'Use in the lanes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Own objective' }).waitFor();
  await page
    .locator('#root')
    .getByText(/^t = [1-9]\d* of \d+$/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();

  const linked = await open('#steady-drift.50');
  await linked.page.getByRole('heading', { level: 1, name: 'Steady drift' }).waitFor();
  await linked.page.getByText('t = 50 of 200').waitFor();
  await linked.page.getByText(/reference core/).waitFor({ state: 'hidden' });
  expect(linked.complaints).toEqual([]);
  await linked.page.context().close();
}, 180_000);
