import { readdirSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

const KINDS = readdirSync(join(import.meta.dirname, '../../../dist/assets')).filter((name) =>
  /-worker-[\w-]+\.js$/.test(name),
);

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

it('finds a worker of every kind', () => expect(KINDS.length).toBeGreaterThanOrEqual(10));

it.each(KINDS)('%s reaches its own host alone, and evaluates nothing', async (kind) => {
  const origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  const { page } = await stage.open();
  await page.route(`**/assets/${kind}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()) + attempts(origin) });
  });
  const outcome = await page.evaluate(
    (file) =>
      new Promise((resolve, reject) => {
        const worker = new Worker(`./assets/${file}`, { type: 'module' });
        worker.addEventListener('error', ({ message }) => reject(new Error(`the worker failed: ${message}`)));
        worker.addEventListener('message', ({ data }) => data?.attempts && resolve(data.attempts));
      }),
    kind,
  );
  expect(outcome).toEqual(['refused', 'refused', 'refused', 'refused', 'let through']);
  expect(reached).toEqual([]);
  await page.context().close();
});
