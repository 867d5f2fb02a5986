import * as words from '#words/share/embed';
import { countAsked } from '../../../src/lessons/codes/question.ts';
import type { Lesson } from '../../../src/lessons/lesson.ts';
import { kindOf, type Predict } from '../../../src/lessons/step-shape.ts';
import { isRecord } from '../../../src/parameters/fields.ts';
import { showValue } from '../../../src/parameters/quoted.ts';
import { inRange, rangeRule } from '../../../src/parameters/rules.ts';
import type { Answer } from '../../course/state.ts';
import { toldRule } from '../../told/told-rule.ts';

/** A command from the host. Steps count from 1. */
type LessonCommand = { readonly type: 'goto'; readonly step: number } | ({ readonly type: 'resume' } & Left);

/** The state in which a learner left a lesson. */
export interface Left {
  readonly step: number;
  /** The steps that are done. */
  readonly done: readonly number[];
  readonly answers: readonly GivenAnswer[];
}

/** The guess at a step. */
interface GivenAnswer extends Answer {
  readonly step: number;
}

/** Result of a guess; *open* as long as the run has not computed the right answer. */
export type Outcome = 'right' | 'near' | 'other' | 'shown' | 'open';

/** A report to the host. */
export type LessonReport =
  | ({
      readonly type: 'ready';
      readonly lesson: string;
      readonly title: string;
      /** The steps with a question. */
      readonly questions: readonly number[];
      /** Changes whenever the questions of the lesson change. */
      readonly key: string;
    } & HowFar)
  | ({ readonly type: 'step' } & HowFar)
  | { readonly type: 'answered'; readonly step: number; readonly outcome: Outcome; readonly answer: Answer }
  | { readonly type: 'done' }
  | { readonly type: 'fault'; readonly message: string };

export interface HowFar {
  readonly step: number;
  readonly of: number;
  readonly done: readonly number[];
}

/**
 * Reads a command from the host.
 * @returns the command, or a sentence about what is wrong with the message
 */
export function readLessonCommand(message: unknown, { steps }: Lesson): LessonCommand | string {
  const { type, step, done = [], answers = [] } = isRecord(message) ? message : {};
  if (type !== 'goto' && type !== 'resume') return words.wrongLessonType(showValue(type));
  const range = { type: 'integer', min: 1, max: steps.length } as const;
  if (!inRange(range, step))
    return words.wrongLessonStep({ type, rule: toldRule(rangeRule(range)), given: showValue(step) });
  if (type === 'goto') return { type, step };
  const isStep = (one: unknown): one is number => inRange(range, one);
  if (!isList(done, steps.length, isStep)) return words.wrongDone(toldRule(rangeRule(range)));
  const isGiven = (one: unknown): one is GivenAnswer =>
    isRecord(one) && isStep(one.step) && fits(one, steps[one.step - 1].predict);
  if (!isList(answers, steps.length, isGiven)) return words.wrongAnswers;
  return { type, step, done, answers };
}

const isList = <T>(list: unknown, most: number, is: (one: unknown) => one is T): list is T[] =>
  Array.isArray(list) && list.length <= most && list.every(is);

/** Whether this is a possible answer to the question. */
function fits({ values, right, shown }: Record<string, unknown>, predict: Predict | undefined): boolean {
  if (!predict || typeof shown !== 'boolean') return false;
  const count = countAsked(predict);
  const known = isList(right, count, isNumberOrNever);
  if (shown) return known && Array.isArray(values) && values.length === 0;
  return (
    known && isList(values, count, isNumberOrNever) && values.length === count && isChoice(values, predict)
  );
}

const isNumberOrNever = (one: unknown): one is number | null => one === null || Number.isFinite(one);

function isChoice([option]: readonly (number | null)[], predict: Predict): boolean {
  if (kindOf(predict) !== 'choice') return true;
  return inRange({ type: 'integer', min: 1, max: predict.choice?.length ?? 0 }, option);
}
