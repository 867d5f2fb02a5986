/** One mistake in a lesson, where it is, and what would be right. */
export interface LessonFault {
  /** Within the lesson’s folder: "lesson.md". */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

/** A lesson that cannot be shown; the message has a line for every mistake. */
export class LessonError extends Error {
  override readonly name = 'LessonError';
  readonly faults: readonly LessonFault[];

  /** @param folder as the author sees it: "lessons/06-the-event-trigger" */
  constructor(folder: string, faults: readonly LessonFault[]) {
    super(faults.map(({ file, line, text }) => `${folder}/${file}:${line}: ${text}`).join('\n'));
    this.faults = faults;
  }
}
