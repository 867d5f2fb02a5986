import { describe, expect, it } from 'vitest';
import {
  freeName,
  keepLesson,
  MOST_LESSONS,
  ownLessons,
  removeLesson,
  showLesson,
} from '../../../../web/course/own/shelf.ts';
import type { OwnLesson } from '../../../../web/kept/own-lessons.ts';
import { MemoryStorage } from '../../kept/storage.ts';

const lesson = (name: string, packed = 'abc'): OwnLesson => ({
  ...{ name: `own-${name}`, title: name, line: '', goal: '', minutes: 5, steps: 3 },
  packed,
});
const names = (all: readonly OwnLesson[]) => all.map(({ title }) => title);

const refused = () => {
  throw new Error('storage is blocked');
};

describe('lessons of one’s own', () => {
  it('are kept, the newest first; a new version takes the place of the one of its name', () => {
    const storage = new MemoryStorage();
    const place = () => storage;
    for (const [name, packed] of [
      ['a', '1'],
      ['b', '2'],
      ['a', '3'],
    ])
      expect(keepLesson(lesson(name, packed), place)).toBeNull();
    expect(ownLessons(place)).toEqual([lesson('a', '3'), lesson('b', '2')]);
    const undo = removeLesson('own-a', place);
    expect(names(ownLessons(place))).toEqual(['b']);
    undo();
    expect(names(ownLessons(place))).toEqual(['a', 'b']);
  });

  it(`are ${MOST_LESSONS} at most: one more is shown, and none goes`, () => {
    const storage = new MemoryStorage();
    const place = () => storage;
    for (let i = 0; i < MOST_LESSONS; i++) keepLesson(lesson(`l${i}`), place);
    expect(keepLesson(lesson('new'), place)).toContain('At most 50 lessons can be kept');
    expect(names(ownLessons(place))).toContain('l0');
    expect(names(ownLessons(place))[0]).toBe('new');
    removeLesson('own-new', place);
  });

  it('from a link are shown, and change nothing that is kept, full or with an entry that cannot be read', () => {
    const storage = new MemoryStorage();
    storage.setItem('driftlab-own-lessons', '[{"name":"own-newer","format":9}]');
    const place = () => storage;
    for (let i = 0; i < MOST_LESSONS; i++) keepLesson(lesson(`l${i}`), place);
    const before = [...storage.held];
    showLesson(lesson('strange'));
    expect(names(ownLessons(place))[0]).toBe('strange');
    expect([...storage.held]).toEqual(before);
    removeLesson('own-strange', place);
  });

  it('last as long as the page where storage is refused or full', () => {
    expect(keepLesson(lesson('a'), refused)).toContain('blocks storage');
    expect(names(ownLessons(refused))).toEqual(['a']);
    const storage = new MemoryStorage();
    expect(keepLesson(lesson('b', 'x'.repeat(1_000_001)), () => storage)).toContain('no room');
    expect(storage.length).toBe(0);
    for (const name of ['own-a', 'own-b']) removeLesson(name, refused);
    expect(ownLessons(refused)).toEqual([]);
  });

  it('from a link never take another one’s name', () => {
    expect(freeName('own-a', [])).toBe('own-a');
    expect(freeName('own-a', ['own-a'])).toBe('own-a-2');
    expect(freeName('own-a', ['own-a', 'own-a-2'])).toBe('own-a-3');
  });
});
