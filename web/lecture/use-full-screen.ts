import { useEffect } from 'react';
import { leaveLecture } from '../store/actions/lecture.ts';

/**
 * The whole screen as long as the component is there. A browser may refuse (a link opened without a press, a phone); the
 * window is then filled, and the next press asks again. The browser's own way out of the full screen leaves the lecture.
 */
export function useFullScreen(): void {
  useEffect(() => {
    const root = document.documentElement;
    let mine = false;
    const ask = () => {
      if (!document.fullscreenElement) root.requestFullscreen?.().catch(() => {});
    };
    const onChange = () => {
      if (document.fullscreenElement) mine = true;
      else if (mine) leaveLecture();
    };
    ask();
    document.addEventListener('fullscreenchange', onChange);
    window.addEventListener('pointerdown', ask, { once: true });
    return () => {
      document.removeEventListener('fullscreenchange', onChange);
      window.removeEventListener('pointerdown', ask);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);
}
