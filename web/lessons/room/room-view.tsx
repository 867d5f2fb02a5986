import './room.css';
import { useEffect } from 'react';
import * as words from '#words/lessons/room';
import { partsOf } from '../../../src/lessons/codes/question.ts';
import type { Lesson, Step } from '../../../src/lessons/lesson.ts';
import type { Predict } from '../../../src/lessons/step-shape.ts';
import { useLesson } from '../../course/state.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconClose } from '../../ui/icons.tsx';
import { PHONE, useMatches } from '../../ui/use-matches.ts';
import { ask, subjectOf } from '../predict/aim.ts';
import { GuessName } from '../predict/predict-block.tsx';
import { useMeasuredRun } from '../run.ts';
import { useOpenLesson } from '../use-open-lesson.ts';
import { Words } from '../words.tsx';
import { Bars } from './bars.tsx';
import { Join } from './join.tsx';
import { useJoining } from './joining.ts';
import { NumberLine } from './number-line.tsx';
import { Outcome } from './outcome-line.tsx';
import { useGuesses } from './room.ts';
import { RoomFoot } from './room-foot.tsx';
import { focusHead, leaveRoom, useRoomKeys } from './room-keys.ts';
import { RoomLaneMarks, RoomTimeMarks } from './room-marks.tsx';

const MARKS = { lane: RoomLaneMarks, time: RoomTimeMarks };

/** The view of a step that a teacher shows to the room: the question, all guesses over the run, then the right answer. */
export function RoomView() {
  useRoomKeys();
  const { lesson, fault, at } = useOpenLesson(MARKS);
  return (
    <section className="class-view" aria-label={words.guessesOfClass}>
      {lesson ? <Asked lesson={lesson} at={at} /> : <p className="class-head">{fault ?? words.wait}</p>}
    </section>
  );
}

function Asked({ lesson, at }: { readonly lesson: Lesson; readonly at: number }) {
  const step = lesson.steps[at];
  const { predict } = step;
  const none = useGuesses().length === 0;
  const joining = useJoining(none);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is read from its beginning
  useEffect(focusHead, [at]);
  return (
    <>
      <header className="class-head" tabIndex={-1}>
        <p className="class-where">{words.where({ lesson: lesson.title, step: at + 1 })}</p>
        <Question step={step} />
        {predict && <Outcome predict={predict} />}
        {predict && <Targets predict={predict} />}
        <IconButton label={words.leave} title={words.leaveKey} onClick={leaveRoom}>
          <IconClose />
        </IconButton>
      </header>
      {predict && joining && (
        <Join lesson={lesson} step={at + 1}>
          {predict.choice && <Bars predict={predict} counted={false} />}
        </Join>
      )}
      {predict?.choice && !joining && <Bars predict={predict} counted={!none} />}
      {predict?.number && !none && !joining && <NumberLine predict={predict} />}
      <RoomFoot lesson={lesson} at={at} />
    </>
  );
}

function Question({ step }: { readonly step: Step }) {
  const run = useMeasuredRun();
  return (
    <h1>
      <Words text={step.predict?.ask ?? words.asksNothing(step.title)} run={run} />
    </h1>
  );
}

/** Selects a part of the question, where not all are visible: those of other steps, or on a phone of other lanes. */
function Targets({ predict }: { readonly predict: Predict }) {
  const run = useMeasuredRun();
  const target = useLesson((state) => state.target);
  const all = partsOf(predict);
  const steps = new Set(all.map((i) => subjectOf(predict, i, run.t).step));
  const phone = useMatches(PHONE);
  if (!predict.place || all.length < 2 || (steps.size < 2 && !phone)) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a frame of its own
    <p className="class-targets" role="group" aria-label={words.shownIs}>
      {all.map((i) => (
        <button key={i} type="button" className="btn line" aria-pressed={i === target} onClick={() => ask(i)}>
          <GuessName predict={predict} target={i} run={run} />
        </button>
      ))}
    </p>
  );
}
