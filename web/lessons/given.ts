import type { Lesson } from '../../src/lessons/lesson.ts';
import { isRecord } from '../../src/parameters/fields.ts';
import type { Answer, LessonState } from '../course/state.ts';

const KEY = 'driftlab-lesson-answers';

/** What a learner has answered, done and written in a lesson, by step. */
export type Given = Pick<LessonState, 'answers' | 'done' | 'written'>;

/** The same with the questions, since the lesson may have changed by the time this is read again. */
interface KeptGiven extends Given {
  readonly asked: readonly string[];
}

/*
 * Kept as long as the tab, through a reload and a round of “You”. In another tab, such as a class that a teacher has
 * rehearsed for, the questions are open again. Without storage it is kept only while the lesson is open.
 */

function all(): Record<string, KeptGiven> {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof read !== 'object' || read === null) return {};
    return Object.fromEntries(Object.entries(read).filter(([, one]) => isKept(one)));
  } catch {
    return {};
  }
}

/** Data from another version, or edited by hand, are ignored. */
function isKept(one: unknown): one is KeptGiven {
  const { answers, done, written = {}, asked } = (one ?? {}) as Partial<Record<keyof KeptGiven, unknown>>;
  return (
    isRecord(answers) &&
    Object.values(answers).every(isAnswer) &&
    isRecord(done) &&
    isRecord(written) &&
    Object.values(written).every((text) => typeof text === 'string') &&
    Array.isArray(asked)
  );
}

function isAnswer(value: unknown): value is Answer {
  const { values, shown, right } = (value ?? {}) as Partial<Record<keyof Answer, unknown>>;
  return isNumbers(values) && isNumbers(right) && typeof shown === 'boolean';
}

/** null: a reset that never happens. */
const isNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => one === null || typeof one === 'number');

function write(kept: Record<string, KeptGiven>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // See above.
  }
}

/** The question and the task of each step. */
export const askedIn = ({ steps }: Lesson): string[] =>
  steps.map(({ predict, task }) => `${predict?.ask ?? ''}\n${task?.do ?? ''}`);

export function keepGiven(lesson: Lesson, { answers, done, written }: Given): void {
  const kept = { answers: mapped(answers, known), done, written, asked: askedIn(lesson) };
  write({ ...all(), [lesson.name]: kept });
}

/** JSON would turn undefined, not known yet, into null, “never”; so all right answers are read from the run again. */
const known = (answer: Answer): Answer =>
  answer.right.includes(undefined) ? { ...answer, right: [] } : answer;

/** The part that answers the present questions and tasks of the lesson. */
export function givenIn(lesson: Lesson): Given {
  const { answers = {}, done = {}, written = {}, asked = [] } = all()[lesson.name] ?? {};
  const now = askedIn(lesson);
  const still = (at: number) => now[at] === asked[at];
  return { answers: kept(answers, still), done: kept(done, still), written: kept(written, still) };
}

/** The lesson is finished: next time its questions are open again. */
export function forgetGiven(name: string): void {
  const { [name]: _, ...others } = all();
  write(others);
}

type BySteps<T> = Readonly<Record<number, T>>;

const mapped = <T>(steps: BySteps<T>, to: (one: T) => T): BySteps<T> =>
  Object.fromEntries(Object.entries(steps).map(([at, one]) => [at, to(one)]));

const kept = <T>(steps: BySteps<T>, keeps: (at: number) => boolean): BySteps<T> =>
  Object.fromEntries(Object.entries(steps).filter(([at]) => keeps(Number(at))));
