import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const assets = new URL('../../../dist/assets/', import.meta.url);
const sheets = readdirSync(assets).filter((file) => file.endsWith('.css'));

it('every sheet of the built page states the order of the layers first, whichever arrives first', () => {
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets)
    expect(readFileSync(new URL(sheet, assets), 'utf8'), sheet).toMatch(
      /^@layer mantine, ?base, ?ui, ?components, ?forced;/,
    );
});
