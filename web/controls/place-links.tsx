import { useStore } from 'zustand';
import * as words from '#words/controls/header';
import { openCompare } from '../store/actions/compare.ts';
import { openPlace } from '../store/address/place.ts';
import { useOffersGame } from '../store/hooks.ts';
import { page } from '../store/page.ts';

const PLACES = [
  { name: 'you', face: words.you, open: () => openPlace({ name: 'you', detail: '' }) },
  { name: 'compare', face: words.compare, open: openCompare },
  { name: 'map', face: words.map, open: () => openPlace({ name: 'map', detail: '' }) },
] as const;

interface PlaceLinksProps {
  readonly className: string;
  /** Without the game. */
  readonly noGame?: boolean;
  readonly onOpen?: () => void;
}

/** The buttons that open the game, the comparison and the map. */
export function PlaceLinks({ className, noGame = false, onOpen }: PlaceLinksProps) {
  const here = useStore(page, (state) => state.place?.name);
  const offersGame = useOffersGame() && !noGame;
  return PLACES.filter(({ name }) => name !== 'you' || offersGame).map(({ name, face, open }) => (
    <button
      key={name}
      type="button"
      className={className}
      aria-current={here === name ? 'page' : undefined}
      onClick={() => {
        onOpen?.();
        open();
      }}
    >
      {face}
    </button>
  ));
}
