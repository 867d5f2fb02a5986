import { expect, it } from 'vitest';
import { newId } from '../../../web/browser/new-id.ts';

it('is 32 hexadecimal digits, another one each time', () => {
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(100);
});
