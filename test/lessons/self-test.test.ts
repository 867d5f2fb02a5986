import { describe, expect, it } from 'vitest';
import { measured, readReference } from '../../src/lessons/notation.ts';
import { kindOf } from '../../src/lessons/step-shape.ts';
import { drawnTest } from '../../web/course/self-test.ts';
import { checkLesson } from './check-lesson.ts';
import { lessonBackend, lessonFolders, lessonIn, runOf } from './support.ts';

checkLesson('self-test');

const { steps, ...test } = lessonIn('self-test').lesson;
const course = lessonFolders().map((folder) => lessonIn(folder).lesson);
const backend = await lessonBackend();

describe('the self-test', () => {
  it('asks once for each lesson, and names a step of it', () => {
    const taught = steps.map(({ teaches = '' }) => teaches.split('.'));
    expect(taught.map(([name]) => name).toSorted()).toEqual(course.map(({ name }) => name).toSorted());
    for (const [name, number] of taught)
      expect(course.find((lesson) => lesson.name === name)?.steps[Number(number) - 1], name).toBeDefined();
  });

  it('asks in three ways at least, and only asks', () => {
    expect(new Set(steps.map(({ predict }) => predict && kindOf(predict))).size).toBeGreaterThanOrEqual(3);
    for (const { task, you, after } of steps) expect([task, you, after]).toEqual([undefined, undefined, '']);
  });

  it('says at its end what needs no run, which is no longer drawn then', () => {
    for (const { predict } of steps)
      expect(JSON.stringify(predict?.says).replace(/\{(you|truth|apart)\}/g, '')).not.toMatch(/\{[a-z]/);
  });

  const drawn = steps.flatMap((step) => (step.worlds ? [[step.title, step] as const] : []));
  it.each(drawn)('“%s” has an answer in each of its worlds, and not the same one', (_, step) => {
    const of = readReference(step.predict?.place?.[0] ?? step.predict?.number ?? '');
    const answers = Array.from({ length: step.worlds ?? 1 }, (_, i) => {
      const run = runOf(step.scenario, backend, step.scenario.replicate + i);
      return measured({ ...run, t: step.t }, of);
    });
    for (const answer of answers) expect(answer).toEqual(expect.any(Number));
    expect(new Set(answers).size).toBeGreaterThan(answers.length / 2);
  });

  it('draws another order and other worlds each time, and each of them again', () => {
    const titles = (attempt: number) =>
      drawnTest({ ...test, steps }, attempt).steps.map(
        ({ title, scenario }) => `${title} ${scenario.replicate}`,
      );
    expect(titles(0)).toEqual(titles(0));
    expect(titles(0)).not.toEqual(titles(1));
    expect(
      titles(3)
        .map((one) => one.replace(/ \d+$/, ''))
        .toSorted(),
    ).toEqual(steps.map(({ title }) => title).toSorted());
    expect(titles(0)[0]).toBe('Two kinds of doubt 0');
  });
});
