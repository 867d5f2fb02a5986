import { removed } from '#words/kept/kept';
import type { LessonSummary } from '../../src/lessons/lesson.ts';
import { ownLessons, removeLesson } from '../course/own/shelf.ts';
import { forgetProgress, progressIn } from '../course/progress.ts';
import { LESSONS } from '../course/registry.ts';
import { readPictures } from '../kept/kept-pictures.ts';
import { offerWayBack } from '../kept/way-back.ts';
import { openPlace } from '../store/address/place.ts';
import { LESSON_PICTURES } from '../thumbnails/gen/pictures.ts';
import type { Picture } from '../thumbnails/picture.ts';

/** What the library knows of a lesson. */
export interface LessonEntry {
  readonly id: string;
  readonly title: string;
  /** In at most 36 characters. */
  readonly line: string;
  /** The same at length: what else it is found by. */
  readonly goal: string;
  readonly minutes: number;
  readonly steps: number;
  /** The step reached so far; as many as there are once it is finished. */
  readonly done: number;
  readonly picture: Picture | null;
  readonly open: () => void;
  /** Deletes it; only for the user’s own. */
  readonly remove?: () => void;
}

/** The lessons of the course in their order; behind them the user’s own, the newest first. */
export function lessonEntries(): readonly LessonEntry[] {
  const own = ownLessons();
  const pictures = readPictures(
    'lessons',
    own.map(({ name }) => name),
  );
  return [
    ...LESSONS.map((lesson) => entryOf(lesson, LESSON_PICTURES[lesson.name])),
    ...own.map((lesson) => ({
      ...entryOf(lesson, pictures.get(lesson.name)),
      remove: () => remove(lesson.name),
    })),
  ];
}

function entryOf(
  { name, title, line, minutes, steps, goal }: Omit<LessonSummary, 'number'>,
  picture: Picture | undefined,
): LessonEntry {
  const progress = progressIn(name);
  return {
    id: name,
    title,
    line,
    goal,
    minutes,
    steps,
    done: progress?.finished ? steps : (progress?.step ?? 0),
    picture: picture ?? null,
    open: () => openPlace({ name: 'lesson', detail: name }),
  };
}

function remove(name: string): void {
  const title = ownLessons().find((lesson) => lesson.name === name)?.title ?? name;
  const putBack = [removeLesson(name), forgetProgress(name)];
  offerWayBack(removed(title), () => putBack.forEach((put) => void put()));
}
