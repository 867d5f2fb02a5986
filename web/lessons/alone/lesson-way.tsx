import { useStore } from 'zustand';
import { leave } from '#words/lessons/room';
import { page } from '../../store/page.ts';
import { IconBack } from '../../ui/icons.tsx';
import { backToLesson } from './lesson-left.ts';

/** Replaces the header when the user has left a framed lesson for a round or a figure. */
export function LessonWay() {
  const away = useStore(page, ({ place }) => place?.name !== 'lesson');
  if (!away) return null;
  return (
    <header className="lesson-way">
      <button type="button" className="lesson-back" onClick={backToLesson}>
        <IconBack /> {leave}
      </button>
    </header>
  );
}
