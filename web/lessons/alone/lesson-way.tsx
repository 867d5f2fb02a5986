import { useStore } from 'zustand';
import { leave } from '#words/lessons/room';
import { page } from '../../store/page.ts';
import { IconBack } from '../../ui/icons.tsx';
import { backToLesson } from './lesson-left.ts';

/** In the place of the header, where a lesson alone in a frame has been left for a round or a figure. */
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
