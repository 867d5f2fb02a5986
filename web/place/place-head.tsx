import { IconButton } from '../ui/icon-button.tsx';
import './place-head.css';
import type { ReactNode } from 'react';
import { leavePlace } from '../store/address/place.ts';
import { IconClose } from '../ui/icons.tsx';

interface PlaceHeadProps {
  readonly title: string;
  /** What the button that leaves is called. */
  readonly leave: string;
  /** Between the two. */
  readonly children: ReactNode;
}

/** The first line of a place: what it is called, what belongs to all of it, and the way out. */
export function PlaceHead({ title, leave, children }: PlaceHeadProps) {
  return (
    <header className="place-head">
      <h1>{title}</h1>
      {children}
      <IconButton label={leave} onClick={leavePlace}>
        <IconClose />
      </IconButton>
    </header>
  );
}
