import { Suspense, useState } from 'react';
import * as words from '#words/lessons/code';
import type { Predict } from '../../../src/lessons/step-shape.ts';
import type { Answer } from '../../course/state.ts';
import { lateView } from '../../ui/late-view.tsx';
import { guessAgain } from '../predict/aim.ts';
import { written } from '../predict/written.ts';
import { Marked } from '../words.tsx';

// Includes the QR code library, so it is loaded only when a guess is shown to a class.
const CodeOfGuess = lateView(() => import('./code-of-guess.tsx').then((module) => module.CodeOfGuess));

type ValuesProps = { readonly values: Answer['values'] };

/** For a class: the guess as a code, before anything of its answer is shown. */
export const GuessHeld = ({ predict, values }: ValuesProps & { readonly predict: Predict }) => (
  <section className="lesson-held" aria-labelledby="held-title">
    <h3 id="held-title">
      {words.yourGuess}{' '}
      <span>
        <Marked text={guessText(predict, values)} />
      </span>
    </h3>
    <Suspense fallback={<p className="note">{words.wait}</p>}>
      <CodeOfGuess values={values} />
    </Suspense>
    <button type="button" className="lesson-instead" onClick={guessAgain}>
      {words.guessAgain}
    </button>
  </section>
);

const guessText = (predict: Predict, values: Answer['values']): string =>
  predict.choice
    ? predict.choice[(values[0] ?? 1) - 1]
    : values.map((value) => (value === null ? (predict.never ?? '') : written(predict, value))).join(', ');

/** One line for learners asked for their code; learning alone, nobody needs it. */
export function OwnCode({ values }: ValuesProps) {
  const [opened, setOpened] = useState(false);
  return (
    <details className="lesson-grounds" onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{words.asCode}</summary>
      {opened && (
        <Suspense fallback={<p className="note">{words.wait}</p>}>
          <CodeOfGuess values={values} />
        </Suspense>
      )}
    </details>
  );
}
