import { lazy, Suspense } from 'react';
import * as words from '#words/lessons/lesson-place';
import { PlaceFrame } from '../place/place-frame.tsx';

// Only who learns or teaches needs the lessons.
const LessonView = lazy(() => import('./lesson-view.tsx').then((module) => ({ default: module.LessonView })));
const TeacherView = lazy(() =>
  import('./teacher/teacher-view.tsx').then((module) => ({ default: module.TeacherView })),
);

/** A lesson, beside the lanes. */
export function LessonPlace({ phone }: { phone: boolean }) {
  return (
    <Suspense fallback={<section className="lesson" aria-label={words.lesson} />}>
      <LessonView phone={phone} />
    </Suspense>
  );
}

/** What a teacher prepares the lessons from, in front of the lanes. */
export function TeacherPlace() {
  return (
    <PlaceFrame label={words.forTeachers} className="teachers" wait={words.waitForAll}>
      <TeacherView />
    </PlaceFrame>
  );
}
