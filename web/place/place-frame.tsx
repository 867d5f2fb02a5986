import './place-frame.css';
import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { leavePlace } from '../store/address/place.ts';
import { Region } from '../ui/region.tsx';

interface PlaceFrameProps {
  /** For screen readers, and as the class of what is in it. */
  readonly label: string;
  readonly className: string;
  /** While its part of the page is on the way. */
  readonly wait: string;
  readonly children: ReactNode;
}

/** What stands in front of everything under the header; Esc leaves. */
export function PlaceFrame({ label, className, wait, children }: PlaceFrameProps) {
  const place = useRef<HTMLElement>(null);
  // With its first picture: Esc is heard as soon as there is something to leave.
  useLayoutEffect(() => {
    place.current?.focus({ preventScroll: true });
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
