import { useState } from 'react';
import * as words from '#words/compare/compare';
import { isGiven } from '../../src/engine/scenario/given-lanes.ts';
import type { Phrase } from '../../src/sheet/phrases.ts';
import type { Sheet } from '../../src/sheet/sheet.ts';
import { guarantee, verdictPhrases } from '../../src/sheet/verdict.ts';
import { BeforeChanges } from '../program/before-changes.tsx';
import { useEditedScenario } from '../store/hooks.ts';
import { laneName } from '../store/names.ts';
import { Badge } from '../ui/badge.tsx';
import { MathText } from '../ui/math-text.tsx';

/** What the seeds show, as a sentence made from marks, with its guarantee and what is tested. */
export function Verdict({ sheet }: { sheet: Sheet }) {
  const { lanes } = useEditedScenario();
  const without = lanes.filter(isGiven).map((lane) => `${lane.id} ${laneName(lane)}`);
  const [open, setOpen] = useState(false);
  return (
    <div className="compare-verdict">
      <p className="compare-says" aria-live="polite">
        {verdictPhrases(sheet).map((phrase, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: words are identified by their index
          <PhraseText key={i} sheet={sheet} phrase={phrase} />
        ))}
      </p>
      {sheet.lanes.length > 1 && (
        <p className="compare-guarantee">
          {guarantee(sheet)}{' '}
          <button type="button" className="compare-link" aria-expanded={open} onClick={() => setOpen(!open)}>
            {words.whatIsTested}
          </button>
        </p>
      )}
      <BeforeChanges />
      {without.length > 0 && (
        <p className="compare-guarantee">
          {words.leftOut({ names: without.join(', '), count: without.length })}
        </p>
      )}
      {open && (
        <ul className="compare-tested">
          {Object.values(words.tested).map((sentence) => (
            <li key={sentence}>
              <MathText text={sentence} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function PhraseText({ sheet, phrase }: { sheet: Sheet; phrase: Phrase }) {
  if (typeof phrase === 'string') return phrase;
  if ('strong' in phrase) return <b>{phrase.strong}</b>;
  const { letter, name } = sheet.lanes[phrase.lane];
  return (
    <>
      <Badge letter={letter} />
      {phrase.named && ` ${name}`}
    </>
  );
}
