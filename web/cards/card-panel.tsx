import { useEffect, useRef } from 'react';
import * as words from '#words/library/card';
import { showCard } from '../store/page.ts';
import { Region } from '../ui/panel/region.tsx';
import { CardView } from './card-view.tsx';

/** How an algorithm works, above the insight panels, while somebody asks. */
export function CardPanel({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const asked = document.activeElement;
    const card = place.current;
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest' });
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      showCard(null);
    };
    card?.addEventListener('keydown', onKeyDown);
    return () => {
      card?.removeEventListener('keydown', onKeyDown);
      // Where the focus was inside the card, it goes back to what asked for it.
      const lost = document.activeElement === document.body || document.activeElement === null;
      if (lost && asked instanceof HTMLElement) asked.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div className="card-place" ref={place} tabIndex={-1}>
      <Region name={words.theCard}>
        <CardView id={id} />
      </Region>
    </div>
  );
}
