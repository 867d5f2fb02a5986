import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const assets = new URL('../../../dist/assets/', import.meta.url);
const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));
const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));

it('every sheet of the built page states the order of the layers first, whichever arrives first', () => {
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets)
    expect(readFileSync(new URL(sheet, assets), 'utf8'), sheet).toMatch(
      /^@layer mantine, ?base, ?ui, ?components, ?forced;/,
    );
});

it('no script waits for the page’s own sheet, which stands in the page: a second one would style over those between', () => {
  const waiting = scripts.filter((file) =>
    /index-\w{8}\.css/.test(readFileSync(new URL(file, assets), 'utf8')),
  );
  expect(scripts.some((file) => file.startsWith('late-chunks'))).toBe(true);
  expect(waiting).toEqual([]);
});

it('no script imports one that a worker starts with: WebKit would run it a second time, and two workers answer in one', () => {
  const first = /(from|import)\s*\(?["'`]\.\/[a-z]+-worker-[\w-]{8}\.js/;
  expect(scripts.filter((file) => /^[a-z]+-worker-/.test(file)).length).toBeGreaterThan(5);
  expect(scripts.filter((file) => first.test(readFileSync(new URL(file, assets), 'utf8')))).toEqual([]);
});
