import { focusWords } from './use-lesson-keys.ts';

const CLOSING = '.lesson-after, .lesson-question';

const gently = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

const last = (within: Element | null, selector: string): Element | undefined =>
  [...(within?.querySelectorAll(selector) ?? [])].at(-1);

/** Scrolls the words so far that the last block is in sight, and no further. */
export const toTask = (words: HTMLElement | null): void =>
  last(words, '.lesson-block')?.scrollIntoView({ block: 'nearest', behavior: gently() });

/** The words have changed places: they are shown from what came out to their closing sentence, at once. */
export function toClosing(words: HTMLElement | null): void {
  words?.closest('.lesson-body')?.scrollTo({ top: 0 });
  last(words, CLOSING)?.scrollIntoView({ block: 'nearest' });
  words?.querySelector('.lesson-result')?.scrollIntoView({ block: 'nearest' });
  // A choice that was pressed is gone, and the focus with it.
  if (document.activeElement === document.body) focusWords();
}

/** Scrolls on where the closing sentence is still below the edge; false: it has been in sight. */
export function readOn(): boolean {
  const body = document.querySelector('.lesson-body');
  const sentence = last(body, CLOSING);
  if (!body || !sentence) return false;
  const { bottom, height } = body.getBoundingClientRect();
  const below = sentence.getBoundingClientRect().bottom - bottom;
  if (below <= 1) return false;
  // A line stays in sight, to find the place again.
  body.scrollBy({ top: Math.min(below + 20, height - 40), behavior: gently() });
  return true;
}
