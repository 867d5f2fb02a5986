import './papers-place.css';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { leavePlace } from '../store/place.ts';
import { Region } from '../ui/region.tsx';

// Reports, experiments and their pictures are many: fetched when somebody looks.
const PapersView = lazy(() => import('./papers-view.tsx').then((module) => ({ default: module.PapersView })));

/** The papers' tables and figures in pictures, in front of everything under the header; Esc leaves. */
export function PapersPlace({ experiment, phone }: { experiment: string; phone: boolean }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      const elsewhere =
        event.target instanceof Element && event.target.closest('[role="dialog"], [role="menu"]');
      if (event.key === 'Escape' && !event.defaultPrevented && !elsewhere) leavePlace();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <main className="papers" ref={place} tabIndex={-1} aria-label="Papers">
      <Region name="The papers">
        <Suspense fallback={<p className="papers-wait note">Fetching the reports.</p>}>
          <PapersView experiment={experiment} phone={phone} />
        </Suspense>
      </Region>
    </main>
  );
}
