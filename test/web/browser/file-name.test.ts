import { expect, it } from 'vitest';
import { fileName } from '../../../web/browser/file-name.ts';

it.each([
  ['Abrupt change', 'abrupt-change'],
  ['A paper’s table', 'a-paper-s-table'],
  ['Größe / ../x', 'gro-e-x'],
  ['', 'driftlab'],
  ['🙂', 'driftlab'],
])('the file of "%s" is called %s', (title, name) => {
  expect(fileName(title)).toBe(name);
});
