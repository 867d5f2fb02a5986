import type { CheckedLesson } from '../lesson.ts';
import { readLesson } from '../read/read-lesson.ts';
import { readDocument } from '../read/sections.ts';
import { readYaml } from '../read/yaml.ts';
import type { Predict } from '../step-shape.ts';
import type { Bundle } from './bundle.ts';

/** The texts of a step as they are written, with their citations. */
export interface StepTexts {
  readonly say: string;
  readonly after: string;
  /** Of its question; empty without one. */
  readonly ask: string;
  readonly says: Predict['says'];
}

/** A lesson and what is written in it: what an editor begins with. */
export interface LessonSource extends CheckedLesson {
  /** Of each step. */
  readonly texts: readonly StepTexts[];
}

/** @throws LessonError */
export function readSource({ folder, files }: Bundle): LessonSource {
  const read = readLesson(folder, files);
  const { sections } = readDocument(files['lesson.md'], 'lesson.md', []);
  const texts = sections.map(({ before, after, settings }) => {
    const placed = settings && readYaml({ file: 'lesson.md', ...settings }, []);
    const predict = (placed?.value as { readonly predict?: Pick<Predict, 'ask' | 'says'> } | undefined)
      ?.predict;
    return { say: before.text, after: after.text, ask: predict?.ask ?? '', says: predict?.says ?? '' };
  });
  return { ...read, texts };
}
