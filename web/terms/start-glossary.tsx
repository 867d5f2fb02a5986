import { createRoot } from 'react-dom/client';
import { termAt, termOfControl } from './find-term.ts';
import { TermCard } from './term-card.tsx';
import type { Term } from './terms.ts';

/** The pointer has to rest on a label, the focus on a control, for so long. */
const REST_MS = 500;
const FOCUS_MS = 900;
const NOTE_ID = 'term-note';
const GAP = 8;

/**
 * Says what a label means: to a pointer that rests on it, to the keyboard that rests on its control, to a tap on it.
 * Escape, the next key, a press elsewhere or leaving takes the note away.
 */
export function startGlossary(): void {
  const note = document.createElement('div');
  note.id = NOTE_ID;
  note.className = 'term-note';
  note.setAttribute('role', 'tooltip');
  note.hidden = true;
  document.body.append(note);
  const root = createRoot(note);
  let timer: ReturnType<typeof setTimeout>;
  let shown: Element | null = null;

  const hide = () => {
    clearTimeout(timer);
    if (!shown) return;
    shown.removeAttribute('aria-describedby');
    shown = null;
    note.hidden = true;
  };
  const show = (term: Term, beside: Element) => {
    hide();
    shown = beside;
    root.render(<TermCard term={term} />);
    note.hidden = false;
    if (!beside.hasAttribute('aria-describedby')) beside.setAttribute('aria-describedby', NOTE_ID);
    // React has drawn by the next frame, and then it is known how large the note is.
    requestAnimationFrame(() => place(note, beside.getBoundingClientRect()));
  };
  const later = (term: Term | null, beside: Element, wait: number) => {
    if (beside === shown) return;
    hide();
    if (term) timer = setTimeout(() => beside.isConnected && show(term, beside), wait);
  };

  document.addEventListener('pointerover', ({ target, pointerType, buttons }) => {
    if (pointerType === 'touch' || buttons !== 0 || !(target instanceof Element)) return;
    later(termAt(target), target, REST_MS);
  });
  document.addEventListener('pointerdown', hide);
  document.addEventListener('wheel', hide, { passive: true });
  document.addEventListener('keydown', ({ key }) => key !== 'Shift' && hide());
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible'))
      later(termOfControl(target), target, FOCUS_MS);
  });
  document.addEventListener('focusout', hide);
  document.addEventListener('click', (event) => {
    const { target } = event;
    const byTouch = event instanceof PointerEvent && event.pointerType === 'touch';
    if (!byTouch || !(target instanceof Element) || target.closest('button, a, input, [role="slider"]'))
      return;
    const term = termAt(target);
    if (term) show(term, target);
  });
}

/** Below what it explains, or above it where there is no room, and inside the window. */
function place(note: HTMLElement, { left, top, bottom }: DOMRect): void {
  const { width, height } = note.getBoundingClientRect();
  const x = Math.max(GAP, Math.min(innerWidth - width - GAP, left));
  const below = bottom + GAP + height <= innerHeight;
  note.style.left = `${x}px`;
  note.style.top = `${below ? bottom + GAP : Math.max(GAP, top - GAP - height)}px`;
}
