import { suggestion } from '../../parameters/nearest.ts';
import type { Lesson } from '../lesson.ts';

/** A lesson's folder in the course and the text of its lesson.md. */
interface InCourse {
  readonly folder: string;
  readonly lesson: Pick<Lesson, 'name' | 'number' | 'needs'>;
  readonly text: string;
}

/** Mistakes across lessons, each with file and line: a repeated name or number, a required lesson that does not exist. */
export function courseFaults(course: readonly InCourse[]): string[] {
  const names = course.map(({ lesson }) => lesson.name);
  return course.flatMap(({ folder, lesson, text }, i) => {
    const before = course.slice(0, i);
    const same = before.find(
      ({ lesson: { name, number } }) => name === lesson.name || number === lesson.number,
    );
    const missing = lesson.needs.filter((name) => !names.includes(name));
    const line =
      Math.max(
        0,
        text.split('\n').findIndex((one) => one.startsWith('needs:')),
      ) + 1;
    return [
      ...(same ? [`${folder}/lesson.md:1: ${same.folder} has the same number or name.`] : []),
      ...missing.map(
        (name) =>
          `${folder}/lesson.md:${line}: needs names no lesson: "${name}"; ${suggestion(name, names)}.`,
      ),
    ];
  });
}
