import './lesson.css';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import * as say from '#words/lessons/lesson';
import { type Lesson, OWN, type Step } from '../../src/lessons/lesson.ts';
import { SELF_TEST } from '../course/registry.ts';
import { isAsking, stepOf, useLesson } from '../course/state.ts';
import { openPlace } from '../store/address/place.ts';
import { page } from '../store/page.ts';
import { useStage } from '../store/stage.ts';
import { Counter, PlayButton, StepButton } from '../time/transport/transport.tsx';
import { IconBack } from '../ui/icons.tsx';
import { lateView } from '../ui/late-view.tsx';
import { useMatches } from '../ui/use-matches.ts';
import { forWhom } from './audience.ts';
import { LessonEnd } from './lesson-end.tsx';
import { goToStep, turn } from './open-step.ts';
import { OwnNote } from './own/own-note.tsx';
import { showAnswer } from './predict/aim.ts';
import { LaneMarks } from './predict/lane-marks.tsx';
import { AnswerButton, ShowInstead } from './predict/predict-block.tsx';
import { TimeMarks } from './predict/time-marks.tsx';
import { TestQuestion } from './self-test/test-question.tsx';
import { TestResult } from './self-test/test-result.tsx';
import { readOn } from './sight.ts';
import { StepWords } from './step-words.tsx';
import { focusWords, useLessonKeys } from './use-lesson-keys.ts';
import { useOpenLesson } from './use-open-lesson.ts';

const MARKS = { lane: LaneMarks, time: TimeMarks };

const RoomView = lateView(() => import('./room/room-view.tsx').then((module) => module.RoomView));

/** A lesson for a learner, or the view of a step that a teacher shows to the room. */
export function LessonView({ phone }: { phone: boolean }) {
  const inRoom = useStore(page, ({ place }) => forWhom(place?.detail ?? '').audience === 'room');
  return inRoom ? <RoomView /> : <Learning phone={phone} />;
}

/** A lesson next to the lanes, in place of the controls; on a phone a sheet below the plot. */
function Learning({ phone }: { phone: boolean }) {
  useLessonKeys();
  const { lesson, fault, at } = useOpenLesson(MARKS);
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
  const short = useMatches('(max-height: 520px)');
  const brief = phone || short;
  const answered = useLesson((state) => state.answers[state.at] !== undefined);
  // The step and state at which the user pushed the sheet down; with the next one it comes up again, to be read.
  const here = `${at} ${answered}`;
  const [lowAt, setLowAt] = useState<string | null>(null);
  const low = lowAt === here;
  return (
    <>
      {phone && (
        <button
          type="button"
          className="lesson-grip"
          aria-expanded={!low}
          aria-label={low ? say.showWords : say.showPlot}
          onClick={() => setLowAt(low ? null : here)}
        />
      )}
      <div className="lesson-body" tabIndex={-1} hidden={phone && low}>
        {!phone && <WayBack />}
        <h2>{lesson.title}</h2>
        {lesson.name === SELF_TEST ? (
          <p className="note">{say.stepOf({ step: at + 1, of: lesson.steps.length })}</p>
        ) : (
          <Segments lesson={lesson} at={at} />
        )}
        {lesson.name.startsWith(OWN) && <OwnNote name={lesson.name} step={at + 1} />}
        {lesson.name === SELF_TEST ? (
          <SelfTest key={at} lesson={lesson} step={step} phone={phone} />
        ) : (
          <>
            <StepWords key={at} step={step} lesson={lesson} phone={phone} brief={brief} />
            {at === lesson.steps.length - 1 && <LessonEnd lesson={lesson} />}
          </>
        )}
      </div>
      {phone && <PhoneClock />}
      <Foot last={at === lesson.steps.length - 1} first={at === 0} phone={phone} brief={brief} />
    </>
  );
}

/** The open question, or after the last one what came out. */
function SelfTest({ lesson, step, phone }: { lesson: Lesson; step: Step; phone: boolean }) {
  const whole = useLesson(({ answers }) => lesson.steps.every((_, i) => answers[i]));
  return whole ? <TestResult lesson={lesson} /> : <TestQuestion step={step} phone={phone} />;
}

/** From a step's segment to the next one or the one before; the other keys stay the page's. */
function moveAlong(event: KeyboardEvent<HTMLButtonElement>): void {
  const { nextElementSibling: next, previousElementSibling: before } = event.currentTarget;
  const beside = event.key === 'ArrowRight' ? next : event.key === 'ArrowLeft' ? before : null;
  if (event.altKey || !(beside instanceof HTMLButtonElement)) return;
  event.preventDefault();
  event.stopPropagation();
  beside.focus();
}

/** One segment for each step, which opens it; Tab stops at one of them alone. */
function Segments({ lesson, at }: { lesson: Lesson; at: number }) {
  return (
    <nav className={`lesson-steps${lesson.steps.length < 10 ? '' : ' many'}`} aria-label={say.steps}>
      {lesson.steps.map(({ title }, i) => (
        <button
          key={title}
          type="button"
          className={i < at ? 'done' : i === at ? 'now' : undefined}
          aria-label={say.stepNamed({ step: i + 1, title })}
          aria-current={i === at ? 'step' : undefined}
          tabIndex={i === at ? 0 : -1}
          title={title}
          onKeyDown={moveAlong}
          onClick={() => goToStep(i)}
        />
      ))}
      <span>{say.stepOf({ step: at + 1, of: lesson.steps.length })}</span>
    </nav>
  );
}

interface FootProps {
  readonly first: boolean;
  readonly last: boolean;
  readonly phone: boolean;
  /** There is little room: Next first scrolls to text not read yet. */
  readonly brief: boolean;
}

/** Back and Next, always in the same place. */
function Foot({ first, last, phone, brief }: FootProps) {
  const asking = useLesson(isAsking);
  const held = useLesson((state) => state.held !== null);
  const predict = useLesson((state) => stepOf(state)?.predict);
  const alone = useStore(page, (state) => state.alone !== null);
  return (
    <div className="lesson-foot">
      <button type="button" className="btn line" disabled={first} onClick={() => turn(-1)}>
        {say.back}
      </button>
      {!phone && !held && (
        <span className="lesson-keys" aria-hidden="true">
          <kbd>Alt</kbd> <kbd>←</kbd> <kbd>→</kbd>
        </span>
      )}
      {phone && asking && !held && <ShowInstead />}
      {held ? (
        <button type="button" className="btn solid" onClick={showAnswer}>
          {say.showAnswer}
        </button>
      ) : phone && asking && predict && !predict.choice ? (
        <AnswerButton predict={predict} />
      ) : (
        <button
          type="button"
          className="btn solid"
          disabled={asking || (last && alone)}
          onClick={() => (brief && readOn()) || turn(1)}
        >
          {last ? say.end : say.next}
        </button>
      )}
    </div>
  );
}

/** On a phone the player is in the sheet, within reach of the thumb. */
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
