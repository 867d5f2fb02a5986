import { useEffect } from 'react';
import * as say from '#words/lessons/lesson';
import { kindOf } from '../../src/lessons/step-shape.ts';
import { isAsking, learning, stepOf } from '../course/state.ts';
import { leavePlace } from '../store/address/place.ts';
import { notify } from '../store/page.ts';
import { turn } from './open-step.ts';
import { choose, commit, moveAim, showAnswer } from './predict/aim.ts';
import { focusNumber } from './predict/number-guess.tsx';

/** Elements in which all keys belong to the focused element. */
const OWN_KEYS = '[role="menu"], [role="dialog"], [contenteditable]';
/** Elements in which all keys but Alt ← → do. */
const FIELD = 'input:not([type="range"], [type="checkbox"]), textarea';

/** Alt ← → go back and on; while a question is open ← → ↑ ↓ aim, Shift by ten, Enter answers, 1 2 3 choose; Esc leaves, R says why not. */
export function useLessonKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || target.closest(OWN_KEYS)) return;
      if (isNumberBegun(event, target)) return;
      const action = target.matches(FIELD) ? fieldAction(event, target) : keyAction(event, target);
      if (!action) return;
      event.preventDefault();
      // Otherwise a focused plot would read values with the same keys.
      event.stopImmediatePropagation();
      action();
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, []);
}

/** Where a number is asked, its first character goes into the field. */
function isNumberBegun(event: KeyboardEvent, target: Element): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  const state = learning.getState();
  if (ctrlKey || metaKey || altKey || target.matches(FIELD) || !/^[\d.,-]$/.test(key)) return false;
  if (!isAsking(state) || state.held || stepOf(state)?.predict?.number === undefined) return false;
  focusNumber();
  event.stopImmediatePropagation();
  return true;
}

/** Focuses the words: the page's keys work, and Page Up and Page Down scroll the words. */
export const focusWords = (): void =>
  document.querySelector<HTMLElement>('.lesson-body')?.focus({ preventScroll: true });

/** Enter moves the focus from a field to the words; typed text is committed before another step opens. */
function fieldAction(event: KeyboardEvent, field: Element): (() => void) | null {
  if (event.key === 'Enter')
    requestAnimationFrame(() => document.activeElement === document.body && focusWords());
  const action = event.altKey ? keyAction(event, field) : null;
  return (
    action &&
    (() => {
      focusWords();
      action();
    })
  );
}

const MOVES: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

function keyAction(event: KeyboardEvent, target: Element): (() => void) | null {
  const { key, altKey, shiftKey } = event;
  if (event.ctrlKey || event.metaKey) return null;
  if (altKey) {
    if (key === 'ArrowRight') return () => turn(1);
    return key === 'ArrowLeft' ? () => turn(-1) : null;
  }
  if (key === 'Escape') return leavePlace;
  if (key === 'r' || key === 'R') return () => notify({ kind: 'info', text: say.noLecture, actions: [] });
  const state = learning.getState();
  const predict = stepOf(state)?.predict;
  if (!predict || !isAsking(state)) return null;
  if (state.held) return key === 'Enter' && !target.closest('button, a') ? showAnswer : null;
  if (kindOf(predict) === 'choice') return /^[1-5]$/.test(key) ? () => choose(Number(key)) : null;
  if (key === 'Enter') return target.closest('button, a') ? null : commit;
  if (!MOVES[key] || target.closest('[type="range"]')) return null;
  const [right, up] = MOVES[key];
  const stride = shiftKey ? 10 : 1;
  return () => moveAim(stride * right, stride * up);
}
