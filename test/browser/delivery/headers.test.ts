import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from '../support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('is served with the headers that public/_headers and docs/hosting.md name', async () => {
  const { headers } = await fetch(stage.url);
  const guide = readFileSync(join(import.meta.dirname, '../../../docs/hosting.md'), 'utf8');
  const named = {
    'Content-Security-Policy': "frame-ancestors 'self'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
  for (const [name, value] of Object.entries(named)) {
    expect(headers.get(name)).toBe(value);
    expect(guide).toContain(`| \`${name}\` | \`${value}\` |`);
  }
  const policyOf = async (path: string) =>
    (await fetch(stage.url + path)).headers.get('Content-Security-Policy') ?? '';
  const workers = await policyOf('assets/');
  expect(workers).toContain("default-src 'none'");
  expect(guide).toContain(`\`Content-Security-Policy: ${workers}\``);
  expect(await policyOf('engines/')).toBe(workers);
  expect(await policyOf('sw.js')).toBe(workers.replace(" 'wasm-unsafe-eval'", ''));
});

it('lets nothing become HTML or script but its own workers and style sheets', async () => {
  const { page, complaints } = await stage.open();
  await page
    .locator('#root')
    .getByText(/^t = [1-9]\d* of \d+$/)
    .first()
    .waitFor();
  expect(complaints).toEqual([]);
  const refused = await page.evaluate(() => {
    const attempts = [
      () => {
        document.body.innerHTML = '<b>bold</b>';
      },
      () => document.body.insertAdjacentHTML('beforeend', '<img src="x">'),
      () => {
        document.createElement('script').src = 'https://example.org/script.js';
      },
      () => {
        document.createElement('script').textContent = 'alert(1)';
      },
      () => new Worker('data:text/javascript,1'),
      () => window.trustedTypes?.createPolicy('another', {}),
    ];
    return attempts.map((attempt) => {
      try {
        attempt();
        return 'let through';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(refused).toEqual(Array(6).fill('TypeError'));
  await page.context().close();
});
