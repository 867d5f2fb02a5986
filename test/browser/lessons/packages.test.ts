import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PackageKind, packageFiles } from '../../../src/cli/pack/package-files.ts';
import { packBundle } from '../../../src/lessons/bundle/packed.ts';
import { filesOf } from '../../lessons/support.ts';
import { openWorkshop, PAGE, type Workshop, watchedPage } from './workshop.ts';

const EVENT = { name: 'the-event-trigger', title: 'The event trigger', address: 'lesson=the-event-trigger' };
const OWN = {
  name: 'own-template',
  title: 'A template',
  address: `lesson-in=${packBundle({ folder: 'template', files: filesOf('template') })}`,
};
/** For a busy machine. */
const SOON = { timeout: 60_000 };

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
}, 300_000);
afterAll(() => shop.close());

const packaged = (kind: PackageKind, lesson: typeof EVENT) =>
  packageFiles(kind, lesson, 'participation', readFileSync(PAGE));

async function open(address: string) {
  const watched = await watchedPage(shop);
  await watched.page.goto(address);
  return watched;
}

/** Unpacks a package as a person does, and opens its first page from the folder. */
function fromFolder(kind: PackageKind, lesson: typeof EVENT) {
  for (const [name, content] of Object.entries(packaged(kind, lesson)))
    writeFileSync(join(shop.folder, name), content);
  return open(pathToFileURL(join(shop.folder, 'index.html')).href);
}

describe('a package opened from a folder', () => {
  it.each([EVENT, OWN])('as a page leads to its lesson: $name', async (lesson) => {
    const { page, complaints } = await fromFolder('html', lesson);
    await page.getByRole('heading', { level: 2, name: lesson.title }).waitFor(SOON);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('for a platform shows its lesson, and says that nothing is reported', async () => {
    const { page, complaints } = await fromFolder('scorm', EVENT);
    await page.getByText('nothing is reported').waitFor(SOON);
    const lesson = page.frameLocator('iframe');
    await lesson.getByText('Show me instead').click(SOON);
    await lesson.getByText('answered', { exact: true }).waitFor(SOON);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

/** A record store, of another origin than the package. */
interface Store {
  readonly url: string;
  readonly statements: { readonly verb: { readonly id: string }; readonly object: { readonly id: string } }[];
  /** What it keeps between two visits. */
  kept(): string;
  close(): void;
}

async function openStore(): Promise<Store> {
  const statements: Store['statements'] = [];
  let state: string | null = null;
  const server: Server = createServer((request, answer) => {
    const told = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': '*',
      'Access-Control-Allow-Methods': '*',
    };
    let body = '';
    request.on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      const { method, url = '' } = request;
      if (method === 'POST') statements.push(...JSON.parse(body));
      if (method === 'PUT') state = body;
      const missing = method === 'GET' && url.includes('/state') && state === null;
      answer.writeHead(missing ? 404 : 200, {
        ...told,
        'Access-Control-Allow-Headers': 'authorization, content-type, x-experience-api-version',
      });
      answer.end(method === 'GET' ? state : '');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    statements,
    kept: () => state ?? '',
    close: () => server.close(),
  };
}

it('an xAPI package sends statements to the store that launched it, and is taken up where it was left', async () => {
  const store = await openStore();
  shop.platform.show(packaged('xapi', EVENT));
  const launch = new URLSearchParams({
    endpoint: store.url,
    auth: 'Basic YTpi',
    actor: '{"mbox":"mailto:ada@example.org"}',
  });
  const { page } = await open(`${shop.platform.url}/package/index.html?${launch}`);
  const lesson = page.frameLocator('iframe');
  await lesson.getByText('Show me instead').click(SOON);
  await expect
    .poll(() => store.statements.map(({ verb }) => verb.id))
    .toEqual(['http://adlnet.gov/expapi/verbs/answered']);
  expect(store.statements[0].object.id).toBe('urn:driftlab:lesson:the-event-trigger/step/1');
  await lesson.getByRole('button', { name: 'Next', exact: true }).click();
  await lesson.getByText('2 of 9').waitFor(SOON);
  await expect.poll(() => store.kept()).toContain('"step":2');
  await page.reload();
  await lesson.getByText('2 of 9').waitFor(SOON);
  for (let at = 2; at <= 9; at++) {
    await lesson.getByRole('button', { name: `Step ${at}: ` }).click();
    await lesson.getByText(`${at} of 9`).waitFor(SOON);
    const shown = lesson.getByText('Show me instead');
    await lesson.locator('.lesson-title, .lesson-fold').first().waitFor(SOON);
    if ((await shown.count()) > 0) await shown.click();
  }
  await expect
    .poll(() => store.statements.at(-1)?.verb.id, SOON)
    .toBe('http://adlnet.gov/expapi/verbs/completed');
  store.close();
  await page.context().close();
}, 120_000);
