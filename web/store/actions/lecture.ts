import { page } from '../page.ts';
import { lab } from '../store.ts';

/** Sizes of the type in a lecture, in percent: for a small room and for a large one. */
export const LECTURE_TYPES = [125, 150] as const;

/** What had the focus on the page, and how far it was scrolled. */
let behind: { focus: Element | null; scroll: number } | null = null;

/** Shows the lanes alone, in large type; part of a link, and no undo entry. In front of a place there is no lecture. */
export function openLecture(type: number = LECTURE_TYPES[0]): void {
  if (page.getState().place) return;
  if (lab.getState().lecture === null) behind = { focus: document.activeElement, scroll: window.scrollY };
  lab.setState({ lecture: type });
}

/** Gives the page back as it was; the step is the lecture's last one. */
export function leaveLecture(): void {
  lab.setState({ lecture: null });
  const before = behind;
  behind = null;
  // Once the page is there again.
  requestAnimationFrame(() => {
    if (!before) return;
    window.scrollTo({ top: before.scroll, behavior: 'instant' });
    if (before.focus instanceof HTMLElement) before.focus.focus({ preventScroll: true });
  });
}
