/** Made by scripts/lessons-plugin.ts. */
declare module 'virtual:lessons' {
  export const LESSONS: readonly import('../../src/lessons/lesson.ts').LessonSummary[];
  export const LOADERS: Readonly<
    Record<string, () => Promise<{ default: import('../../src/lessons/lesson.ts').Lesson }>>
  >;
}
