import { useEffect } from 'react';
import { aimAtEnd, moveAim, query } from './play.ts';

/** Elements that handle all keys themselves. */
const OWN_KEYS = 'input:not([type="checkbox"]), textarea, [role="menu"], [role="dialog"]';
/** Elements that handle Enter themselves. */
const OWN_ENTER = 'button, a, input';

const FAR = 10;

/** The game's keys: arrows aim, with Shift by ten steps; Home and End; Enter queries. */
export function useGameKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : document.body;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest(OWN_KEYS)) return;
      const action = actionOf(event, target);
      if (!action) return;
      event.preventDefault();
      action();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

function actionOf({ key, shiftKey, repeat }: KeyboardEvent, target: Element): (() => void) | null {
  const stride = shiftKey ? FAR : 1;
  switch (key) {
    case 'ArrowLeft':
      return () => moveAim(-stride, 0);
    case 'ArrowRight':
      return () => moveAim(stride, 0);
    case 'ArrowUp':
      return () => moveAim(0, stride);
    case 'ArrowDown':
      return () => moveAim(0, -stride);
    case 'Home':
      return () => aimAtEnd(false);
    case 'End':
      return () => aimAtEnd(true);
    case 'Enter':
      // Holding the key makes only one query.
      return repeat || target.closest(OWN_ENTER) ? null : () => void query();
    default:
      return null;
  }
}
