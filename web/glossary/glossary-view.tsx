import { leavePlace } from '../store/place.ts';
import { IconClose } from '../ui/icons.tsx';
import * as words from '../words/library/glossary.ts';
import { TermCard } from './term-card.tsx';
import { TERMS } from './terms.ts';

/** All terms on a page. */
export function GlossaryView() {
  return (
    <>
      <header className="glossary-head">
        <h1>{words.glossary}</h1>
        <p className="note">{words.besideLabels}</p>
        <span className="grow" />
        <button type="button" className="btn icon" aria-label={words.close} onClick={leavePlace}>
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
