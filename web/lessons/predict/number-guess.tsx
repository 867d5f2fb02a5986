import { type ReactNode, useState } from 'react';
import * as words from '#words/lessons/lesson';
import type { Predict } from '../../../src/lessons/step-shape.ts';
import { formatTick } from '../../../src/picture/format.ts';
import { learning } from '../../course/state.ts';
import { commit, typeGuess } from './aim.ts';

/** A number to type, with its unit and how near counts as right. */
export function NumberGuess({ predict, children }: { predict: Predict; children: ReactNode }) {
  const [text, setText] = useState(typedBefore);
  const wrong = text.trim() !== '' && numberIn(text) === null;
  const take = (next: string) => {
    setText(next);
    typeGuess(numberIn(next));
  };
  return (
    <form
      className="lesson-number"
      onSubmit={(event) => {
        event.preventDefault();
        commit();
      }}
    >
      <p className="lesson-answer">
        <input
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          spellCheck={false}
          size={8}
          aria-label={words.yourNumber}
          aria-invalid={wrong}
          aria-describedby="number-unit number-how"
          value={text}
          onChange={(event) => take(event.target.value)}
        />
        <span id="number-unit">{predict.unit}</span>
        {children}
      </p>
      <p className="lesson-how" id="number-how" role={wrong ? 'alert' : undefined}>
        {wrong
          ? words.noNumber
          : predict.near > 0 && words.nearEnough(`${formatTick(predict.near)} ${predict.unit}`.trim())}
      </p>
    </form>
  );
}

const fieldOf = (): HTMLInputElement | null => document.querySelector('.lesson-number input');

/** Puts the cursor into the field, where a number is asked. */
export const focusNumber = (): void => fieldOf()?.focus();

/** What had been typed before the guess was taken back. */
const typedBefore = (): string => {
  const [value] = learning.getState().draft;
  return typeof value === 'number' ? formatTick(value) : '';
};

/** A number written with a point or a comma; null: none. */
function numberIn(text: string): number | null {
  const plain = text.trim().replace(',', '.').replace('\u2212', '-');
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}
