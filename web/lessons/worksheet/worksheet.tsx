import './worksheet.css';
import { useEffect, useState } from 'react';
import * as words from '#words/lessons/worksheet';
import type { Lesson, Step } from '../../../src/lessons/lesson.ts';
import { type Predict, pitfallOf } from '../../../src/lessons/step-shape.ts';
import { LESSONS, loadLesson, WHOLE_COURSE } from '../../course/registry.ts';
import { turnPage } from '../../store/address/place.ts';
import { fragmentOf } from '../../store/address/place-name.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import { Formula } from '../formula.tsx';
import { told } from '../teacher/told.ts';
import { Marked } from '../words.tsx';

/** The questions of a lesson on paper, with what they are about, room for answers and the way to each run; behind them what the teacher wants to know. */
export function Worksheet({ name }: { readonly name: string }) {
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  const [fault, setFault] = useState('');
  useEffect(() => {
    const names = name === WHOLE_COURSE ? LESSONS.map((one) => one.name) : [name];
    Promise.all(names.map(loadLesson)).then(setLessons, (error: Error) => setFault(error.message));
  }, [name]);
  return (
    <div className="worksheet">
      <header>
        <button type="button" className="btn line" onClick={() => turnPage('')}>
          {words.back}
        </button>
        <button
          type="button"
          className="btn line"
          disabled={lessons.length === 0}
          onClick={() => window.print()}
        >
          {words.print}
        </button>
      </header>
      {fault && <p role="alert">{fault}</p>}
      {lessons.map((lesson) => (
        <Questions key={lesson.name} lesson={lesson} />
      ))}
      {lessons.map((lesson) => (
        <Answers key={lesson.name} lesson={lesson} />
      ))}
    </div>
  );
}

/** The steps that ask something, with their numbers in the lesson. */
const asking = ({ steps }: Lesson): { step: Step; number: number }[] =>
  steps
    .map((step, i) => ({ step, number: i + 1 }))
    .filter(({ step }) => step.predict !== undefined || step.question !== '');

function Questions({ lesson }: { readonly lesson: Lesson }) {
  return (
    <section>
      <h1>{lesson.title}</h1>
      <p className="sheet-name">{words.nameAndDate}</p>
      <ol>
        {asking(lesson).map(({ step, number }) => (
          <li key={number} value={number}>
            <div>
              <h2>{step.title}</h2>
              {step.say && (
                <p>
                  <Marked text={told(step.say)} />
                </p>
              )}
              <Formula lines={step.formula} lane={step.lane} run={null} />
              <p>
                <Marked text={told(step.predict?.ask ?? step.question)} />
              </p>
              <Room predict={step.predict} />
              {step.predict && step.question && (
                <p>
                  <Marked text={told(step.question)} />
                </p>
              )}
              {step.question && <i className="sheet-lines" />}
            </div>
            <Way lesson={lesson.name} number={number} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Boxes for a choice, a line for anything else. */
function Room({ predict }: { readonly predict: Predict | undefined }) {
  if (!predict) return null;
  if (!predict.choice) return <p className="sheet-line">{predict.unit}</p>;
  return (
    <ul>
      {predict.choice.map((text) => (
        <li key={text}>
          <Marked text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The address of a step’s run, and its code. */
function Way({ lesson, number }: { readonly lesson: string; readonly number: number }) {
  const link = `${location.href.split('#')[0]}${fragmentOf({ name: 'lesson', detail: `${lesson}.${number}` })}`;
  return (
    <figure>
      <QrCode text={link} />
      <figcaption>{link.replace(/^https?:\/\//, '')}</figcaption>
    </figure>
  );
}

function Answers({ lesson }: { readonly lesson: Lesson }) {
  return (
    <section>
      <h1>{words.answersOf(lesson.title)}</h1>
      <ol>
        {asking(lesson).map(({ step, number }) => (
          <li key={number} value={number}>
            <div>
              <h2>{step.title}</h2>
              {step.predict && (
                <p>
                  <Marked text={step.answer} />
                </p>
              )}
              {step.predict && <Pitfalls predict={step.predict} />}
              {step.question && step.after && (
                <p>
                  <Marked text={`${words.toLeaveWith} ${told(step.after)}`} />
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const Pitfalls = ({ predict }: { readonly predict: Predict }) =>
  predict.choice?.map((text, i) => {
    const pitfall = pitfallOf(predict, i + 1);
    return (
      pitfall && (
        <p key={text}>
          <Marked text={told(words.pitfall({ answer: text, pitfall }))} />
        </p>
      )
    );
  });
