import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

const BUILT = join(import.meta.dirname, '../../../dist');
const KINDS = ['assets', 'engines']
  .flatMap((folder) =>
    readdirSync(join(BUILT, folder), { recursive: true }).map((name) => `${folder}/${name}`),
  )
  .filter((path) => /-worker(?:-[\w-]+)?\.js$/.test(path));

let stage: Stage;
let elsewhere: Server;
/** What reached the other origin. */
const reached: string[] = [];
beforeAll(async () => {
  stage = await openStage();
  elsewhere = createServer(({ url = '' }, response) => {
    reached.push(url);
    response
      .setHeader('Access-Control-Allow-Origin', '*')
      .setHeader('Content-Type', 'text/javascript')
      .end('');
  });
  await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
});
afterAll(async () => {
  elsewhere.close();
  await stage.close();
});

/** Ends a worker's own file: what it could do if a fault let a stranger's code run in it. */
const attempts = (origin: string) => `
;(async () => {
  const tried = async (act) => { try { await act(); return 'let through'; } catch { return 'refused'; } };
  postMessage({ attempts: [
    await tried(() => fetch('${origin}/fetch')),
    await tried(() => import('${origin}/import.js')),
    await tried(() => (0, eval)('1 + 1')),
    await tried(() => new Function('return 1')()),
    await tried(async () => { if (!(await fetch(self.location.href)).ok) throw new Error(); }),
  ] });
})();`;

it('finds a worker of every kind, archived ones too', () => {
  expect(KINDS.length).toBeGreaterThanOrEqual(12);
  expect(KINDS).toContain('engines/0.1.0/lab-worker.js');
});

it.each(KINDS)('%s reaches its own host alone, and evaluates nothing', async (kind) => {
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const { page } = await stage.open();
  await page.route(`**/${kind}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + attempts(origin) });
  });
  const outcome = await page.evaluate(
    (file) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(`./${file}`, { type: 'module' });
        worker.addEventListener('error', ({ message }) => reject(new Error(`the worker failed: ${message}`)));
        worker.addEventListener('message', ({ data }) => data?.attempts && resolve(data.attempts));
      }),
    kind,
  );
  expect(outcome).toEqual(['refused', 'refused', 'refused', 'refused', 'let through']);
  expect(reached).toEqual([]);
  await page.context().close();
});

it('the service worker reaches its own host alone, and evaluates nothing', async () => {
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const policy = (await fetch(`${stage.url}sw.js`)).headers.get('Content-Security-Policy') ?? '';
  const answers = attempts(origin)
    .replace(';(async', 'const postMessage = (data) => event.source.postMessage(data); (async')
    .replace(/^/, 'addEventListener("message", (event) => {')
    .concat('});');
  // The same policy over a service worker that does nothing but try.
  const own = createServer(({ url }, response) => {
    if (url !== '/sw.js') return void response.setHeader('Content-Type', 'text/html').end('<!doctype html>');
    response
      .setHeader('Content-Security-Policy', policy)
      .setHeader('Content-Type', 'text/javascript')
      .end(answers);
  });
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done));
  const page = await stage.browser.newPage();
  await page.goto(`http://127.0.0.1:${(own.address() as AddressInfo).port}/`);
  const outcome = await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    const { active } = await navigator.serviceWorker.ready;
    const answer = new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data.attempts));
    });
    navigator.serviceWorker.startMessages();
    active?.postMessage('try');
    return answer;
  });
  expect(outcome).toEqual(['refused', 'refused', 'refused', 'refused', 'let through']);
  expect(reached).toEqual([]);
  await page.close();
  own.closeAllConnections();
  own.close();
});
