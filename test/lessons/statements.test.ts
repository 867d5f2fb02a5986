import { describe, expect, it } from 'vitest';
import { loadBackend } from '../../src/index.ts';
import { outcome } from '../../src/lessons/statement.ts';
import { lessonFolders, lessonIn, Worldroom } from './support.ts';

const backend = await loadBackend();

describe.each(lessonFolders())('lesson %s', (folder) => {
  const checked = lessonIn(folder);
  const { worlds } = new Worldroom(checked, backend);
  it.each(Object.entries(checked.statements))('%s holds, and comes out as it is written', (_, statement) => {
    const { is, true: holds } = outcome(statement, worlds);
    expect(is).toBe(statement.is);
    expect(holds).toBe(true);
  }, 120_000);
});
