import { Suspense } from 'react';
import * as words from '#words/lessons/lesson-place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';

// Loaded only when somebody learns or teaches.
const LessonView = placeView(() => import('./lesson-view.tsx').then((module) => module.LessonView));
const TeacherView = placeView(() =>
  import('./teacher/teacher-view.tsx').then((module) => module.TeacherView),
);

/** A lesson, next to the lanes. */
export function LessonPlace({ phone }: { phone: boolean }) {
  return (
    <Suspense fallback={<section className="lesson" aria-label={words.lesson} />}>
      <LessonView phone={phone} />
    </Suspense>
  );
}

/** The view in which a teacher prepares lessons, in front of the lanes. */
export function TeacherPlace() {
  return (
    <PlaceFrame label={words.forTeachers} className="teachers" wait={words.waitForAll}>
      <TeacherView />
    </PlaceFrame>
  );
}
