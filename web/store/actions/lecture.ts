import { page, putInFront } from '../page.ts';
import { lab } from '../store.ts';

/** Type sizes of a lecture, in percent: for a small room and for a large one. */
export const LECTURE_TYPES = [125, 150] as const;

/** The focused element and the scroll position to restore on leaving. */
let behind: { focus: Element | null; scroll: number } | null = null;

/** Shows the lanes alone, in large type; part of the link, but no undo entry. Not while a place is open. */
export function openLecture(type: number = LECTURE_TYPES[0]): void {
  if (page.getState().place) return;
  if (lab.getState().lecture === null) {
    behind = { focus: document.activeElement, scroll: window.scrollY };
    putInFront(null);
  }
  lab.setState({ lecture: type });
}

/** Restores the page as it was, at the lecture's last step. */
export function leaveLecture(): void {
  lab.setState({ lecture: null });
  const before = behind;
  behind = null;
  // When the page is shown again.
  requestAnimationFrame(() => {
    if (!before) return;
    window.scrollTo({ top: before.scroll, behavior: 'instant' });
    if (before.focus instanceof HTMLElement) before.focus.focus({ preventScroll: true });
  });
}
