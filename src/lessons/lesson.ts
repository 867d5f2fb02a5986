import type { Scenario } from '../contracts/scenario.ts';
import type { Statement } from './statement.ts';
import type { Front, StepSettings } from './step-shape.ts';

/** One idea on a live run: a scenario and a view of its own, and the words beside it. */
export interface Step extends Omit<StepSettings, 'scene' | 'with'> {
  readonly title: string;
  /** Complete and runnable. */
  readonly scenario: Scenario;
  /** At most three sentences; numbers of the run are in braces and filled in from it: "{psi(B)}". */
  readonly say: string;
  /** Shown once the question has been answered; without a question, at once. */
  readonly after: string;
  /** The right answer, in words for a teacher; empty where it depends on the run. */
  readonly answer: string;
  /** The statements that its sentences rest on. */
  readonly cites: readonly string[];
}

/** What a sentence is based on, in words, and the recomputed result. */
export interface Evidence {
  readonly says: string;
  readonly is: string;
  /** Number of worlds; 1: this seed alone. */
  readonly worlds: number;
}

/** Prefix of the names of imported lessons, so that none can replace a lesson of the course. */
export const OWN = 'own-';

/** A lesson as the page shows it: data. */
export interface Lesson extends Front {
  /** "the-event-trigger": its address. */
  readonly name: string;
  /** Its position in the course; 0 for an imported lesson. */
  readonly number: number;
  readonly steps: readonly Step[];
  readonly evidence: Readonly<Record<string, Evidence>>;
}

/** A lesson with what its test recomputes: statements and scenes. */
export interface CheckedLesson {
  readonly lesson: Lesson;
  readonly statements: Readonly<Record<string, Statement>>;
  /** By file name without ".json". */
  readonly scenes: Readonly<Record<string, Scenario>>;
}

/** The fields of a lesson that the list of lessons shows. */
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
