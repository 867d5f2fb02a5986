import './lessons.css';
import type { LessonSummary } from '../../../src/lessons/lesson.ts';
import { openPlace } from '../../store/place.ts';
import { progressIn } from '../progress.ts';
import { LESSONS } from '../registry.ts';

/** The lessons, in the order of the course. */
export function LessonsView() {
  return (
    <div className="lessons-list">
      <h1>Lessons</h1>
      <ol>
        {LESSONS.map((lesson) => (
          <Entry key={lesson.name} {...lesson} />
        ))}
      </ol>
    </div>
  );
}

function Entry({ name, number, title, minutes, steps, goal }: LessonSummary) {
  const progress = progressIn(name);
  const state = !progress ? `${minutes} min` : progress.finished ? 'done' : `${progress.step} of ${steps}`;
  return (
    <li>
      <button type="button" onClick={() => openPlace({ name: 'lesson', detail: name })}>
        <span className="number">{number}</span>
        <strong>{title}</strong>
        <em>{state}</em>
        <span className="goal">{goal}</span>
      </button>
    </li>
  );
}
