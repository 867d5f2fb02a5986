import { lazy, Suspense } from 'react';
import { PlaceFrame } from '../controls/place-frame.tsx';

// Only who learns needs the lessons.
const LessonView = lazy(() => import('./lesson-view.tsx').then((module) => ({ default: module.LessonView })));
const LessonsView = lazy(() =>
  import('./list/lessons-view.tsx').then((module) => ({ default: module.LessonsView })),
);

/** A lesson, beside the lanes. */
export function LessonPlace({ phone }: { phone: boolean }) {
  return (
    <Suspense fallback={<section className="lesson" aria-label="Lesson" />}>
      <LessonView phone={phone} />
    </Suspense>
  );
}

/** All of them, in front of the lanes. */
export function LessonsPlace() {
  return (
    <PlaceFrame label="Lessons" className="lessons" wait="Fetching the lessons.">
      <LessonsView />
    </PlaceFrame>
  );
}
