import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { CheckedLesson, Lesson } from '../src/lessons/lesson.ts';
import { courseFaults } from '../src/lessons/read/course.ts';
import { LessonError } from '../src/lessons/read/faults.ts';
import { readLesson } from '../src/lessons/read/read-lesson.ts';
import { readCatalogue } from './words/catalogue.ts';

const FOLDER = 'lessons';
const ENGLISH = 'en';
/** The one that is copied. */
const TEMPLATE = 'template';
/** A lesson to the reader, and none of the course. */
export const SELF_TEST = 'self-test';

/** What statements say in a language, by their ids. */
type Said = Readonly<Record<string, string>>;

interface CourseLesson extends CheckedLesson {
  /** "06-the-event-trigger". */
  readonly folder: string;
}

/** A lesson of lessons/ by its folder, in a language that it has, else in English. */
export function lessonAt(root: string, folder: string, language = ENGLISH): CheckedLesson {
  const files = filesAt(root, folder);
  const text = `lesson.${language}.md`;
  try {
    const checked = readLesson(`${FOLDER}/${folder}`, inLanguage(files, language));
    const said: Said = parse(files[`statements.${language}.yaml`] ?? '{}');
    return { ...checked, lesson: { ...checked.lesson, evidence: evidenceIn(said, checked.lesson) } };
  } catch (error) {
    if (!(error instanceof LessonError) || files[text] === undefined) throw error;
    const named = error.faults.map((fault) => ({
      ...fault,
      file: fault.file === 'lesson.md' ? text : fault.file,
    }));
    throw new LessonError(`${FOLDER}/${folder}`, named);
  }
}

/** The files with the text of a language, `lesson.de.md`, as the lesson's text, and the few words in its numbers. */
function inLanguage(files: Readonly<Record<string, string>>, language: string): Record<string, string> {
  const text = files[`lesson.${language}.md`];
  if (text === undefined) return { ...files };
  const { messages } = readCatalogue(language);
  const word = (name: string) => messages.get(`lessons.statement.${name}`) ?? name;
  const outcomes = (files['statements.yaml'] ?? '').replace(/^ +is: .*/gm, (line) =>
    line.replace(/(?<=\d) of (?=\d)/g, ` ${word('of')} `).replace(/\bnone\b/g, word('none')),
  );
  return { ...files, 'lesson.md': text, 'statements.yaml': outcomes };
}

const evidenceIn = (said: Said, { evidence }: Lesson): Lesson['evidence'] =>
  Object.fromEntries(
    Object.entries(evidence).map(([id, one]) => [id, { ...one, says: said[id] ?? one.says }]),
  );

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
export function readCourse(root: string, language = ENGLISH): CourseLesson[] {
  const faults: string[] = [];
  const course: CourseLesson[] = [];
  for (const folder of foldersIn(root)) {
    // What is no name at all is told where it is read.
    if (/^[a-z]/.test(folder))
      faults.push(
        `${FOLDER}/${folder}/lesson.md:1: A lesson’s folder is called like “06-the-event-trigger”.`,
      );
    try {
      course.push({ folder, ...lessonAt(root, folder, language) });
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
        ![TEMPLATE, SELF_TEST].includes(name) &&
        !name.startsWith('.') &&
        statSync(join(root, FOLDER, name)).isDirectory(),
    )
    .sort();

/** It is the author's of a lesson: where in the build it was thrown says nothing to them. */
function plainError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
