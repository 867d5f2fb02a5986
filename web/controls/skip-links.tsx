import './skip-links.css';
import type { Place } from '../store/place-name.ts';

/** First in the order of the keyboard, out of sight until one has the focus: past the header, to what the page is about. */
export function SkipLinks({ place }: { place: Place['name'] | null }) {
  if (place) return <SkipLink to="place">Skip the header</SkipLink>;
  return (
    <>
      <SkipLink to="lanes">Skip to the lanes</SkipLink>
      <SkipLink to="play">Skip to Play</SkipLink>
    </>
  );
}

/** The address stays: what stands behind its # is a scenario's or a place's. */
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
