import * as words from '#words/lessons/lesson';
import { countAsked, partsOf } from '../../../src/lessons/codes/question.ts';
import type { MeasuredRun } from '../../../src/lessons/measures/spec.ts';
import { kindOf, type Predict } from '../../../src/lessons/step-shape.ts';
import { SELF_TEST } from '../../course/registry.ts';
import { type Answer, useLesson } from '../../course/state.ts';
import { Badge } from '../../ui/badge.tsx';
import { MathText } from '../../ui/math-text.tsx';
import { Marked, Words } from '../words.tsx';
import { choose, chooseNever, commit, draftAt, rightIn, showInstead, subjectOf } from './aim.ts';
import { Bars } from './bars.tsx';
import { comparison, pitfallAt } from './comparison.ts';
import { focusNumber, NumberGuess } from './number-guess.tsx';
import { written } from './written.ts';

interface PredictProps {
  readonly predict: Predict;
  readonly answer: Answer | undefined;
  readonly run: MeasuredRun;
  /** Omits the buttons to answer and to give up, which are in the foot of a phone’s sheet. */
  readonly phone: boolean;
}

/** The question, how to answer it, and afterwards both answers side by side. */
export function PredictBlock({ predict, answer, run, phone }: PredictProps) {
  const target = useLesson((state) => state.target);
  const count = countAsked(predict);
  const state = answer ? words.answered : count > 1 ? words.stepOf({ step: target + 1, of: count }) : '';
  return (
    <section className="lesson-block" aria-labelledby="predict-title">
      <h3 id="predict-title">
        {words.predict} <span className="lesson-note">{state}</span>
      </h3>
      {answer ? (
        <BothAnswers predict={predict} answer={answer} run={run} />
      ) : (
        <>
          <Question predict={predict} run={run} />
          {predict.choice ? (
            <Choices predict={predict} answer={answer} />
          ) : predict.number ? (
            <NumberGuess predict={predict}>{!phone && <AnswerButton predict={predict} />}</NumberGuess>
          ) : (
            <Asked predict={predict} run={run} phone={phone} />
          )}
        </>
      )}
      {answer && (
        <>
          <Comparison predict={predict} answer={answer} run={run} />
          <Pitfall predict={predict} answer={answer} run={run} />
        </>
      )}
      {!answer && !phone && <ShowInstead />}
    </section>
  );
}

interface AnsweredProps {
  readonly predict: Predict;
  readonly answer: Answer;
  readonly run: MeasuredRun;
}

/** The result, as a section of its own. */
export const Outcome = (props: AnsweredProps) => (
  <section className="lesson-result" aria-labelledby="predict-title">
    <h3 id="predict-title" className="visually-hidden">
      {words.predict} <span>{words.answered}</span>
    </h3>
    <Comparison {...props} />
  </section>
);

const Comparison = ({ predict, answer, run }: AnsweredProps) => (
  <p className="say">
    <Words {...comparison(predict, answer, run)} run={run} />
  </p>
);

/** Why one may think so, of a wrong answer known to be common. */
export function Pitfall({ predict, answer, run }: AnsweredProps) {
  const pitfall = pitfallAt(predict, answer);
  if (!pitfall) return null;
  return (
    <p className="say lesson-pitfall">
      <Words text={pitfall} run={run} />
    </p>
  );
}

/** The question, with the learner's answer and the right one. */
export const BothAnswers = (props: AnsweredProps) => (
  <>
    <Question {...props} />
    {props.predict.choice ? <Choices {...props} /> : <Answered {...props} />}
  </>
);

const Question = ({ predict, run }: Pick<AnsweredProps, 'predict' | 'run'>) => (
  <p className="say">
    <Words text={predict.ask} run={run} />
  </p>
);

/** Shows the answer without a guess; in the self-test, continues without one. */
export function ShowInstead() {
  const test = useLesson(({ lesson }) => lesson?.name === SELF_TEST);
  return (
    <button type="button" className="lesson-instead" onClick={showInstead}>
      {test ? words.skip : words.showInstead}
    </button>
  );
}

/** Answers to choose from; afterwards the learner's and the right one are marked. */
function Choices({ predict, answer }: Pick<PredictProps, 'predict' | 'answer'>) {
  return (
    <ol className="lesson-choices">
      {predict.choice?.map((text, i) => {
        const chosen = answer?.values[0] === i + 1;
        const right = answer !== undefined && predict.answer === i + 1;
        if (answer && !chosen && !right) return null;
        return (
          <li key={text}>
            <button
              type="button"
              aria-pressed={answer ? chosen : undefined}
              className={right ? 'right' : undefined}
              disabled={answer !== undefined}
              onClick={() => choose(i + 1)}
            >
              <kbd>{i + 1}</kbd>
              <span>
                <Marked text={text} />
              </span>
              {chosen && <b className="you">{words.you}</b>}
              {right && <em>{words.right}</em>}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

const HOW: Readonly<Record<string, readonly [pointer: string, keys: string]>> = {
  level: [words.aimAtLevel, '↑ ↓'],
  place: [words.aimAtPlace, '← →'],
  step: [words.aimAtStep, '← →'],
  curve: [words.aimAtCurve, '↑ ↓'],
};

function Asked({ predict, run, phone }: Omit<PredictProps, 'answer'>) {
  const target = useLesson((state) => state.target);
  const draft = useLesson((state) => state.draft);
  const kind = kindOf(predict);
  const [pointer, keys] = HOW[kind];
  return (
    <>
      <dl className="lesson-guesses">
        {partsOf(predict).map((i) => {
          const touched = draft[i] !== undefined;
          const value = draftAt(predict, i, run);
          return (
            <div key={i} aria-current={i === target ? 'true' : undefined}>
              <dt>
                <GuessName predict={predict} target={i} run={run} /> {words.you}
              </dt>
              <dd>{touched || i === target ? guessText(predict, value, touched) : '?'}</dd>
            </div>
          );
        })}
      </dl>
      <p className="lesson-how">
        {pointer}
        <span className="lesson-by-key">
          {words.orByKey} <kbd>{keys}</kbd>
        </span>
      </p>
      <p className="lesson-answer">
        {!phone && (
          <>
            <AnswerButton predict={predict} />
            <kbd>Enter</kbd>
          </>
        )}
        {predict.never && (
          <button type="button" className="btn line" onClick={chooseNever}>
            {predict.never}
          </button>
        )}
      </p>
    </>
  );
}

/** A guess not changed yet has a question mark; a dash until it can begin. */
function guessText(predict: Predict, value: number | null, touched: boolean): string {
  if (touched) return written(predict, value);
  return value === null ? '– ?' : `${written(predict, value)} ?`;
}

/** Confirms the guess; after the last part the answer is shown. */
export function AnswerButton({ predict }: { predict: Predict }) {
  const target = useLesson((state) => state.target);
  const draft = useLesson((state) => state.draft);
  const more = partsOf(predict).some((i) => i !== target && draft[i] === undefined);
  return (
    <button
      type="button"
      className="btn solid"
      onClick={() => {
        commit();
        focusNumber();
      }}
    >
      {more ? words.set : words.answer}
    </button>
  );
}

export function GuessName({ predict, target, run }: { predict: Predict; target: number; run: MeasuredRun }) {
  if (countAsked(predict) === 1) return null;
  if (predict.curve) return <Badge letter={predict.curve[target]} small />;
  const about = partsOf(predict).map((i) => subjectOf(predict, i, run.t));
  const { lane, step } = about[target];
  const sameStep = about.every((other) => other.step === step);
  if (!sameStep) return <MathText text={`$t = ${step}$`} />;
  return lane && <Badge letter={lane} small />;
}

function Answered({ predict, answer, run }: AnsweredProps) {
  const right = rightIn(answer, predict, run);
  if (predict.rows.length > 0) return <Bars predict={predict} answer={answer} run={run} />;
  return (
    <dl className="lesson-guesses">
      {right.map((truth, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the things asked, in their order
        <div key={i}>
          <dt>
            <GuessName predict={predict} target={i} run={run} />{' '}
            {answer.shown ? null : words.youSaid(written(predict, answer.values[i] ?? null))}
          </dt>
          <dd>
            {right.length === 1 && (
              <Marked text={`${predict.value === undefined ? predict.truth : words.right} `} />
            )}
            {written(predict, truth)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
