import { useEffect } from 'react';
import { goBack, goOn, goToScene } from '../store/actions/clicker.ts';
import { openLecture } from '../store/actions/lecture.ts';

/** Beside the keys of the whole page. A presenter's clicker sends Page Down and Page Up. */
const KEYS: Readonly<Record<string, () => void>> = {
  PageDown: goOn,
  PageUp: goBack,
  s: () => goToScene(1),
  S: () => goToScene(-1),
  '+': () => openLecture(150),
  '=': () => openLecture(150),
  '-': () => openLecture(125),
};

/** The keys of a lecture. They come before the timeline's, to which Page Down is ten steps. */
export function useLectureKeys(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const elsewhere =
        event.target instanceof Element && event.target.closest('[role="dialog"], input, textarea');
      const act = KEYS[event.key];
      if (!act || elsewhere || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      act();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
