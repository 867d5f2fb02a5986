import type { ReactNode } from 'react';
import * as words from '#words/lessons/lesson';
import type { Step } from '../../src/lessons/lesson.ts';
import type { MeasuredRun } from '../../src/lessons/measures/spec.ts';
import { ControlRow } from './control-row.tsx';
import { Marked, Words } from './words.tsx';

/** One task: its ring becomes a tick when the page finds it done. */
export function TaskBlock({
  task,
  done,
  run,
  children,
}: {
  task: NonNullable<Step['task']>;
  done: string | undefined;
  run: MeasuredRun;
  /** Its controls. */
  children: ReactNode;
}) {
  return (
    <section className="lesson-block" aria-labelledby="task-title">
      <h3 id="task-title">
        <Ring done={done !== undefined} />
        {words.task}
        {done !== undefined ? (
          <span className="lesson-note ok">{words.done}</span>
        ) : (
          task.state && (
            <span className="lesson-note">
              <Words text={task.state} run={run} />
            </span>
          )
        )}
      </h3>
      <p className="say">
        {done !== undefined ? <Marked text={done} /> : <Words text={task.do} run={run} />}
      </p>
      {children}
    </section>
  );
}

/** Its controls, one or two. */
export function Controls({ places }: { places: readonly string[] }) {
  if (places.length === 0) return null;
  return (
    <div className="lesson-controls">
      {places.map((place) => (
        <ControlRow key={place} place={place} />
      ))}
    </div>
  );
}

function Ring({ done }: { done: boolean }) {
  return (
    <svg className={done ? 'lesson-ring done' : 'lesson-ring'} width="16" height="16" aria-hidden="true">
      <circle cx="8" cy="8" r={done ? 8 : 6.5} />
      {done && <path d="m4.6 8.3 2.3 2.3 4.5-4.9" />}
    </svg>
  );
}
