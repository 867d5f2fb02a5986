import { useEffect } from 'react';
import { isAsking, type LessonState, learning, stepOf } from '../../course/state.ts';
import { turnTo } from '../../store/address/place.ts';
import { page } from '../../store/page.ts';
import { forWhom } from '../audience.ts';
import { askAgain, goToStep } from '../open-step.ts';
import { ask, showInstead } from '../predict/aim.ts';
import { toggleJoining } from './joining.ts';
import { forgetCodes, isGuessed } from './room.ts';

/** Back to the step in the learner's view. */
export const leaveRoom = (): void => turnTo(forWhom(page.getState().place?.detail ?? '').address);

/** Whether the right answer can be shown: a number's stands among the guesses, so that it needs one. */
function hasTruth(state: LessonState): boolean {
  const predict = stepOf(state)?.predict;
  return predict !== undefined && (!predict.number || isGuessed(state));
}

/** Shows the right answer at the place of the question, or hides it again. */
export function toggleTruth(): void {
  const state = learning.getState();
  const predict = stepOf(state)?.predict;
  if (!predict || !hasTruth(state)) return;
  if (isAsking(state)) showInstead();
  else askAgain();
  // The guesses are drawn at the step of the question.
  if (predict.place) ask(state.target);
}

/** Forgets all guesses, and hides the right answer from the next ones. */
export function startOver(): void {
  if (!isAsking(learning.getState())) toggleTruth();
  forgetCodes();
}

/** The next step with a question, from 0; null: there is none. */
export function nextQuestion({ lesson, at }: LessonState): number | null {
  const next = lesson?.steps.findIndex(({ predict }, i) => i > at && predict !== undefined) ?? -1;
  return next < 0 ? null : next;
}

export function toNextQuestion(): void {
  const next = nextQuestion(learning.getState());
  if (next !== null) goToStep(next);
}

function toQuestionBefore(): void {
  const { lesson, at } = learning.getState();
  const before = lesson?.steps.findLastIndex(({ predict }, i) => i < at && predict !== undefined) ?? -1;
  if (before >= 0) goToStep(before);
}

/** Focuses the question, so that the keys of this view work. */
export const focusHead = (): void =>
  document.querySelector<HTMLElement>('.class-head')?.focus({ preventScroll: true });

const toField = (): void => document.querySelector<HTMLInputElement>('.class-field')?.focus();

const KEYS: Readonly<Record<string, () => void>> = {
  v: toField,
  t: toggleTruth,
  q: toggleJoining,
  arrowright: toNextQuestion,
  arrowleft: toQuestionBefore,
  // Keys of a presenter's clicker.
  pagedown: toNextQuestion,
  pageup: toQuestionBefore,
  escape: leaveRoom,
};

/** V focuses the field, T shows the truth, Q the address of a served room, ← → change the question, Esc returns to the lesson; in the field only Esc works, which leaves it. */
export function useRoomKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || target.closest('[role="menu"], [role="dialog"]')) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const typing = target instanceof HTMLInputElement;
      const act = typing ? event.key === 'Escape' && focusHead : KEYS[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      act();
    };
    addEventListener('keydown', onKeyDown, true);
    return () => removeEventListener('keydown', onKeyDown, true);
  }, []);
}
