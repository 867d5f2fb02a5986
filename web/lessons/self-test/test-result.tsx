import './test-result.css';
import { useEffect } from 'react';
import * as words from '#words/lessons/self-test';
import type { Lesson, Step } from '../../../src/lessons/lesson.ts';
import type { MeasuredRun } from '../../../src/lessons/measures/spec.ts';
import { keepScore } from '../../course/progress.ts';
import { LESSONS } from '../../course/registry.ts';
import { type Answer, useLesson } from '../../course/state.ts';
import { turnPage } from '../../store/address/place.ts';
import { outcomeOf } from '../alone/outcome.ts';
import { testAgain } from '../open-step.ts';
import { comparison } from '../predict/comparison.ts';
import { useMeasuredRun } from '../run.ts';
import { Words } from '../words.tsx';

/** What came out, lesson by lesson in the order of the course, with a way to the step that teaches what was missed. */
export function TestResult({ lesson }: { readonly lesson: Lesson }) {
  const answers = useLesson((state) => state.answers);
  const run = useMeasuredRun();
  const rows = lesson.steps
    .map((step, i) => ({ step, answer: answers[i] }))
    .toSorted((a, b) => numberOf(a.step) - numberOf(b.step));
  const right = rows.filter(({ step, answer }) => isRight(step, answer, run)).length;
  useEffect(() => keepScore(lesson.name, right), [lesson.name, right]);
  return (
    <section className="test-result">
      <h3 role="status">{words.score({ right, of: rows.length })}</h3>
      <ol>
        {rows.map(({ step, answer }) => (
          <Row key={step.title} step={step} answer={answer} />
        ))}
      </ol>
      <button type="button" className="btn line" onClick={testAgain}>
        {words.again}
      </button>
    </section>
  );
}

/** What was right has been kept with each guess: the run that is drawn now is of another question. */
const isRight = ({ predict }: Step, answer: Answer, run: MeasuredRun): boolean =>
  predict !== undefined && ['right', 'near'].includes(outcomeOf(predict, answer, run));

const taughtIn = ({ teaches = '' }: Step) =>
  LESSONS.find(({ name }) => name === teaches.slice(0, teaches.lastIndexOf('.')));

const numberOf = (step: Step): number => taughtIn(step)?.number ?? 0;

function Row({ step, answer }: { readonly step: Step; readonly answer: Answer }) {
  const run = useMeasuredRun();
  const { predict, teaches = '' } = step;
  const right = isRight(step, answer, run);
  const at = Number(teaches.slice(teaches.lastIndexOf('.') + 1));
  return (
    <li className={right ? 'right' : undefined}>
      <h4>
        <span aria-hidden="true">{right ? '✓' : '✗'}</span> {taughtIn(step)?.title}{' '}
        <small>{right ? words.right : words.missed}</small>
      </h4>
      {predict && !right && (
        <>
          <p className="say">
            <Words {...comparison(predict, answer, run)} run={run} />
          </p>
          <button type="button" className="lesson-instead" onClick={() => turnPage(teaches)}>
            {words.readAgain(at)}
          </button>
        </>
      )}
    </li>
  );
}
