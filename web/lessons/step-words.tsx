import { useEffect, useRef } from 'react';
import * as say from '#words/lessons/lesson';
import type { Lesson, Step } from '../../src/lessons/lesson.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { plainMath } from '../../src/picture/math.ts';
import { type Answer, isAsking, useLesson } from '../course/state.ts';
import { IconDown } from '../ui/icons.tsx';
import { GuessHeld, OwnCode } from './code/code-parts.tsx';
import { filled } from './fill.ts';
import { Formula } from './formula.tsx';
import { comparison, pitfallAt } from './predict/comparison.ts';
import { BothAnswers, Outcome, Pitfall, PredictBlock } from './predict/predict-block.tsx';
import { Round } from './round.tsx';
import { useMeasuredRun } from './run.ts';
import { keepClosing, toTask } from './sight.ts';
import { Controls, TaskBlock } from './task-block.tsx';
import { Words } from './words.tsx';

interface StepWordsProps {
  readonly step: Step;
  readonly lesson: Lesson;
  readonly phone: boolean;
  /** There is little room: the result is on top, above what is still to be done. */
  readonly brief: boolean;
}

/** The words of a step: description, question, result and task. */
export function StepWords({ step, lesson, phone, brief }: StepWordsProps) {
  const run = useMeasuredRun();
  const asking = useLesson(isAsking);
  const answer = useLesson((state) => state.answers[state.at]);
  const done = useLesson((state) => state.done[state.at]);
  const held = useLesson((state) => state.held);
  const words = useRef<HTMLDivElement>(null);
  // Scrolls to what is new: the result, then the completed task.
  useEffect(() => {
    if (brief && answer !== undefined && done === undefined && words.current)
      return keepClosing(words.current);
    if (answer !== undefined || done !== undefined) toTask(words.current);
  }, [answer, done, brief]);
  if (held && step.predict) return <GuessHeld predict={step.predict} values={held} />;
  const shown = { step, answer, run };
  const closing = !asking && <Closing step={step} run={run} />;
  return (
    <div ref={words}>
      {brief && answer ? (
        <Concluded {...shown} answer={answer} closing={closing} />
      ) : (
        <Opening {...shown} phone={phone} closing={brief && closing} />
      )}
      {!asking && <StepTask step={step} done={done} run={run} />}
      {!brief && closing}
      {!asking && <Grounds lesson={lesson} step={step} />}
      {answer && !answer.shown && <OwnCode values={answer.values} />}
      <Told {...shown} done={done} />
    </div>
  );
}

interface ShownProps {
  readonly step: Step;
  readonly answer: Answer | undefined;
  readonly run: MeasuredRun;
}

type Closed = { readonly closing: React.ReactNode };

/** The words from the beginning, with the question below. */
function Opening({ step, answer, run, phone, closing }: ShownProps & Closed & { phone: boolean }) {
  return (
    <>
      <h3 className="lesson-title">{step.title}</h3>
      <Explained step={step} run={run} />
      {step.predict && <PredictBlock predict={step.predict} answer={answer} run={run} phone={phone} />}
      {closing}
    </>
  );
}

/** The result on top, with the words and the question folded into one line that opens again. */
function Concluded({ step, answer, run, closing }: ShownProps & Closed & { answer: Answer }) {
  if (!step.predict) return null;
  const asked = { predict: step.predict, answer, run };
  return (
    <>
      <Outcome {...asked} />
      {closing}
      <Pitfall {...asked} />
      <details className="lesson-fold">
        <summary>
          <h3>{step.title}</h3>
          <span>
            <Words text={step.predict.ask} run={run} />
          </span>
          <IconDown />
        </summary>
        <Explained step={step} run={run} />
        <BothAnswers {...asked} />
      </details>
    </>
  );
}

function Explained({ step, run }: Pick<ShownProps, 'step' | 'run'>) {
  const asking = useLesson(isAsking);
  return (
    <>
      <p className="say">
        <Words text={step.say} run={run} />
      </p>
      <Formula lines={step.formula} lane={step.lane} run={asking ? null : run} />
    </>
  );
}

/** The conclusion of the step, and its closing question. */
function Closing({ step, run }: Pick<ShownProps, 'step' | 'run'>) {
  return (
    <>
      {step.after && (
        <p className="say lesson-after">
          <Words text={step.after} run={run} />
        </p>
      )}
      {step.question && (
        <p className="say lesson-question">
          <Words text={step.question} run={run} />
        </p>
      )}
    </>
  );
}

/** The task with its controls, the controls alone, or a round to play. */
function StepTask({ step, done, run }: Pick<ShownProps, 'step' | 'run'> & { done: string | undefined }) {
  const controls = <Controls places={step.controls} />;
  return (
    <>
      {step.task ? (
        <TaskBlock task={step.task} done={done} run={run}>
          {controls}
        </TaskBlock>
      ) : (
        controls
      )}
      {step.you && <Round step={step} round={step.you} />}
    </>
  );
}

/** What the sentences are based on. */
function Grounds({ lesson: { evidence }, step }: { lesson: Lesson; step: Step }) {
  if (step.cites.length === 0) return null;
  return (
    <details className="lesson-grounds">
      <summary>{say.grounds}</summary>
      <ul>
        {step.cites.map((id) => (
          <li key={id}>
            {evidence[id].says}: <strong>{evidence[id].is}</strong>{' '}
            <span>{say.worlds(evidence[id].worlds)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Announces the answer and the completed task to a screen reader. */
function Told({ step, answer, done, run }: ShownProps & { done: string | undefined }) {
  const said = answer && step.predict && comparison(step.predict, answer, run);
  const pitfall = (answer && step.predict && pitfallAt(step.predict, answer)) ?? '';
  const text = done ?? (said ? filled(`${said.text} ${pitfall}`, run, said.words) : '');
  return (
    <p className="visually-hidden" aria-live="polite">
      {plainMath(text.replace(/^(?=\[[A-F]\])/, `${say.lane} `).replace(/\[([A-F])\]/g, '$1'))}
    </p>
  );
}
