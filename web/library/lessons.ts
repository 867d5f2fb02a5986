import { removed } from '#words/kept/kept';
import type { LessonSummary } from '../../src/lessons/lesson.ts';
import { ownLessons, removeLesson } from '../course/own/shelf.ts';
import { forgetProgress, progressIn, stepsDone } from '../course/progress.ts';
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
  /** Its place in the course; 0 for the user’s own. */
  readonly number: number;
  /** The numbers of the lessons that it builds on. */
  readonly needs: readonly number[];
  /** In at most 36 characters. */
  readonly line: string;
  /** The same at length: what else it is found by. */
  readonly goal: string;
  readonly minutes: number;
  readonly steps: number;
  /** The steps that are done. */
  readonly done: number;
  /** It has been opened. */
  readonly begun: boolean;
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
      ...entryOf({ ...lesson, number: 0, needs: [] }, pictures.get(lesson.name)),
      remove: () => remove(lesson.name),
    })),
  ];
}

function entryOf(
  { name, title, number, needs, line, minutes, steps, goal }: LessonSummary,
  picture: Picture | undefined,
): LessonEntry {
  const progress = progressIn(name);
  return {
    id: name,
    title,
    number,
    needs: LESSONS.filter((lesson) => needs.includes(lesson.name)).map((lesson) => lesson.number),
    line,
    goal,
    minutes,
    steps,
    done: progress?.finished ? steps : progress ? stepsDone(progress).length : 0,
    begun: progress !== null,
    picture: picture ?? null,
    open: () => openPlace({ name: 'lesson', detail: name }),
  };
}

function remove(name: string): void {
  const title = ownLessons().find((lesson) => lesson.name === name)?.title ?? name;
  const putBack = [removeLesson(name), forgetProgress(name)];
  offerWayBack(removed(title), () => putBack.forEach((put) => void put()));
}
