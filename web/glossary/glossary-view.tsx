import './glossary.css';
import * as words from '#words/library/glossary';
import { PlaceHead } from '../place/place-head.tsx';
import { useLecture } from '../store/hooks.ts';
import { TermCard } from '../terms/term-card.tsx';
import { TERMS } from '../terms/terms.ts';

/** All terms on a page; looked up in a lecture, in its size. */
export function GlossaryView() {
  const type = useLecture() ?? 100;
  return (
    <>
      <PlaceHead title={words.glossary} leave={words.close}>
        <p className="note">{words.besideLabels}</p>
        <span className="grow" />
      </PlaceHead>
      <ul className="glossary-terms" style={{ zoom: type / 100 }}>
        {TERMS.map((term) => (
          <li key={term.id}>
            <TermCard term={term} />
          </li>
        ))}
      </ul>
    </>
  );
}
