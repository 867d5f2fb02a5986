import { Suspense } from 'react';
import { useStore } from 'zustand';
import * as words from '#words/lessons/lesson-place';
import { PlaceFrame } from '../place/place-frame.tsx';
import { placeView } from '../place/place-view.ts';
import { page } from '../store/page.ts';

// Loaded only when somebody learns or teaches.
const LessonView = placeView(() => import('./lesson-view.tsx').then((module) => module.LessonView));
const TeacherView = placeView(() =>
  import('./teacher/teacher-view.tsx').then((module) => module.TeacherView),
);

const Worksheet = placeView(() => import('./worksheet/worksheet.tsx').then((module) => module.Worksheet));

/** A lesson, next to the lanes. */
export function LessonPlace({ phone }: { phone: boolean }) {
  return (
    <Suspense fallback={<section className="lesson" aria-label={words.lesson} />}>
      <LessonView phone={phone} />
    </Suspense>
  );
}

/** The view in which a teacher prepares lessons, or a worksheet of one, in front of the lanes. */
export function TeacherPlace() {
  const name = useStore(page, ({ place }) => place?.detail ?? '');
  return (
    <PlaceFrame label={words.forTeachers} className="teachers" wait={words.waitForAll}>
      {name ? <Worksheet name={name} /> : <TeacherView />}
    </PlaceFrame>
  );
}
