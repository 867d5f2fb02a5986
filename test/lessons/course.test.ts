import { expect, it } from 'vitest';
import { courseFaults } from '../../src/lessons/read/course.ts';

const inCourse = (number: number, name: string, ...needs: string[]) => ({
  folder: `lessons/${String(number).padStart(2, '0')}-${name}`,
  lesson: { name, number, needs },
  text: `---\ntitle: A\nneeds: [${needs.join(', ')}]\n---`,
});

it('names a lesson that is needed and is not there', () => {
  expect(courseFaults([inCourse(1, 'forgetting'), inCourse(2, 'resets', 'forgeting')])).toEqual([
    'lessons/02-resets/lesson.md:3: needs names no lesson: "forgeting"; did you mean "forgetting"? (known: forgetting, resets).',
  ]);
});

it('names two lessons of one number or name', () => {
  const faults = courseFaults([inCourse(1, 'forgetting'), inCourse(1, 'resets'), inCourse(3, 'forgetting')]);
  expect(faults).toEqual([
    'lessons/01-resets/lesson.md:1: lessons/01-forgetting has the same number or name.',
    'lessons/03-forgetting/lesson.md:1: lessons/01-forgetting has the same number or name.',
  ]);
});

it('has nothing to say of a course in order', () => {
  expect(courseFaults([inCourse(1, 'forgetting'), inCourse(2, 'resets', 'forgetting')])).toEqual([]);
});
