import { type RefObject, useEffect } from 'react';

/** Where all keys belong to what has the focus. */
const OWN_KEYS = '[role="dialog"], [role="menu"], header.header';

const entriesIn = (root: Element): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-entry]')];

/** The entry beside, above or below another one as they lie on the page; null: there is none. */
export function entryBeside(boxes: readonly DOMRect[], at: number, key: string): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return boxes.length - 1;
  if (key === 'ArrowRight') return Math.min(boxes.length - 1, at + 1);
  if (key === 'ArrowLeft') return Math.max(0, at - 1);
  const down = key === 'ArrowDown';
  if (!down && key !== 'ArrowUp') return null;
  const from = boxes[at];
  const isBeyond = ({ top }: DOMRect) => (down ? top > from.top + 1 : top < from.top - 1);
  const beyond = boxes.filter(isBeyond);
  if (beyond.length === 0) return at;
  const row = down ? Math.min(...beyond.map(({ top }) => top)) : Math.max(...beyond.map(({ top }) => top));
  const inRow = boxes.flatMap((box, i) => (Math.abs(box.top - row) <= 1 ? [i] : []));
  const distance = (i: number) => Math.abs(boxes[i].left - from.left);
  return inRow.reduce((near, i) => (distance(i) < distance(near) ? i : near));
}

/** / finds; arrows, Home and End move among the entries, and the first of them goes from anywhere to the first entry. */
export function useGridKeys(
  root: RefObject<HTMLElement | null>,
  find: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!root.current || target.closest(OWN_KEYS)) return;
      const act =
        target === find.current
          ? whileTyping(event.key, entriesIn(root.current))
          : event.key === '/'
            ? () => find.current?.focus()
            : amongEntries(event.key, target, entriesIn(root.current));
      if (!act) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [root, find]);
}

/** Enter opens the first that is found, ↓ goes to it; every other key is the text's. */
function whileTyping(key: string, [first]: readonly HTMLElement[]): (() => void) | null {
  if (!first) return null;
  if (key === 'Enter') return () => first.click();
  return key === 'ArrowDown' ? () => reach(first) : null;
}

/** From an entry to another one; from a place that has no use for arrows of its own to the first. */
function amongEntries(key: string, target: Element, entries: readonly HTMLElement[]): (() => void) | null {
  const at = entries.indexOf(target as HTMLElement);
  if (at < 0 && (target instanceof HTMLButtonElement || !key.startsWith('Arrow'))) return null;
  const boxes = () => entries.map((entry) => entry.getBoundingClientRect());
  const next = entries[at < 0 ? 0 : (entryBeside(boxes(), at, key) ?? -1)];
  return next ? () => reach(next) : null;
}

function reach(entry: HTMLElement): void {
  entry.focus();
  entry.scrollIntoView({ block: 'nearest' });
}
