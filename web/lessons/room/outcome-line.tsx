import * as words from '#words/lessons/room';
import type { MeasuredRun } from '../../../src/lessons/measures/spec.ts';
import type { Predict } from '../../../src/lessons/step-shape.ts';
import { formatTick } from '../../../src/picture/format.ts';
import { type Answer, useLesson } from '../../course/state.ts';
import { MathText } from '../../ui/math-text.tsx';
import { rightIn } from '../predict/aim.ts';
import { GuessName } from '../predict/predict-block.tsx';
import { written } from '../predict/written.ts';
import { useMeasuredRun } from '../run.ts';
import { chosen, near, tolerance } from './outcome.ts';
import { useGuesses } from './room.ts';

/** The number of guesses and, once the truth is shown, how many were near it. */
export function Outcome({ predict }: { readonly predict: Predict }) {
  const guesses = useGuesses();
  const run = useMeasuredRun();
  const answer = useLesson((state) => state.answers[state.at]);
  return (
    <p className="class-outcome" aria-live="polite">
      {answer && guesses.length > 0 ? (
        <Near {...{ predict, guesses, answer, run }} />
      ) : (
        <span>
          <MathText text={words.guesses(guesses.length)} />
        </span>
      )}
    </p>
  );
}

interface NearProps {
  readonly predict: Predict;
  readonly guesses: readonly Answer['values'][];
  readonly answer: Answer;
  readonly run: MeasuredRun;
}

function Near({ predict, guesses, answer, run }: NearProps) {
  const all = guesses.length;
  if (predict.choice)
    return (
      <span>
        <MathText text={words.chose({ right: chosen(predict, guesses)[(predict.answer ?? 1) - 1], all })} />
      </span>
    );
  return rightIn(answer, predict, run).map((truth, target) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the things asked, in their order
    <span key={target}>
      <GuessName {...{ predict, target, run }} />{' '}
      <MathText text={nearText(predict, guesses, target, truth, run)} />
    </span>
  ));
}

function nearText(
  predict: Predict,
  guesses: NearProps['guesses'],
  target: number,
  truth: number | null,
  run: MeasuredRun,
): string {
  const all = guesses.length;
  if (truth === null) {
    const right = near(guesses, target, null, 0);
    return predict.never ? words.saidNever({ right, all, never: predict.never }) : words.guesses(all);
  }
  const within = tolerance(predict, truth, run);
  const right = near(guesses, target, truth, within);
  return words.near({ right, all, within: formatTick(within), truth: written(predict, truth) });
}
