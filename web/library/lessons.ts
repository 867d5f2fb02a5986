import { progressIn } from '../lessons/progress.ts';
import { LESSONS } from '../lessons/registry.ts';
import { openPlace } from '../store/place.ts';
import { SCENE_PICTURES } from './picture/gen/pictures.ts';
import type { Picture } from './picture/picture.ts';

/** What the library knows of a lesson. */
export interface LessonEntry {
  readonly id: string;
  readonly title: string;
  /** What it teaches, in at most 36 characters. */
  readonly goal: string;
  readonly minutes: number;
  readonly steps: number;
  /** Steps that this browser has behind it. */
  readonly done: number;
  readonly picture: Picture | null;
  readonly open: () => void;
}

/** The lessons in their order. */
export const lessonEntries = (): readonly LessonEntry[] =>
  LESSONS.map(({ name, title, line, minutes, steps, picture }) => ({
    id: name,
    title,
    goal: line,
    minutes,
    steps,
    done: stepsDone(name, steps),
    picture: SCENE_PICTURES[picture] ?? null,
    open: () => openPlace({ name: 'lesson', detail: name }),
  }));

/** The step that is open is not yet behind the learner. */
function stepsDone(name: string, steps: number): number {
  const progress = progressIn(name);
  if (!progress) return 0;
  return progress.finished ? steps : progress.step - 1;
}
