/** One mistake in a lesson, where it is, and what would be right. */
export interface LessonFault {
  /** Within the lesson’s folder: "lesson.md". */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** Most mistakes listed at once; fixing them shows the others. */
const MOST_TOLD = 20;

/** A lesson that cannot be shown; the message has a line for each of the first mistakes and the number of the others. */
export class LessonError extends Error {
  override readonly name = 'LessonError';
  /** The first of them. */
  readonly faults: readonly LessonFault[];

  /** @param folder as the author sees it: "lessons/06-the-event-trigger" */
  constructor(folder: string, faults: readonly LessonFault[]) {
    const told = faults.slice(0, MOST_TOLD);
    const more = faults.length - told.length;
    const lines = told.map(({ file, line, text }) => `${folder}/${file}:${line}: ${text}`);
    super([...lines, ...(more > 0 ? [`… and ${more} more`] : [])].join('\n'));
    this.faults = told;
  }
}
