import { kindOf, type Predict } from '../step-shape.ts';
import { type AnswerCode, TAGS } from './answer-code.ts';
import type { CodesRead } from './codes-read.ts';

/** What a code is checked against: the question, and the tag of its step. */
export interface Question {
  readonly tag: number;
  readonly predict: Predict;
}

/** Multiplier of the hash of names, chosen so that no two steps of the course share a tag. */
const SPREAD = 101;
/** Largest prime below 2 ** 16: the modulus of that hash. */
const PRIME = 65_521;

/** The tag of a lesson's step, from 1: consecutive for the steps of a lesson, so that they differ. */
export function tagOf(lesson: string, step: number): number {
  let sum = 0;
  for (const letter of lesson) sum = (sum * SPREAD + (letter.codePointAt(0) ?? 0)) % PRIME;
  return (sum + step) % TAGS;
}

/** How many numbers answer a question. */
export const countAsked = ({ place, curve }: Predict): number => place?.length ?? curve?.length ?? 1;

/** The parts of a question, counted from 0: one for each number asked. */
export const partsOf = (predict: Predict): number[] =>
  Array.from({ length: countAsked(predict) }, (_, i) => i);

/** The guesses at a question among the codes read, one for each device. */
export const guessesAt = ({ tag, predict }: Question, codes: CodesRead): AnswerCode['values'][] =>
  [...(codes.get(tag)?.values() ?? [])].filter((code) => fits(code, predict)).map(({ values }) => values);

/** Whether the values are a possible answer: a handmade code may have the right tag and impossible values. */
function fits({ values, choice }: AnswerCode, predict: Predict): boolean {
  if (choice !== (predict.choice !== undefined) || values.length !== countAsked(predict)) return false;
  const options = predict.choice?.length;
  return values.every((value) => {
    if (value === null) return predict.never !== undefined;
    if (options) return value >= 1 && value <= options;
    return kindOf(predict) !== 'step' || (value >= 1 && Number.isInteger(value));
  });
}
