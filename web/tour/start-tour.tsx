import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { page } from '../store/page.ts';
import { markVisited, wasVisited } from '../store/visited.ts';
import { pressAgain } from '../ui/press-again.ts';
import { TourCard } from './tour-card.tsx';

let end: (() => void) | null = null;

/** On the first visit, once; not over what a link or an address opens, and not in the middle of something. */
export function startFirstVisit(): void {
  const welcome = !wasVisited() && location.hash === '' && !page.getState().place;
  if (welcome) startTour();
  document.getElementById('first-card')?.remove();
  if (welcome) pressAgain('.tour-card');
}

/** The tour from its beginning, whether or not it has been seen. */
export function startTour(): void {
  end?.();
  markVisited();
  const place = document.createElement('div');
  // First in the order of the keys: who wants to skip it need not go through the page.
  document.body.prepend(place);
  const root = createRoot(place);
  // Whoever opens a place goes a way of their own.
  const unsubscribe = page.subscribe((state) => state.place && end?.());
  end = () => {
    end = null;
    unsubscribe();
    root.unmount();
    place.remove();
  };
  // At once: it takes the place of its picture.
  flushSync(() => root.render(<TourCard onEnd={() => end?.()} />));
}
