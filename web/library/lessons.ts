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

/** The lessons in their order; the shelf is not there while there are none. */
export const lessonEntries = (): readonly LessonEntry[] => [];
