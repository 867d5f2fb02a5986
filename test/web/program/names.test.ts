import { expect, it } from 'vitest';
import * as editor from '#words/program/editor';
import * as words from '#words/program/names';
import { BEGINNINGS } from '../../../src/program/beginnings.ts';
import { PROGRAM_NAMES } from '../../../src/program/names.ts';
import { helpOn } from '../../../web/program/editor/names.ts';

it('every name that a program may use is said in a sentence', () => {
  for (const name of PROGRAM_NAMES) expect(helpOn(name), name.name).toMatch(/^.+\.$/);
  expect(Object.keys(words.does)).toHaveLength(PROGRAM_NAMES.length);
});

it('every program to begin with has a name', () => {
  expect(Object.keys(editor.beginnings)).toEqual(BEGINNINGS.map(({ id }) => id));
});
