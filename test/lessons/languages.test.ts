import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesAt, foldersIn, lessonAt } from '../../scripts/course.ts';
import type { Step } from '../../src/lessons/lesson.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Fields of a lesson that are read, not computed with. */
const TEXTS = new Set(
  'title goal line corrects ask choice says truth name never do done state say after numbers left right question answer near above below'.split(
    ' ',
  ),
);
/** What a sentence must have in common with the English one: values, lanes, formulas, numbers. */
const HELD = /\{[^{}]*\}|\[[A-F]\]|\$[^$]*\$|\d+(?:\.\d+)?/g;

const held = (text: string): string[] => (text.match(HELD) ?? []).toSorted();

/** A lesson with every text replaced by what it must have in common with the English one. */
function bones(value: unknown, isText = false): unknown {
  if (typeof value === 'string') return isText ? held(value) : value;
  if (Array.isArray(value)) return value.map((one) => bones(one, isText));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      bones(one, TEXTS.has(key) || (isText && !isComputed(key))),
    ]),
  );
}

const isComputed = (key: string): boolean => ['of', 'lane', 'until', 'reached'].includes(key);

const bonesOf = ({ scenario: { title: _, ...scenario }, ...step }: Step) => ({
  ...(bones(step) as object),
  scenario,
});

const languagesOf = (folder: string): string[] =>
  Object.keys(filesAt(ROOT, folder)).flatMap((file) => /^lesson\.([a-z]{2})\.md$/.exec(file)?.[1] ?? []);

const translated = foldersIn(ROOT).flatMap((folder) =>
  languagesOf(folder).map((language) => [folder, language] as const),
);

describe('a lesson in another language', () => {
  it.each(translated)('%s says in %s what it says in English', (folder, language) => {
    const { steps: english, evidence: _, ...front } = lessonAt(ROOT, folder).lesson;
    const { steps, evidence: __, ...frontHere } = lessonAt(ROOT, folder, language).lesson;
    expect(bones(frontHere)).toEqual(bones(front));
    expect(steps).toHaveLength(english.length);
    for (const [i, step] of steps.entries())
      expect(bonesOf(step), `step ${i + 1}, “${step.title}”`).toEqual(bonesOf(english[i]));
  });
});
