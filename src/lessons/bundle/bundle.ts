import { LARGEST_CONTENT } from '../../engine/link/link-error.ts';
import { cut } from '../../parameters/quoted.ts';
import { type Lesson, OWN } from '../lesson.ts';
import { LessonError } from '../read/faults.ts';
import { readLesson } from '../read/read-lesson.ts';

/** The files of an imported lesson: a zipped folder, or a link that contains them. */
export interface Bundle {
  /** "the-event-trigger", with or without a number in front. */
  readonly folder: string;
  /** Their texts by name: "lesson.md". */
  readonly files: Readonly<Record<string, string>>;
}

/** Bytes of all its files together, unpacked. */
export const LARGEST_BUNDLE = LARGEST_CONTENT;
export const MOST_FILES = 64;
/** A step is two digits of an address. */
const MOST_STEPS = 40;

/** A file that does not belong in a lesson; with an empty file name, what is wrong with the whole. */
interface BundleFault {
  readonly file: string;
  readonly text: string;
}

/** The input contains no lesson’s files; none of them has been read. */
export class BundleError extends Error {
  override readonly name = 'BundleError';
  readonly faults: readonly BundleFault[];

  constructor(faults: readonly BundleFault[]) {
    super(faults.map(({ file, text }) => (file === '' ? text : `${file}: ${text}`)).join('\n'));
    this.faults = faults;
  }
}

export const tooManyFiles = () =>
  new BundleError([{ file: '', text: `A lesson has at most ${MOST_FILES} files.` }]);

export const tooLargeBundle = () =>
  new BundleError([{ file: '', text: `A lesson has at most ${LARGEST_BUNDLE / 2 ** 20} MB, unpacked.` }]);

const FILE = /^[A-Za-z0-9][\w .-]{0,79}\.(md|yaml|json)$/;

/**
 * The files by name; all paths must lie in one folder or in none, and the error lists every path that does not.
 * @param folder what the lesson is called where its files lie in none
 * @throws BundleError
 */
export function bundleOf(
  entries: readonly (readonly [path: string, text: string])[],
  folder: string,
): Bundle {
  const faults: BundleFault[] = [];
  const files = new Map<string, string>();
  const folders = new Set<string>();
  for (const [path, text] of entries) {
    const [name, ...around] = path.split('/').reverse();
    const problem = pathFault(path) ?? (files.has(name) ? 'stands in it twice.' : null);
    if (problem !== null) faults.push({ file: cut(path, 80), text: problem });
    files.set(name, text);
    folders.add(around[0] ?? '');
  }
  const [only = '', another] = folders;
  if (files.size > MOST_FILES) throw tooManyFiles();
  if (files.size === 0) faults.push({ file: '', text: 'There is no file in it.' });
  if (another !== undefined && faults.length === 0)
    faults.push({ file: '', text: 'A lesson is one folder, or its files alone; here are several folders.' });
  if (faults.length > 0) throw new BundleError(faults);
  return { folder: only || folder, files: Object.fromEntries(files) };
}

/** What is wrong with a path; null: nothing is wrong. */
function pathFault(path: string): string | null {
  const steps = path.split('/');
  const climbs = steps.some((step) => ['', '.', '..'].includes(step)) || /[\\:\0]/.test(path);
  if (climbs) return 'leads out of the lesson’s folder.';
  if (steps.length > 2) return 'lies in a folder inside the lesson’s folder; a lesson has none.';
  if (FILE.test(steps.at(-1) ?? '')) return null;
  return 'is no file of a lesson: these are called like “lesson.md”, “statements.yaml”, “jump.json”.';
}

/**
 * The lesson in the files; the error lists every mistake. Its statements are read and not recomputed.
 * @throws LessonError
 */
export function readBundle({ folder, files }: Bundle): Lesson {
  const { lesson } = readLesson(folder, files);
  if (lesson.steps.length > MOST_STEPS) {
    const text = `A lesson has at most ${MOST_STEPS} steps, here are ${lesson.steps.length}.`;
    throw new LessonError(folder, [{ file: 'lesson.md', line: 1, text }]);
  }
  return { ...lesson, name: `${OWN}${lesson.name}`, number: 0 };
}
