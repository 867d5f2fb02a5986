import { useStore } from 'zustand';
import * as words from '#words/lessons/lesson';
import { type Lesson, OWN } from '../../src/lessons/lesson.ts';
import { LESSONS, SELF_TEST } from '../course/registry.ts';
import { isAsking, useLesson } from '../course/state.ts';
import { page } from '../store/page.ts';
import { goOnWith } from './open-step.ts';

/** After a lesson's last step, once its question is answered: what the learner can do now, and the next lesson. */
export function LessonEnd({ lesson }: { readonly lesson: Lesson }) {
  const asking = useLesson(isAsking);
  const alone = useStore(page, (state) => state.alone);
  const { number, goal } = lesson;
  const next =
    !alone && !lesson.name.startsWith(OWN) ? LESSONS.find((one) => one.number === number + 1) : undefined;
  if (asking) return null;
  return (
    <section className="lesson-end" aria-label={words.nowYouCan}>
      <h3>{words.nowYouCan}</h3>
      <p>{goal}</p>
      {next && (
        <button type="button" className="btn line" onClick={() => goOnWith(next.name, lesson)}>
          {words.nextLesson({ title: next.title, minutes: next.minutes })}
        </button>
      )}
      {number === LESSONS.length - 1 && !next && !alone && !lesson.name.startsWith(OWN) && (
        <button type="button" className="btn line" onClick={() => goOnWith(SELF_TEST, lesson)}>
          {words.toSelfTest}
        </button>
      )}
    </section>
  );
}
