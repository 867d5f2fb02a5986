import './lesson.css';
import { useEffect, useRef, useState } from 'react';
import * as say from '#words/lessons/lesson';
import { type Lesson, OWN, type Step } from '../../src/lessons/lesson.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { plainMath } from '../../src/picture/math.ts';
import { type Answer, isAsking, stepOf, useLesson } from '../course/state.ts';
import { overlays } from '../plot/overlays.ts';
import { openPlace } from '../store/address/place.ts';
import { useStage } from '../store/stage.ts';
import { Counter, PlayButton, StepButton } from '../time/transport/transport.tsx';
import { IconBack } from '../ui/icons.tsx';
import { filled } from './fill.ts';
import { Formula } from './formula.tsx';
import { LessonEnd } from './lesson-end.tsx';
import { followLesson, goToStep, turn } from './open-step.ts';
import { OwnNote } from './own/own-note.tsx';
import { comparison } from './predict/comparison.ts';
import { LaneMarks } from './predict/lane-marks.tsx';
import { AnswerButton, PredictBlock, ShowInstead } from './predict/predict-block.tsx';
import { TimeMarks } from './predict/time-marks.tsx';
import { Round } from './round.tsx';
import { useMeasuredRun } from './run.ts';
import { Controls, TaskBlock } from './task-block.tsx';
import { focusWords, useLessonKeys } from './use-lesson-keys.ts';
import { Words } from './words.tsx';

/** A lesson beside the lanes: where the controls are otherwise; on a phone a sheet below the plot. */
export function LessonView({ phone }: { phone: boolean }) {
  useLessonKeys();
  useEffect(() => {
    overlays.setState({ lane: LaneMarks, time: TimeMarks });
    const stop = followLesson();
    return () => {
      overlays.setState({ lane: null, time: null });
      stop();
    };
  }, []);
  const lesson = useLesson((state) => state.lesson);
  const fault = useLesson((state) => state.fault);
  const at = useLesson((state) => state.at);
  const asking = useLesson(isAsking);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step is another page, read from its beginning
  useEffect(() => {
    focusWords();
    for (const read of document.querySelectorAll('.lesson-body, .lanes, .insight')) read.scrollTo({ top: 0 });
  }, [lesson, at]);
  return (
    <section className={asking ? 'lesson asking' : 'lesson'} aria-label={say.lesson}>
      {lesson ? <Open lesson={lesson} at={at} phone={phone} /> : <Missing fault={fault} />}
    </section>
  );
}

function Missing({ fault }: { fault: string | null }) {
  return (
    <div className="lesson-body" tabIndex={-1}>
      <WayBack />
      {fault ? (
        <>
          <p className="lane-error lesson-fault" role="alert">
            {fault}
          </p>
          <button type="button" className="btn line" onClick={toLessons}>
            {say.allLessons}
          </button>
        </>
      ) : (
        <p className="note">{say.wait}</p>
      )}
    </div>
  );
}

const toLessons = () => openPlace({ name: 'library', detail: 'lessons' });

const WayBack = () => (
  <button type="button" className="lesson-back" onClick={toLessons}>
    <IconBack /> {say.lessons}
  </button>
);

function Open({ lesson, at, phone }: { lesson: Lesson; at: number; phone: boolean }) {
  const step = lesson.steps[at];
  const [low, setLow] = useState(false);
  return (
    <>
      {phone && (
        <button
          type="button"
          className="lesson-grip"
          aria-expanded={!low}
          aria-label={low ? say.showWords : say.showPlot}
          onClick={() => setLow(!low)}
        />
      )}
      <div className="lesson-body" tabIndex={-1} hidden={phone && low}>
        {!phone && <WayBack />}
        <h2>{lesson.title}</h2>
        <Segments lesson={lesson} at={at} />
        {lesson.name.startsWith(OWN) && <OwnNote name={lesson.name} step={at + 1} />}
        <StepWords key={at} step={step} lesson={lesson} phone={phone} />
        {at === lesson.steps.length - 1 && <LessonEnd lesson={lesson} />}
      </div>
      {phone && <PhoneClock />}
      <Foot last={at === lesson.steps.length - 1} first={at === 0} phone={phone} />
    </>
  );
}

/** One segment a step; each leads to its own. */
function Segments({ lesson, at }: { lesson: Lesson; at: number }) {
  return (
    <nav className="lesson-steps" aria-label={say.steps}>
      {lesson.steps.map(({ title }, i) => (
        <button
          key={title}
          type="button"
          className={i < at ? 'done' : i === at ? 'now' : undefined}
          aria-label={say.stepNamed({ step: i + 1, title })}
          aria-current={i === at ? 'step' : undefined}
          title={title}
          onClick={() => goToStep(i)}
        />
      ))}
      <span>{say.stepOf({ step: at + 1, of: lesson.steps.length })}</span>
    </nav>
  );
}

function StepWords({ step, lesson, phone }: { step: Step; lesson: Lesson; phone: boolean }) {
  const run = useMeasuredRun();
  const asking = useLesson(isAsking);
  const answer = useLesson((state) => state.answers[state.at]);
  const done = useLesson((state) => state.done[state.at]);
  const words = useRef<HTMLDivElement>(null);
  // What has just come is brought into sight: the comparison and the task.
  useEffect(() => {
    if (answer !== undefined || done !== undefined) bringIntoSight(words.current);
  }, [answer, done]);
  return (
    <div ref={words}>
      <h3 className="lesson-title">{step.title}</h3>
      <p className="say">
        <Words text={step.say} run={run} />
      </p>
      <Formula lines={step.formula} lane={step.lane} numbers={!asking} run={run} />
      {step.predict && <PredictBlock predict={step.predict} answer={answer} run={run} phone={phone} />}
      {!asking && step.task && (
        <TaskBlock task={step.task} done={done} run={run}>
          <Controls places={step.controls} />
        </TaskBlock>
      )}
      {!asking && !step.task && <Controls places={step.controls} />}
      {!asking && step.you && <Round step={step} round={step.you} />}
      {!asking && step.after && (
        <p className="say lesson-after">
          <Words text={step.after} run={run} />
        </p>
      )}
      {!asking && step.question && (
        <p className="say lesson-question">
          <Words text={step.question} run={run} />
        </p>
      )}
      {!asking && <Grounds lesson={lesson} step={step} />}
      <Told step={step} answer={answer} done={done} run={run} />
    </div>
  );
}

/** Scrolls the words so far that the last block is in sight, and no further. */
function bringIntoSight(words: HTMLElement | null): void {
  const blocks = words?.querySelectorAll('.lesson-block') ?? [];
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  blocks[blocks.length - 1]?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' });
}

/** What the sentences rest on. */
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

/** Answer and completion, read out. */
function Told({
  step,
  answer,
  done,
  run,
}: {
  step: Step;
  answer: Answer | undefined;
  done: string | undefined;
  run: MeasuredRun;
}) {
  const said = answer && step.predict && comparison(step.predict, answer, run);
  const text = done ?? (said ? filled(said.text, run, said.words) : '');
  return (
    <p className="visually-hidden" aria-live="polite">
      {plainMath(text.replace(/^(?=\[[A-F]\])/, `${say.lane} `).replace(/\[([A-F])\]/g, '$1'))}
    </p>
  );
}

/** Back and Next, always at the same place. */
function Foot({ first, last, phone }: { first: boolean; last: boolean; phone: boolean }) {
  const asking = useLesson(isAsking);
  const predict = useLesson((state) => stepOf(state)?.predict);
  return (
    <div className="lesson-foot">
      <button type="button" className="btn line" disabled={first} onClick={() => turn(-1)}>
        {say.back}
      </button>
      {!phone && (
        <span className="lesson-keys" aria-hidden="true">
          <kbd>Alt</kbd> <kbd>←</kbd> <kbd>→</kbd>
        </span>
      )}
      {phone && asking && <ShowInstead />}
      {phone && asking && predict && !predict.choice ? (
        <AnswerButton predict={predict} />
      ) : (
        <button type="button" className="btn solid" disabled={asking} onClick={() => turn(1)}>
          {last ? say.end : say.next}
        </button>
      )}
    </div>
  );
}

/** On a phone the player stands in the sheet, within reach of the thumb. */
function PhoneClock() {
  const stage = useStage();
  return (
    <div className="lesson-clock" inert={stage?.resting ?? false}>
      <Counter compact />
      <span>
        <StepButton by={-1} />
        <PlayButton />
        <StepButton by={1} />
      </span>
    </div>
  );
}
