import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/lessons/lesson.ts';
import { frameWanted, measured, readReference, writtenAs } from '../../src/lessons/notation.ts';
import { readLesson } from '../../src/lessons/read/read-lesson.ts';
import { LESSON_PANELS } from '../../src/lessons/step-shape.ts';
import { filesOf, LESSONS, lessonBackend, lessonFolders, lessonIn, runOf } from './support.ts';

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

describe('a question', () => {
  const asked = lessons.flatMap(([folder, { steps }]) =>
    steps.flatMap(({ title, predict, answer }) =>
      predict ? [[folder, title, predict.ask, answer] as const] : [],
    ),
  );

  it.each(asked)('of %s, “%s”, reads the same before and after it is answered', (_, __, ask) => {
    expect(ask).not.toMatch(/(?<!\^)\{/);
  });

  it.each(lessons)('%s prints on paper every number of the words before it', (_, { steps }) => {
    for (const { say, predict, question } of steps)
      if (predict || question) expect(say).not.toMatch(/(?<!\^)\{/);
  });

  it.each(asked)('of %s, “%s”, has an answer for the teacher', (_, __, ___, answer) => {
    expect(answer).not.toBe('');
  });
});

describe('what one may get wrong', () => {
  it.each(lessons)('%s says of a wrong answer why one thinks so', (_, { steps }) => {
    expect(steps.some(({ predict }) => Object.keys(predict?.pitfalls ?? {}).length > 0)).toBe(true);
  });
});

describe('a number that is asked for', async () => {
  const backend = await lessonBackend();
  const asked = lessons.flatMap(([folder, { steps }]) =>
    steps.flatMap((step) => (step.predict?.number ? [[folder, step, step.predict] as const] : [])),
  );

  it('is asked in four lessons at least', () => {
    expect(new Set(asked.map(([folder]) => folder)).size).toBeGreaterThanOrEqual(4);
  });

  it.each(asked)('of %s is known, and no guess of nothing is near it', (_, step, predict) => {
    const truth = predict.value ?? measuredIn(step, predict.number ?? '');
    expect(Math.abs(truth)).toBeGreaterThan(predict.near);
    expect(step.answer).toContain(
      predict.value === undefined ? writtenAs(readReference(predict.number ?? ''), truth) : `${truth}`,
    );
  });

  function measuredIn({ scenario, t }: Step, of: string): number {
    const frame = frameWanted(readReference(of), t);
    const run = runOf(scenario, backend, scenario.replicate, frame ? [frame] : []);
    return measured({ ...run, t }, readReference(of)) as number;
  }
});

describe('what a step rests on', () => {
  /** It speaks of the statement before it. */
  const leans =
    /^(the same|that|there|the difference|the median|of those|after the second)\b|\b(this|that) difference\b/;

  it.each(lessons)('in %s: a statement that speaks of the one before it stands behind it', (_, lesson) => {
    const ids = Object.keys(lesson.evidence);
    for (const { title, cites } of lesson.steps)
      for (const [i, id] of cites.entries())
        if (leans.test(lesson.evidence[id].says))
          expect([title, id, cites[i - 1]]).toEqual([title, id, ids[ids.indexOf(id) - 1]]);
  });
});

describe('the scenes', () => {
  it.each(lessons)(
    'of %s are each named by a statement of values, which holds them to their seed',
    (folder) => {
      const { scenes, statements } = lessonIn(folder);
      const named = Object.values(statements).flatMap(({ values, scene }) => (values ? scene : []));
      expect(Object.keys(scenes).filter((scene) => !named.includes(scene))).toEqual([]);
    },
  );
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
