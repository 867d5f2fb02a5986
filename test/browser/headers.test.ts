import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage, type Stage } from './support.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

it('is served with the headers that public/_headers and docs/hosting.md name', async () => {
  const { headers } = await fetch(stage.url);
  const guide = readFileSync(join(import.meta.dirname, '../../docs/hosting.md'), 'utf8');
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
});
