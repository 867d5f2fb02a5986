import './term.css';
import { MathText } from '../ui/math-text.tsx';
import { TERM_BOX, TERM_PICTURES, type TermMark } from './term-pictures.ts';
import type { Term } from './terms.ts';

/** Picture, name, sentence. */
export function TermCard({ term: { title, sentence, picture } }: { readonly term: Term }) {
  return (
    <>
      <TermPicture marks={TERM_PICTURES[picture] ?? []} />
      <b className="term-title">
        <MathText text={title} />
      </b>
      <span className="term-says">
        <MathText text={sentence} />
      </span>
    </>
  );
}

function TermPicture({ marks }: { readonly marks: readonly TermMark[] }) {
  return (
    <svg
      className="term-picture"
      viewBox={`0 0 ${TERM_BOX.width} ${TERM_BOX.height}`}
      data-lane="A"
      aria-hidden="true"
    >
      {marks.map(({ as, d, at, text }) =>
        at ? (
          <text key={`${as} ${text}`} x={at[0]} y={at[1]}>
            {text}
          </text>
        ) : (
          <path key={`${as} ${d}`} className={as} d={d} />
        ),
      )}
    </svg>
  );
}
