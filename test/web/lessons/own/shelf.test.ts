import { describe, expect, it } from 'vitest';
import {
  freeName,
  keepLesson,
  MOST_LESSONS,
  type OwnLesson,
  ownLessons,
  removeLesson,
} from '../../../../web/lessons/own/shelf.ts';

const lesson = (name: string, packed = 'abc'): OwnLesson => ({
  ...{ name: `own-${name}`, title: name, line: '', goal: '', minutes: 5, steps: 3 },
  packed,
});
const names = (all: readonly OwnLesson[]) => all.map(({ title }) => title);

function storage(content: string | null = null) {
  const held = { content };
  const place = {
    getItem: () => held.content,
    setItem: (_: string, text: string) => {
      held.content = text;
    },
  };
  return { held, place: () => place };
}

const refused = () => {
  throw new Error('storage is blocked');
};

describe('lessons of one’s own', () => {
  it('are kept, the newest first; one of the same name makes way', () => {
    const { place } = storage();
    for (const [name, packed] of [
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ])
      expect(keepLesson(lesson(name, packed), place)).toBe(true);
    expect(ownLessons(place)).toEqual([lesson('a', '3'), lesson('b', '2')]);
    removeLesson('own-a', place);
    expect(names(ownLessons(place))).toEqual(['b']);
  });

  it(`are ${MOST_LESSONS} at most: then the oldest makes way`, () => {
    const { place } = storage();
    for (let i = 0; i <= MOST_LESSONS; i++) keepLesson(lesson(`l${i}`), place);
    expect(ownLessons(place)).toHaveLength(MOST_LESSONS);
    expect(names(ownLessons(place))).not.toContain('l0');
  });

  it('are none where storage holds something else', () => {
    for (const text of ['{', '{}', '[1]', '[{"name":"own-a"}]'])
      expect(ownLessons(storage(text).place)).toEqual([]);
  });

  it('last as long as the page where storage is refused or full', () => {
    expect(keepLesson(lesson('a'), refused)).toBe(false);
    expect(names(ownLessons(refused))).toEqual(['a']);
    const { held, place } = storage();
    expect(keepLesson(lesson('b', 'x'.repeat(1_000_001)), place)).toBe(false);
    expect(held.content).toBeNull();
    for (const name of ['own-a', 'own-b']) removeLesson(name, refused);
    expect(ownLessons(refused)).toEqual([]);
  });

  it('from a link never take another one’s name', () => {
    expect(freeName('own-a', [])).toBe('own-a');
    expect(freeName('own-a', ['own-a'])).toBe('own-a-2');
    expect(freeName('own-a', ['own-a', 'own-a-2'])).toBe('own-a-3');
  });
});
