import './teacher.css';
import { Fragment, useEffect, useState } from 'react';
import * as words from '#words/lessons/teacher';
import type { Lesson, Step } from '../../../src/lessons/lesson.ts';
import { type Predict, pitfallOf } from '../../../src/lessons/step-shape.ts';
import { ownLessons } from '../../course/own/shelf.ts';
import { LESSONS, loadLesson, WHOLE_COURSE } from '../../course/registry.ts';
import { openPlace, turnPage } from '../../store/address/place.ts';
import { fragmentOf } from '../../store/address/place-name.ts';
import { detailFor } from '../audience.ts';
// Imported first: the room's token must leave the address before links are made from it.
import '../served/served-room.ts';
import { Marked } from '../words.tsx';
import { told } from './told.ts';

/** A teacher's preparation of the lessons: goals, times, questions with answers, links to all steps; can be printed. */
export function TeacherView() {
  const [lessons, setLessons] = useState<readonly Lesson[]>([]);
  const [fault, setFault] = useState('');
  useEffect(() => {
    Promise.all([...LESSONS.map(({ name }) => loadLesson(name)), ...ownLessons().map(readable)]).then(
      (all) => setLessons(all.filter((lesson) => lesson !== null)),
      (error: Error) => setFault(error.message),
    );
  }, []);
  return (
    <div className="teacher">
      <header>
        <h1>{words.title}</h1>
        <span>
          <button
            type="button"
            className="btn line"
            onClick={() => openPlace({ name: 'library', detail: 'lessons' })}
          >
            {words.allLessons}
          </button>
          <WorksheetButton name={WHOLE_COURSE} label={words.worksheetOfAll} />
          <button type="button" className="btn line" onClick={() => window.print()}>
            {words.print}
          </button>
        </span>
      </header>
      {fault && <p role="alert">{fault}</p>}
      {lessons.map((lesson) => (
        <Plan key={lesson.name} lesson={lesson} />
      ))}
    </div>
  );
}

/** An imported lesson; null where it cannot be read any more, which its entry in the library reports. */
const readable = ({ name }: { readonly name: string }): Promise<Lesson | null> =>
  loadLesson(name).catch(() => null);

const isOfCourse = ({ name }: Lesson): boolean => LESSONS.some((lesson) => lesson.name === name);

const WorksheetButton = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <button type="button" className="no-print" onClick={() => turnPage(name)}>
    {label}
  </button>
);

const titleOf = (name: string): string => LESSONS.find((lesson) => lesson.name === name)?.title ?? name;

function Plan({ lesson }: { lesson: Lesson }) {
  const { number, title, minutes, goal, needs, corrects, steps } = lesson;
  return (
    <section>
      <h2>
        {isOfCourse(lesson) ? number : words.own} {title} <small>{words.minutes(minutes)}</small>
      </h2>
      <p>{goal}</p>
      {isOfCourse(lesson) && <WorksheetButton name={lesson.name} label={words.worksheet} />}
      {needs.length > 0 && <p className="note">{words.needs(needs.map(titleOf).join(', '))}</p>}
      {corrects.length > 0 && <p className="note">{words.corrects(corrects.map(words.belief).join(' '))}</p>}
      <ol>
        {steps.map((step, i) => (
          <StepPlan key={step.title} lesson={lesson} step={step} number={i + 1} />
        ))}
      </ol>
    </section>
  );
}

function StepPlan({ lesson, step, number }: { lesson: Lesson; step: Step; number: number }) {
  const { title, predict, answer, task, question, cites } = step;
  const link = `${location.href.split('#')[0]}${fragmentOf({ name: 'lesson', detail: `${lesson.name}.${number}` })}`;
  return (
    <li>
      <h3>{title}</h3>
      <a href={link}>{link}</a>
      {predict && (
        <>
          {' '}
          <a href={detailFor(link, 'room')}>{words.guessesOfClass}</a>
        </>
      )}
      <dl>
        {predict && (
          <>
            <dt>{words.question}</dt>
            <dd>
              <Marked text={told(predict.ask)} />
              {answer && (
                <>
                  {' '}
                  <strong>
                    <Marked text={answer} />
                  </strong>
                </>
              )}
            </dd>
          </>
        )}
        {predict && <Pitfalls predict={predict} />}
        {task && (
          <>
            <dt>{words.task}</dt>
            <dd>
              <Marked text={told(task.do)} />
            </dd>
          </>
        )}
        {question && (
          <>
            <dt>{words.toLeaveWith}</dt>
            <dd>
              <Marked text={told(question)} />
            </dd>
          </>
        )}
        {cites.length > 0 && (
          <>
            <dt>{words.restsOn}</dt>
            <dd>
              {cites
                .map((id) => lesson.evidence[id])
                .map(({ says, is, worlds }) => words.ground({ says, is, worlds }))
                .join('; ')}
            </dd>
          </>
        )}
      </dl>
    </li>
  );
}

/** Wrong answers that a teacher will hear, and what they miss. */
function Pitfalls({ predict }: { predict: Predict }) {
  return predict.choice?.map((text, i) => {
    const pitfall = pitfallOf(predict, i + 1);
    return (
      pitfall && (
        <Fragment key={text}>
          <dt>{words.pitfall}</dt>
          <dd>
            <Marked text={told(words.pitfallOf({ answer: text, pitfall }))} />
          </dd>
        </Fragment>
      )
    );
  });
}
