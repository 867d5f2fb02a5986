import './skip-links.css';
import * as words from '#words/page/page';
import type { Place } from '../store/address/place-name.ts';

/** Links that skip the header, first in keyboard order and invisible until focused. */
export function SkipLinks({ place }: { place: Place['name'] | null | undefined }) {
  if (place) return <SkipLink to="place">{words.skipHeader}</SkipLink>;
  return (
    <>
      <SkipLink to="lanes">{words.skipToLanes}</SkipLink>
      <SkipLink to="play">{words.skipToPlay}</SkipLink>
    </>
  );
}

/** Moves the focus without changing the address, whose fragment names a scenario or a place. */
function SkipLink({ to, children }: { to: string; children: string }) {
  return (
    <a
      className="skip-link"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {children}
    </a>
  );
}
