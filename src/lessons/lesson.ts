import type { Scenario } from '../contracts/scenario.ts';
import type { Statement } from './statement.ts';
import type { Front, StepSettings } from './step-shape.ts';

/** One idea on a live run: a scenario and a view of its own, and the words beside it. */
export interface Step extends Omit<StepSettings, 'scene' | 'with'> {
  readonly title: string;
  /** Complete and runnable. */
  readonly scenario: Scenario;
  /** At most three sentences; numbers of the run stand in braces and are read off it: "{psi(B)}". */
  readonly say: string;
  /** Said once the question has been answered; without a question, at once. */
  readonly after: string;
  /** What is right, in words for a teacher; empty where only the run says it. */
  readonly answer: string;
  /** The statements that its sentences rest on. */
  readonly cites: readonly string[];
}

/** What a sentence rests on, in words, and what came out. */
export interface Evidence {
  readonly says: string;
  readonly is: string;
  /** 1: this seed. */
  readonly worlds: number;
}

/** What the names of lessons from elsewhere begin with: none can stand in the place of one of the course. */
export const OWN = 'own-';

/** A lesson as the page shows it: data. */
export interface Lesson extends Front {
  /** "the-event-trigger": its address. */
  readonly name: string;
  /** Its place in the course; 0 for one that came from elsewhere. */
  readonly number: number;
  readonly steps: readonly Step[];
  readonly evidence: Readonly<Record<string, Evidence>>;
}

/** A lesson as its test sees it: with what is recomputed. */
export interface CheckedLesson {
  readonly lesson: Lesson;
  readonly statements: Readonly<Record<string, Statement>>;
  /** By the name of their file, without ".json". */
  readonly scenes: Readonly<Record<string, Scenario>>;
}

/** What the list of lessons needs to know of one. */
export interface LessonSummary
  extends Pick<Lesson, 'name' | 'number' | 'title' | 'minutes' | 'needs' | 'line' | 'goal'> {
  readonly steps: number;
}

export const summaryOf = ({
  name,
  number,
  title,
  minutes,
  needs,
  line,
  goal,
  steps,
}: Lesson): LessonSummary => ({
  name,
  number,
  title,
  minutes,
  needs,
  line,
  goal,
  steps: steps.length,
});
