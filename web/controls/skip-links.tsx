import './skip-links.css';
import type { Place } from '../store/place-name.ts';

/** First in the order of the keyboard, out of sight until one has the focus: past the header, to what the page is about. */
export function SkipLinks({ place }: { place: Place['name'] | null }) {
  if (place) return <SkipLink to="place" words="Skip the header" />;
  return (
    <>
      <SkipLink to="lanes" words="Skip to the lanes" />
      <SkipLink to="play" words="Skip to Play" />
    </>
  );
}

/** The address stays: what stands behind its # is a scenario's or a place's. */
function SkipLink({ to, words }: { to: string; words: string }) {
  return (
    <a
      className="skip-link"
      href={`#${to}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(to)?.focus();
      }}
    >
      {words}
    </a>
  );
}
