import { useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type CodesRead, countOf, readInto } from '../../../src/lessons/codes/codes-read.ts';
import { guessesAt, tagOf } from '../../../src/lessons/codes/question.ts';
import { type Answer, type LessonState, stepOf, useLesson } from '../../course/state.ts';

interface RoomState {
  /** Codes of all steps: a chat that was read once also answers the next question. */
  readonly codes: CodesRead;
  /** Number of codes in the last text; null: none was read yet. */
  readonly found: number | null;
}

const EMPTY: RoomState = { codes: new Map(), found: null };

/** The guesses of a class, only in the memory of this page. */
const room = createStore<RoomState>()(() => EMPTY);

/** Reads the codes of a text; no other text is kept. */
export const readText = (text: string): void => room.setState(({ codes }) => readInto(codes, text));

export const forgetCodes = (): void => room.setState(EMPTY);

export const useFound = (): number | null => useStore(room, ({ found }) => found);

const tagIn = ({ lesson, at }: LessonState): number => tagOf(lesson?.name ?? '', at + 1);

/** The guesses at the open step, one for each device. */
export function useGuesses(): readonly Answer['values'][] {
  const codes = useStore(room, (state) => state.codes);
  const tag = useLesson(tagIn);
  const predict = useLesson((state) => stepOf(state)?.predict);
  return useMemo(() => (predict ? guessesAt({ tag, predict }, codes) : []), [codes, tag, predict]);
}

/** Whether there is a guess at the open step. */
export function isGuessed(state: LessonState): boolean {
  const predict = stepOf(state)?.predict;
  return predict !== undefined && guessesAt({ tag: tagIn(state), predict }, room.getState().codes).length > 0;
}

/** The number of codes read, and how many of them belong to other steps. */
export function useCounts(): { readonly all: number; readonly elsewhere: number } {
  const codes = useStore(room, (state) => state.codes);
  const tag = useLesson(tagIn);
  return useMemo(() => {
    const all = countOf(codes);
    return { all, elsewhere: all - (codes.get(tag)?.size ?? 0) };
  }, [codes, tag]);
}
