import { useStore } from 'zustand';
import * as words from '#words/controls/header';
import { openCompare } from '../store/actions/compare.ts';
import { openPlace, turnTo } from '../store/address/place.ts';
import type { Place } from '../store/address/place-name.ts';
import { useOffersGame } from '../store/hooks.ts';
import { page } from '../store/page.ts';

const PLACES = [
  { name: 'lessons', face: words.lessons, open: openLessons },
  { name: 'you', face: words.you, open: () => openPlace({ name: 'you', detail: '' }) },
  { name: 'compare', face: words.compare, open: openCompare },
  { name: 'map', face: words.map, open: () => openPlace({ name: 'map', detail: '' }) },
] as const;

type Name = (typeof PLACES)[number]['name'];

/** The links in the header of a narrow page. */
export const TO_BEGIN: readonly Name[] = ['lessons', 'you'];
/** The links above the lanes of a narrow page, because they are about the lanes. */
export const ABOUT_LANES: readonly Name[] = ['compare', 'map'];

/** Opens the library at its lessons, or switches to them from another shelf. */
function openLessons(): void {
  openPlace({ name: 'library', detail: 'lessons' });
  turnTo('lessons');
  document.querySelector('[data-shelf="lessons"]')?.scrollIntoView();
}

const isOpen = (name: Name, place: Place | null): boolean =>
  name === 'lessons'
    ? place?.name === 'lesson' || (place?.name === 'library' && place.detail === name)
    : place?.name === name;

interface PlaceLinksProps {
  readonly className: string;
  /** The buttons to show; default: all. */
  readonly only?: readonly Name[];
}

/** The buttons that open lessons, game, comparison and map. */
export function PlaceLinks({ className, only }: PlaceLinksProps) {
  const place = useStore(page, (state) => state.place);
  const offersGame = useOffersGame();
  return PLACES.filter(({ name }) => (only?.includes(name) ?? true) && (name !== 'you' || offersGame)).map(
    ({ name, face, open }) => (
      <button
        key={name}
        type="button"
        className={className}
        aria-current={isOpen(name, place) ? 'page' : undefined}
        onClick={open}
      >
        {face}
      </button>
    ),
  );
}
