import { leavePlace } from '../store/place.ts';
import { IconClose } from '../ui/icons.tsx';
import { TermCard } from './term-card.tsx';
import { TERMS } from './terms.ts';

/** All terms on a page. */
export function GlossaryView() {
  return (
    <>
      <header className="glossary-head">
        <h1>Glossary</h1>
        <p className="note">Each of these stands beside its label, too: rest the pointer on it, or tap it.</p>
        <span className="grow" />
        <button type="button" className="btn icon" aria-label="Close" onClick={leavePlace}>
          <IconClose />
        </button>
      </header>
      <ul className="glossary-terms">
        {TERMS.map((term) => (
          <li key={term.id}>
            <TermCard term={term} />
          </li>
        ))}
      </ul>
    </>
  );
}
