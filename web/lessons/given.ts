import type { Lesson } from '../../src/lessons/lesson.ts';
import { isRecord } from '../../src/parameters/fields.ts';
import type { Answer, LessonState } from '../course/state.ts';

const KEY = 'driftlab-lesson-answers';

/** What a learner has answered and done in a lesson, by step. */
export type Given = Pick<LessonState, 'answers' | 'done'>;

/** The same with the questions it answers: a lesson may be another one by the time it is read again. */
interface KeptGiven extends Given {
  readonly asked: readonly string[];
}

/*
 * It lasts as long as the tab, through a reload and a round of “You”. Who opens the lesson another day, a class that a
 * teacher has rehearsed for, is asked again. Storage may be refused: then as long as the lesson is open.
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

/** What another version, or somebody by hand, has left is no answer. */
function isKept(one: unknown): one is KeptGiven {
  const { answers, done, asked } = (one ?? {}) as Partial<Record<keyof KeptGiven, unknown>>;
  return (
    isRecord(answers) && Object.values(answers).every(isAnswer) && isRecord(done) && Array.isArray(asked)
  );
}

function isAnswer(value: unknown): value is Answer {
  const { values, shown, right } = (value ?? {}) as Partial<Record<keyof Answer, unknown>>;
  return isNumbers(values) && isNumbers(right) && typeof shown === 'boolean';
}

/** null stands for a step of a reset that never comes. */
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

export function keepGiven(lesson: Lesson, { answers, done }: Given): void {
  write({ ...all(), [lesson.name]: { answers: mapped(answers, written), done, asked: askedIn(lesson) } });
}

/** Of what was not known yet JSON would make “never”: all of it is then read off the run again. */
const written = (answer: Answer): Answer =>
  answer.right.includes(undefined) ? { ...answer, right: [] } : answer;

/** What of it the lesson still asks. */
export function givenIn(lesson: Lesson): Given {
  const { answers = {}, done = {}, asked = [] } = all()[lesson.name] ?? {};
  const now = askedIn(lesson);
  const still = (at: number) => now[at] === asked[at];
  return { answers: kept(answers, still), done: kept(done, still) };
}

/** The lesson has been gone through: next time it asks again. */
export function forgetGiven(name: string): void {
  const { [name]: _, ...others } = all();
  write(others);
}

type BySteps<T> = Readonly<Record<number, T>>;

const mapped = <T>(steps: BySteps<T>, to: (one: T) => T): BySteps<T> =>
  Object.fromEntries(Object.entries(steps).map(([at, one]) => [at, to(one)]));

const kept = <T>(steps: BySteps<T>, keeps: (at: number) => boolean): BySteps<T> =>
  Object.fromEntries(Object.entries(steps).filter(([at]) => keeps(Number(at))));
