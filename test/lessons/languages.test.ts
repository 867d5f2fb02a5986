import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { filesAt, foldersIn, lessonAt, SELF_TEST } from '../../scripts/course.ts';
import type { Step } from '../../src/lessons/lesson.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** Fields of a lesson that are read, not computed with. */
const TEXTS = new Set(
  'title goal line corrects ask choice says truth name never do done state say after numbers left right question answer near above below pitfalls unit'.split(
    ' ',
  ),
);
/** What a sentence must have in common with the English one: values, lanes, formulas, numbers. */
const HELD = /\{[^{}]*\}|\[[A-F]\]|\$[^$]*\$|\d+(?:\.\d+)?/g;

/** What a statement's words must have in common with the English ones: lanes, formulas, symbols, numbers. */
const HELD_IN_STATEMENT = /\b[A-F]\b|\bR_\d+|\$[^$]*\$|[α-ωμ√±×]|\d+(?:\.\d+)?/g;

/** The word that a formula of the lessons has, in its languages. */
const AGE = /\{(?:age|Alter|edad)\//;

const held = (text: string, what = HELD): string[] =>
  (text.match(what) ?? []).map((one) => one.replace(AGE, '{age/')).toSorted();

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

/** A count of events that opens a line, "{alarms(A)} alarms", would be wrong at 1. */
const COUNT_FIRST = /state: "\{(?:alarms|surprises)\(/;

const isComputed = (key: string): boolean => ['of', 'lane', 'until', 'reached'].includes(key);

const bonesOf = ({ scenario: { title: _, ...scenario }, ...step }: Step) => ({
  ...(bones(step) as object),
  scenario,
});

const languagesOf = (folder: string): string[] =>
  Object.keys(filesAt(ROOT, folder)).flatMap((file) => /^lesson\.([a-z]{2})\.md$/.exec(file)?.[1] ?? []);

const translated = [...foldersIn(ROOT), SELF_TEST].flatMap((folder) =>
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

  it.each(translated)('%s says in %s what its statements are about', (folder, language) => {
    const files = filesAt(ROOT, folder);
    const { evidence: english } = lessonAt(ROOT, folder).lesson;
    const said = parse(files[`statements.${language}.yaml`]) as Record<string, string>;
    expect(Object.keys(said)).toEqual(Object.keys(english));
    for (const [id, { says }] of Object.entries(english))
      expect(held(said[id], HELD_IN_STATEMENT), `${id}, “${says}”`).toEqual(held(says, HELD_IN_STATEMENT));
  });

  it.each(foldersIn(ROOT))('%s counts events behind their name, which holds for 1 as well', (folder) => {
    for (const text of Object.values(filesAt(ROOT, folder))) expect(text).not.toMatch(COUNT_FIRST);
  });

  it('tells in it what a step rests on', () => {
    const { evidence } = lessonAt(ROOT, '01-believing-a-curve', 'de').lesson;
    expect(evidence['S1.14']).toEqual({
      says: 'dieses Bild ist typisch: Welten mit weniger Punkten außerhalb als beim gezeigten Seed',
      is: '83 von 300',
      worlds: 300,
    });
  });
});
