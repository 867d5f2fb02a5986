import { kindOf, type Predict } from '../step-shape.ts';
import { type AnswerCode, TAGS } from './answer-code.ts';
import type { CodesRead } from './codes-read.ts';

/** What a code must fit to be an answer: the question, and where its step stands. */
export interface Question {
  readonly tag: number;
  readonly predict: Predict;
}

/** Spreads names over the tags so that no two steps of the course share one. */
const SPREAD = 101;
/** Largest prime below 2 ** 16: what is left of a name is summed below it. */
const PRIME = 65_521;

/** The tag of a lesson's step, from 1: steps of one lesson lie side by side, so that they differ. */
export function tagOf(lesson: string, step: number): number {
  let sum = 0;
  for (const letter of lesson) sum = (sum * SPREAD + (letter.codePointAt(0) ?? 0)) % PRIME;
  return (sum + step) % TAGS;
}

/** How many numbers answer a question. */
export const countAsked = ({ place, curve }: Predict): number => place?.length ?? curve?.length ?? 1;

/** The guesses at a question among the codes read, one of each device. */
export const guessesAt = ({ tag, predict }: Question, codes: CodesRead): AnswerCode['values'][] =>
  [...(codes.get(tag)?.values() ?? [])].filter((code) => fits(code, predict)).map(({ values }) => values);

/** A code of the right step may still hold an impossible answer, if it was made by hand. */
function fits({ values, choice }: AnswerCode, predict: Predict): boolean {
  if (choice !== (predict.choice !== undefined) || values.length !== countAsked(predict)) return false;
  const options = predict.choice?.length;
  return values.every((value) => {
    if (value === null) return predict.never !== undefined;
    if (options) return value >= 1 && value <= options;
    return kindOf(predict) !== 'step' || (value >= 1 && Number.isInteger(value));
  });
}
