import { IconButton } from '../ui/icon-button.tsx';
import './place-head.css';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { leavePlace } from '../store/address/place.ts';
import { fragmentOf } from '../store/address/place-name.ts';
import { isShut, page } from '../store/page.ts';
import { IconClose } from '../ui/icons.tsx';
import { AwayLink } from './alone/away-link.tsx';

interface PlaceHeadProps {
  readonly title: string;
  /** Label of the button that leaves. */
  readonly leave: string;
  /** Content between title and button. */
  readonly children: ReactNode;
}

/** The first line of a place: title, its controls, and the way out; in a frame a link to the whole page. */
export function PlaceHead({ title, leave, children }: PlaceHeadProps) {
  const shut = useStore(page, isShut);
  const place = useStore(page, (state) => state.place);
  return (
    <header className="place-head">
      <h1>{title}</h1>
      {children}
      {shut && place ? (
        <AwayLink href={`${location.href.split(/[?#]/)[0]}${fragmentOf(place)}`} />
      ) : (
        <IconButton label={leave} onClick={leavePlace}>
          <IconClose />
        </IconButton>
      )}
    </header>
  );
}
