import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadBackend } from '../../src/index.ts';
import { readLesson } from '../../src/lessons/read/read-lesson.ts';
import { outcome } from '../../src/lessons/statement.ts';
import { LESSON_PANELS } from '../../src/lessons/step-shape.ts';
import { filesOf, LESSONS, lessonFolders, lessonIn, Worldroom } from './support.ts';

const lessons = lessonFolders().map((folder) => [folder, lessonIn(folder).lesson] as const);

describe('the course', () => {
  it.each(lessons)('%s has a test that recomputes it', (folder) => {
    expect(existsSync(join(import.meta.dirname, `${folder}.test.ts`))).toBe(true);
  });

  it('gives every lesson a name and a place of its own', () => {
    expect(new Set(lessons.map(([, { name }]) => name)).size).toBe(lessons.length);
    expect(new Set(lessons.map(([, { number }]) => number)).size).toBe(lessons.length);
  });
});

describe('the lanes of a step', () => {
  /** Lanes by their badge, or by a measure of them. */
  const lanesIn = (text: string) => [...text.matchAll(/\[([A-F])\]|\(([A-F])[,)]/g)].map((m) => m[1] ?? m[2]);

  it.each(lessons)('%s asks of lanes that its panel shows, and of no others', (_, { steps }) => {
    for (const { title, lanes, compared, panel, predict, task } of steps) {
      const inSight: readonly string[] | undefined = compared ?? lanes;
      if (!panel || !inSight) continue;
      const asked = [...lanesIn(JSON.stringify([predict, task])), ...(predict?.curve ?? [])];
      expect([title, ...asked.filter((letter) => !inSight.includes(letter))]).toEqual([title]);
    }
  });

  it.each(lessons)('%s compares every lane that has a plot of its own', (_, { steps }) => {
    for (const { title, lanes, compared } of steps)
      if (compared)
        expect([title, ...(lanes ?? [])].filter((one) => !compared.includes(one as 'A'))).toEqual([title]);
  });
});

describe('another seed in a scene', () => {
  it('makes its lesson fail', async () => {
    const files = filesOf('06-the-event-trigger');
    const jump = JSON.stringify({ ...JSON.parse(files['jump.json']), seed: 383 });
    const checked = readLesson('06-the-event-trigger', { ...files, 'jump.json': jump });
    const seeds = Object.entries(checked.statements).filter(
      ([, { values, scene, over }]) => values && scene === 'jump' && !over,
    );
    const { worlds } = new Worldroom(
      { ...checked, statements: Object.fromEntries(seeds) },
      await loadBackend(),
    );
    const differs = seeds.filter(([, statement]) => outcome(statement, worlds).is !== statement.is);
    expect(differs.map(([id]) => id)).toEqual(expect.arrayContaining(['S6.1', 'S6.6']));
  });
});

describe('the template', () => {
  it('is a lesson without a mistake', () => {
    const files = filesOf('template');
    expect(Object.keys(files).sort()).toEqual(['lesson.md', 'statements.yaml', 'world.json']);
    const { lesson } = readLesson('template', files);
    expect(lesson.steps).toHaveLength(1);
    expect(LESSONS).toContain('lessons');
  });
});

describe('panels of lessons', () => {
  it('are known by the names that the page has for them', async () => {
    const { readFileSync } = await import('node:fs');
    const source = readFileSync(join(LESSONS, '../web/panels/registry.ts'), 'utf8');
    for (const id of LESSON_PANELS) expect(source).toContain(`id: '${id}'`);
  });
});
