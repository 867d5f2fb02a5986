import './glossary.css';
import * as words from '#words/library/glossary';
import { PlaceHead } from '../place/place-head.tsx';
import { TermCard } from '../terms/term-card.tsx';
import { TERMS } from '../terms/terms.ts';

/** All terms on a page. */
export function GlossaryView() {
  return (
    <>
      <PlaceHead title={words.glossary} leave={words.close}>
        <p className="note">{words.besideLabels}</p>
        <span className="grow" />
      </PlaceHead>
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
