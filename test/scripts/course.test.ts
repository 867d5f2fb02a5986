import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readCourse } from '../../scripts/course.ts';
import { LESSONS } from '../lessons/support.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'driftlab-course-'));
  write('template');
});
afterEach(() => rmSync(root, { recursive: true }));

/** A copy of the template with one place changed. */
function write(folder: string, from = '', to = ''): void {
  const at = join(root, 'lessons', folder);
  cpSync(join(LESSONS, 'template'), at, { recursive: true });
  const file = join(at, 'lesson.md');
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
}

it('reads the lessons in their order, and not the template', () => {
  write('02-then');
  write('01-first');
  expect(readCourse(root).map(({ folder, lesson }) => [folder, lesson.number, lesson.name])).toEqual([
    ['01-first', 1, 'first'],
    ['02-then', 2, 'then'],
  ]);
});

it('names the mistakes of all lessons at once, and nothing else', () => {
  write('01-first', 't: 12', 't: 99');
  write('02-then', 'minutes: 5', 'minutes: five');
  write('unnumbered');
  expect(() => readCourse(root)).toThrow(
    expect.objectContaining({
      stack: [
        'lessons/01-first/lesson.md:17: t names step 99; the scene ends at 40.',
        'lessons/02-then/lesson.md:3: minutes must be an integer between 1 and 60, got "five".',
        'lessons/unnumbered/lesson.md:1: A lesson’s folder is called like “06-the-event-trigger”.',
      ].join('\n'),
    }),
  );
});

it('names a lesson that is needed and is not there', () => {
  write('01-first', 'needs: []', 'needs: [forgetting]');
  expect(() => readCourse(root)).toThrow('lessons/01-first/lesson.md:4: needs names no lesson: "forgetting"');
});
