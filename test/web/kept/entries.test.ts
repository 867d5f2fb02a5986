import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownLessons } from '../../../web/course/own/shelf.ts';
import { keepProgress, PROGRESS_JOINS, progressIn } from '../../../web/course/progress.ts';
import { forgetGame, type Kept as Game, keepGame, keptGames } from '../../../web/game/kept.ts';
import { entriesOf, onKeptChange, unreadOf } from '../../../web/kept/entries.ts';
import { everythingKept, readBack } from '../../../web/kept/everything.ts';
import { OWN_LESSONS } from '../../../web/kept/own-lessons.ts';
import { type Kept, keepRun, MOST_KEPT, RUNS, readShelf, removeRun } from '../../../web/kept/runs/shelf.ts';
import { MemoryStorage } from './storage.ts';

const run = (id: string, name = id): Kept => ({
  id,
  name,
  about: 'two lanes',
  day: '2026-11-22',
  link: 'v2.a',
});
const names = (runs: readonly Kept[]) => runs.map(({ name }) => name);
const gameOf = (seed: number, choices: readonly number[]): Game =>
  ({
    wish: { world: 'curve', seed, steps: 40, rivals: [] },
    scenario: { seed, horizon: 40, lanes: [] },
    choices,
    helped: false,
  }) as unknown as Game;

afterEach(() => void vi.unstubAllGlobals());

describe('two tabs', () => {
  it('each keep a run, and both are there', () => {
    const storage = new MemoryStorage();
    const [a, b] = [() => storage, () => storage];
    readShelf(a);
    readShelf(b);
    keepRun(run('in A'), a);
    keepRun(run('in B'), b);
    expect(names(readShelf(a))).toEqual(['in B', 'in A']);
  });

  it('that play the same game differently keep both', () => {
    vi.stubGlobal('localStorage', new MemoryStorage());
    const a = keepGame(null, gameOf(5, [1, 2]));
    expect(keepGame(a, gameOf(5, [1, 2, 3, 4]))).toBe(a);
    const b = keepGame(a, gameOf(5, [1, 2, 9]));
    expect(b).not.toBe(a);
    forgetGame(a, gameOf(5, [1, 2]));
    expect(keptGames().map(({ value }) => value.choices)).toEqual([
      [1, 2, 9],
      [1, 2, 3, 4],
    ]);
  });

  it('hear of changes in this tab', () => {
    let heard = 0;
    const stop = onKeptChange(() => heard++);
    keepRun(run('a'), () => storage);
    stop();
    keepRun(run('b'), () => storage);
    expect(heard).toBe(1);
  });
  const storage = new MemoryStorage();
});

describe('what cannot be read', () => {
  it('is named, harms no other entry, and no Keep writes over it', () => {
    const storage = new MemoryStorage();
    const place = () => storage;
    const newer = { ...run('newer'), link: { format: 9 } };
    storage.setItem('driftlab-yours', JSON.stringify([run('a'), newer, run('b')]));
    expect(names(readShelf(place))).toEqual(['a', 'b']);
    keepRun(run('c'), place);
    expect(names(readShelf(place))).toEqual(['c', 'a', 'b']);
    const [{ text }] = unreadOf(RUNS, place);
    expect(JSON.parse(text).value).toEqual(newer);
  });

  it('stays where the whole list was cut off', () => {
    const storage = new MemoryStorage();
    storage.setItem('driftlab-yours', '[{"id":"a","name":');
    keepRun(run('b'), () => storage);
    expect(names(readShelf(() => storage))).toEqual(['b']);
    expect(unreadOf(RUNS, () => storage)[0].text).toContain('name');
  });

  it('is set aside where its own id is written: a lesson’s progress of a newer release', () => {
    const storage = new MemoryStorage();
    vi.stubGlobal('localStorage', storage);
    storage.setItem('driftlab-lessons:the-world-moves', '{"at":1,"value":{"steps":[1,2]}}');
    keepProgress('the-world-moves', { step: 3, finished: false });
    expect(progressIn('the-world-moves')).toEqual({ step: 3, finished: false });
    expect([...storage.held.values()]).toContain('{"at":1,"value":{"steps":[1,2]}}');
  });
});

describe('what an earlier release kept', () => {
  const FORMER = {
    'driftlab-yours': JSON.stringify([run('a'), run('b')]),
    'driftlab-own-lessons': JSON.stringify([
      { name: 'own-a', title: 'A', line: '', goal: '', minutes: 5, steps: 3, packed: 'abc' },
    ]),
    'driftlab-lessons': JSON.stringify({ 'the-world-moves': { step: 4, finished: true } }),
    'driftlab-game': JSON.stringify(gameOf(7, [3, 1])),
  };
  const formerStore = () => {
    const storage = new MemoryStorage();
    for (const [key, text] of Object.entries(FORMER)) storage.setItem(key, text);
    return storage;
  };

  it('is taken over whole, and once', () => {
    const storage = formerStore();
    vi.stubGlobal('localStorage', storage);
    for (let i = 0; i < 2; i++) {
      expect(names(readShelf())).toEqual(['a', 'b']);
      expect(ownLessons().map(({ name }) => name)).toEqual(['own-a']);
      expect(entriesOf(OWN_LESSONS).map(({ id }) => id)).toEqual(['own-a']);
      expect(progressIn('the-world-moves')).toEqual({ step: 4, finished: true });
      expect(keptGames().map(({ value }) => value.choices)).toEqual([[3, 1]]);
    }
    expect(Object.keys(FORMER).filter((key) => storage.held.has(key))).toEqual([]);
  });
});

describe('limits', () => {
  it(`one run more than ${MOST_KEPT} is refused in a sentence, and none goes`, () => {
    const storage = new MemoryStorage();
    const all = Array.from({ length: MOST_KEPT }, (_, i) => run(`${i}`));
    storage.setItem('driftlab-yours', JSON.stringify(all));
    expect(() => keepRun(run('new'), () => storage)).toThrow('At most 200 runs can be kept');
    expect(readShelf(() => storage)).toHaveLength(MOST_KEPT);
  });

  it('a name that is taken is numbered; what was removed comes back', () => {
    const storage = new MemoryStorage();
    const place = () => storage;
    for (const id of ['1', '2', '3']) keepRun(run(id, 'Drift'), place);
    expect(names(readShelf(place))).toEqual(['Drift (3)', 'Drift (2)', 'Drift']);
    const undo = removeRun('2', place);
    expect(readShelf(place)).toHaveLength(2);
    undo();
    expect(names(readShelf(place))).toEqual(['Drift (3)', 'Drift (2)', 'Drift']);
  });

  it('what was removed comes back beside what has taken its place', () => {
    const storage = new MemoryStorage();
    const place = () => storage;
    keepRun(run('1', 'Drift'), place);
    const undo = removeRun('1', place);
    keepRun(run('1', 'Another'), place);
    undo();
    expect(names(readShelf(place))).toEqual(['Another', 'Drift']);
  });

  it('says so where storage is refused or full, and nothing is changed', () => {
    const refused = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(() => readShelf(refused)).toThrow('blocks storage');
    const storage = new MemoryStorage();
    storage.room = 10;
    expect(() => keepRun(run('a'), () => storage)).toThrow('no room left');
    expect(storage.length).toBe(0);
  });
});

describe('everything kept', () => {
  it('goes into one file and comes back, with what cannot be read; what is here stays', () => {
    const storage = new MemoryStorage();
    keepRun(run('a'), () => storage);
    storage.setItem('driftlab-yours:b', 'cut off');
    const file = everythingKept(() => storage);
    const other = new MemoryStorage();
    other.setItem('driftlab-yours:a', JSON.stringify({ at: 1, value: run('a', 'mine') }));
    let told = 0;
    const stop = onKeptChange(() => told++);
    expect(readBack(file, {}, () => other)).toEqual({ added: 2, already: 0, left: 0 });
    stop();
    expect(told, 'the lists of this tab').toBe(1);
    expect(readBack(file, {}, () => other)).toEqual({ added: 0, already: 2, left: 0 });
    expect(names(readShelf(() => other))).toEqual(['a', 'mine']);
    expect(other.getItem('driftlab-yours:b')).toBe('cut off');
  });

  it('comes back further on where the lesson was further there, and never back', () => {
    const there = new MemoryStorage();
    vi.stubGlobal('localStorage', there);
    keepProgress('the-world-moves', { step: 5, finished: true });
    keepProgress('forgetting', { step: 2, finished: false });
    const file = everythingKept();
    const here = new MemoryStorage();
    vi.stubGlobal('localStorage', here);
    keepProgress('the-world-moves', { step: 3, finished: false });
    keepProgress('forgetting', { step: 4, finished: false });
    expect(readBack(file, PROGRESS_JOINS)).toEqual({ added: 1, already: 1, left: 0 });
    expect(progressIn('the-world-moves')).toEqual({ step: 5, finished: true });
    expect(progressIn('forgetting')).toEqual({ step: 4, finished: false });
  });

  it.each([
    '',
    '[]',
    '{}',
    '{"driftlab":"kept","version":2,"entries":{}}',
    '{"driftlab":"kept","version":1}',
  ])('refuses %s in a sentence', (text) =>
    expect(() => readBack(text, {}, () => new MemoryStorage())).toThrow('does not hold kept entries'),
  );

  it('takes no key that is not ours', () => {
    const storage = new MemoryStorage();
    const text = JSON.stringify({
      driftlab: 'kept',
      version: 1,
      entries: { token: 'x', 'driftlab-yours:a': 1 },
    });
    expect(readBack(text, {}, () => storage)).toEqual({ added: 0, already: 0, left: 2 });
    expect(storage.length).toBe(0);
  });
});
