import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { CheckedLesson } from '../src/lessons/lesson.ts';
import { courseFaults } from '../src/lessons/read/course.ts';
import { LessonError } from '../src/lessons/read/faults.ts';
import { readLesson } from '../src/lessons/read/read-lesson.ts';

const FOLDER = 'lessons';
/** The one that is copied. */
const TEMPLATE = 'template';

interface CourseLesson extends CheckedLesson {
  /** "06-the-event-trigger". */
  readonly folder: string;
}

/** A lesson of lessons/ by its folder. */
export const lessonAt = (root: string, folder: string): CheckedLesson =>
  readLesson(`${FOLDER}/${folder}`, filesAt(root, folder));

/** The files of a lesson by name. */
export const filesAt = (root: string, folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(root, FOLDER, folder)).map((file) => [
      file,
      readFileSync(join(root, FOLDER, folder, file), 'utf8'),
    ]),
  );

/**
 * All lessons of lessons/, in their order.
 * @throws Error whose message has a line for every mistake in any of them, with file and line
 */
export function readCourse(root: string): CourseLesson[] {
  const faults: string[] = [];
  const course: CourseLesson[] = [];
  for (const folder of foldersIn(root)) {
    // What is no name at all is told where it is read.
    if (/^[a-z]/.test(folder))
      faults.push(
        `${FOLDER}/${folder}/lesson.md:1: A lesson’s folder is called like “06-the-event-trigger”.`,
      );
    try {
      course.push({ folder, ...lessonAt(root, folder) });
    } catch (error) {
      if (!(error instanceof LessonError)) throw error;
      faults.push(error.message);
    }
  }
  const text = (folder: string) => filesAt(root, folder)['lesson.md'];
  // A lesson with a mistake would be missed by those that need it.
  if (faults.length === 0)
    faults.push(
      ...courseFaults(
        course.map(({ folder, lesson }) => ({ folder: `${FOLDER}/${folder}`, lesson, text: text(folder) })),
      ),
    );
  if (faults.length > 0) throw plainError(faults.join('\n'));
  return course;
}

/** The folders of the lessons, in their order. */
export const foldersIn = (root: string): string[] =>
  readdirSync(join(root, FOLDER))
    .filter(
      (name) =>
        name !== TEMPLATE && !name.startsWith('.') && statSync(join(root, FOLDER, name)).isDirectory(),
    )
    .sort();

/** It is the author's of a lesson: where in the build it was thrown says nothing to them. */
function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
