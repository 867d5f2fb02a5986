import './place-frame.css';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { leavePlace } from '../store/address/place.ts';
import { isShut, page } from '../store/page.ts';
import { Region } from '../ui/panel/region.tsx';

interface PlaceFrameProps {
  /** Name for screen readers. */
  readonly label: string;
  readonly className: string;
  /** Text shown while the place is being loaded. */
  readonly wait: string;
  readonly children: ReactNode;
}

/** The frame of a place, over everything under the header; Esc leaves it. */
export function PlaceFrame({ label, className, wait, children }: PlaceFrameProps) {
  const place = useRef<HTMLElement>(null);
  // Before the first paint, so that Esc works as soon as the place is visible.
  useLayoutEffect(() => {
    // In a frame the embedding page keeps the focus.
    if (!isShut(page.getState())) place.current?.focus({ preventScroll: true });
    const onKeyDown = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof Element && event.target.closest('[role=dialog], [role=menu]');
      if (event.key === 'Escape' && !event.defaultPrevented && !elsewhere) leavePlace();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return (
    <main id="place" className={`place ${className}`} ref={place} tabIndex={-1} aria-label={label}>
      <Region name={`“${label}”`}>
        <Suspense fallback={<p className="place-wait note">{wait}</p>}>{children}</Suspense>
      </Region>
    </main>
  );
}
