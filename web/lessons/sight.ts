import { focusWords } from './use-lesson-keys.ts';

const CLOSING = '.lesson-after, .lesson-question';

const gently = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

const last = (within: Element | null, selector: string): Element | undefined =>
  [...(within?.querySelectorAll(selector) ?? [])].at(-1);

/** Scrolls just far enough to show the last block. */
export const toTask = (words: HTMLElement | null): void =>
  last(words, '.lesson-block')?.scrollIntoView({ block: 'nearest', behavior: gently() });

/** After the layout has changed: shows the words from the result to the closing sentence, at once. */
function toClosing(words: HTMLElement): void {
  words.closest('.lesson-body')?.scrollTo({ top: 0 });
  last(words, CLOSING)?.scrollIntoView({ block: 'nearest' });
  words.querySelector('.lesson-result')?.scrollIntoView({ block: 'nearest' });
}

/** The same, and again whenever the sheet or its words change their size, until the reader scrolls. Returns its end. */
export function keepClosing(words: HTMLElement): () => void {
  const body = words.closest('.lesson-body');
  if (!body) return () => {};
  toClosing(words);
  // The choice pressed has been removed, and with it the focus.
  if (document.activeElement === document.body) focusWords();
  let placed = body.scrollTop;
  const resized = new ResizeObserver(() => {
    // Numbers that arrive late break lines again, and a panel that fills takes room from the sheet.
    if (Math.abs(body.scrollTop - placed) > 1) return resized.disconnect();
    toClosing(words);
    placed = body.scrollTop;
  });
  resized.observe(body);
  resized.observe(words);
  return () => resized.disconnect();
}

/** Scrolls on if the closing sentence is still below the edge; false: it has been visible. */
export function readOn(): boolean {
  const body = document.querySelector('.lesson-body');
  const sentence = last(body, CLOSING);
  if (!body || !sentence) return false;
  const { bottom, height } = body.getBoundingClientRect();
  const below = sentence.getBoundingClientRect().bottom - bottom;
  if (below <= 1) return false;
  // Keeps a line visible, to help find the place again.
  body.scrollBy({ top: Math.min(below + 20, height - 40), behavior: gently() });
  return true;
}
