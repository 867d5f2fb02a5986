import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Lesson, Step } from '../../src/lessons/lesson.ts';

/** What was guessed: a number for each thing asked; null: “at no step”. */
export interface Answer {
  readonly values: readonly (number | null)[];
  /** Nothing was guessed: the learner asked to be shown. */
  readonly shown: boolean;
  /** What was right when it was answered: a curve is known at the step shown alone. Undefined: not known then. */
  readonly right: readonly (number | null | undefined)[];
}

/**
 * Who looks at the lesson: a learner alone, one of a class whose guess stays a code until its answer is asked for, or the
 * teacher in front of the class, who shows the guesses of all.
 */
export type Audience = 'alone' | 'class' | 'room';

export interface LessonState {
  readonly lesson: Lesson | null;
  readonly audience: Audience;
  /** A plain sentence where the lesson cannot be opened. */
  readonly fault: string | null;
  /** The step open, from 0. */
  readonly at: number;
  /** The guess that is being made; undefined where nothing has been touched yet. */
  readonly draft: readonly (number | null | undefined)[];
  /** Which of the things asked is being guessed, from 0. */
  readonly target: number;
  /** In a class: the guess that stands, while its answer has not been asked for. */
  readonly held: Answer['values'] | null;
  readonly answers: Readonly<Record<number, Answer>>;
  /** What was said when a task was noticed to be done, by step. */
  readonly done: Readonly<Record<number, string>>;
  /** The program as the learner has written it, by step. */
  readonly written: Readonly<Record<number, string>>;
  /** The learner has switched the truth on. */
  readonly truth: boolean;
}

export const CLOSED: LessonState = {
  lesson: null,
  audience: 'alone',
  fault: null,
  at: 0,
  draft: [],
  target: 0,
  held: null,
  answers: {},
  done: {},
  written: {},
  truth: false,
};

export const learning = createStore<LessonState>()(() => CLOSED);

export const useLesson = <T>(select: (state: LessonState) => T): T => useStore(learning, select);

export const stepOf = ({ lesson, at }: LessonState): Step | null => lesson?.steps[at] ?? null;

/** Whether something is asked and not yet answered. */
export const isAsking = (state: LessonState): boolean =>
  stepOf(state)?.predict !== undefined && state.answers[state.at] === undefined;
