import { useStore } from 'zustand';
import * as words from '#words/share/share';
import { openPlace } from '../store/address/place.ts';
import { useHidesWorld, useLocked } from '../store/hooks.ts';
import { page } from '../store/page.ts';
import { Way } from './way.tsx';

/** Takes the run in the lanes into the lesson that is being made; not where its sender keeps it shut. */
export function LessonPart() {
  const covered = useStore(page, ({ place }) => place !== null);
  const locked = useLocked();
  const hidden = useHidesWorld();
  if (covered || locked || hidden) return null;
  return (
    <Way name={words.lesson}>
      <button type="button" className="btn line" onClick={make}>
        {words.makeStep}
      </button>
    </Way>
  );
}

function make(): void {
  // The sheet closes, and leaving the place returns to its button.
  const button = document.querySelector<HTMLElement>(
    '.header [aria-haspopup="dialog"][aria-expanded="true"]',
  );
  button?.click();
  button?.focus();
  openPlace({ name: 'make', detail: 'add' });
}
