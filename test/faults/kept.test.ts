import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepLesson, ownLessons, showLesson } from '../../web/course/own/shelf.ts';
import { keepProgress, PROGRESS, PROGRESS_JOINS, progressIn } from '../../web/course/progress.ts';
import { GAMES, type Kept as Game, keepGame, keptGames } from '../../web/game/kept.ts';
import { DRAWINGS } from '../../web/kept/drawings.ts';
import { entriesOf, keepEntry, type Shelf, unreadOf } from '../../web/kept/entries.ts';
import { everythingKept, readBack } from '../../web/kept/everything.ts';
import { OWN_LESSONS, type OwnLesson } from '../../web/kept/own-lessons.ts';
import { type Kept, keepRun, RUNS, readShelf, removeRun } from '../../web/kept/runs/shelf.ts';
import { MemoryStorage } from '../web/kept/storage.ts';
import { Chance, mutatedText } from './mutations.ts';
import { PATIENCE, share, tried } from './tries.ts';

// What a browser keeps, against two tabs, an earlier and a newer release beside them, a storage that fails at random, and
// stores as every release has left them. What was said to be kept is there at the end, and what cannot be read as it was.

/** A browser's storage of which calls fail at random. */
class FailingStorage extends MemoryStorage {
  rate = 0;
  constructor(chance: Chance) {
    super();
    const { getItem, setItem, removeItem, key } = this;
    const failing =
      <Given extends unknown[], Answer>(call: (...given: Given) => Answer) =>
      (...given: Given): Answer => {
        if (chance.below(1000) < 1000 * this.rate) throw new DOMException('failed', 'UnknownError');
        return call(...given);
      };
    this.getItem = failing(getItem);
    this.setItem = failing(setItem);
    this.removeItem = failing(removeItem);
    this.key = failing(key);
  }
}

const run = (id: string): Kept => ({
  id,
  name: 'Drift',
  about: 'two lanes',
  day: '2026-11-25',
  link: `v2.${id}`,
});
const lesson = (name: string): OwnLesson => ({
  ...{ name, title: name, line: '', goal: '', minutes: 5, steps: 3, packed: `packed ${name}` },
});
const gameOf = (seed: number, choices: readonly number[]): Game =>
  ({
    wish: { world: 'curve', seed, steps: 40, rivals: [] },
    scenario: { seed, horizon: 40, lanes: [] },
    choices,
    helped: false,
  }) as unknown as Game;
const drawing = (title: string) => ({
  ...{ frames: [{ step: 1, next: 'glide' as const, points: [[0, 1]] as [number, number][] }], title },
  ...{ between: 'smooth' as const, horizon: 40, noiseVariance: 0.1, pointsPerDimension: 50 },
});

const attempt = (act: () => void): boolean => {
  try {
    act();
    return true;
  } catch (error) {
    expect((error as Error).message).toMatch(/^This browser|^At most/);
    return false;
  }
};

/** What somebody was told is kept. */
interface Ledger {
  readonly runs: Set<string>;
  readonly lessons: Set<string>;
  readonly drawings: Set<string>;
  readonly games: (readonly number[])[];
  readonly finished: Set<string>;
  /** Of a newer release. */
  readonly foreign: string[];
}

/** A game as one tab plays it. */
interface OwnGame {
  id: string | null;
  seed: number;
  choices: number[];
}

type Act = (tab: number, n: number) => void;

/** The acts of a session, and what they make somebody believe. */
function session(
  storage: FailingStorage,
  seed: number,
  chance: Chance,
): { acts: readonly Act[]; ledger: Ledger } {
  const ledger: Ledger = {
    ...{ runs: new Set(), lessons: new Set(), drawings: new Set(), finished: new Set() },
    ...{ games: [], foreign: [] },
  };
  const games: OwnGame[] = [0, 1].map((seed) => ({ id: null, seed, choices: [] }));
  /** As releases before the shelves read it when they began, and write it whole. */
  const earlier = {
    runs: [] as Kept[],
    game: [] as number[],
    lessons: {} as Record<string, { step: number; finished: boolean }>,
  };
  const write = (key: string, value: unknown) =>
    attemptQuietly(() => storage.setItem(key, JSON.stringify(value)));
  const acts: Act[] = [
    (_, n) => attempt(() => keepRun(run(`run ${n}`))) && ledger.runs.add(`run ${n}`),
    () => {
      const gone = [...ledger.runs][chance.below(ledger.runs.size + 1)];
      if (gone === undefined) return;
      let putBack = () => {};
      if (!attempt(() => (putBack = removeRun(gone)))) return;
      if (!(chance.below(2) === 0 && attempt(putBack))) ledger.runs.delete(gone);
    },
    (tab) => {
      const game = games[tab];
      const choices = [...game.choices, chance.below(200)];
      // Both tabs play the same world, from a link.
      if (!attempt(() => (game.id = keepGame(game.id, gameOf(5, choices))))) return;
      game.choices = choices;
      ledger.games.push(choices);
    },
    (tab) => Object.assign(games[tab], { id: null, choices: [] }),
    (tab) => {
      const newest = attemptQuietly(() => keptGames()[0]);
      if (newest) Object.assign(games[tab], { id: newest.id, choices: [...newest.value.choices] });
    },
    (_, n) => {
      const name = `own-${n % 7}`;
      if (keepLesson(lesson(name)) === null) ledger.lessons.add(name);
    },
    (_, n) => showLesson(lesson(`link-${n}`)),
    (_, n) => {
      const name = `lesson-${seed}${'abcde'[n % 5]}`;
      keepProgress(name, { step: 1 + (n % 9), finished: n % 3 === 0 });
      if (n % 3 === 0) ledger.finished.add(name);
    },
    (_, n) =>
      attempt(() => keepEntry(DRAWINGS, `drawing ${n}`, drawing(`drawing ${n}`))) &&
      ledger.drawings.add(`drawing ${n}`),
    // An earlier release in another tab.
    (_, n) => {
      const runs = [run(`earlier ${n}`), ...earlier.runs];
      if (write('driftlab-yours', runs) === false) return;
      earlier.runs = runs;
      ledger.runs.add(`earlier ${n}`);
    },
    () => {
      const game = [...earlier.game, chance.below(200)];
      if (write('driftlab-game', gameOf(9, game)) === false) return;
      earlier.game = game;
      ledger.games.push(game);
    },
    (_, n) => {
      const name = `lesson-${seed}${'abcde'[n % 5]}`;
      const finished = n % 2 === 0 || earlier.lessons[name]?.finished === true;
      const lessons = { ...earlier.lessons, [name]: { step: 2, finished } };
      if (write('driftlab-lessons', lessons) === false) return;
      earlier.lessons = lessons;
      if (finished) ledger.finished.add(name);
    },
    // A newer one, whose entries nobody here can read; some under ids that are wanted here.
    (_, n) => {
      const shelf = chance.pick([
        'driftlab-yours',
        'driftlab-game',
        'driftlab-lessons',
        'driftlab-own-lessons',
      ]);
      const id = chance.pick([`run ${n + 1}`, `lesson-${seed}b`, 'own-2', `newer ${n}`]);
      if (storage.held.has(`${shelf}:${id}`)) return;
      const text = JSON.stringify({ at: n, value: { release: 9, of: n } });
      if (
        attemptQuietly(() => storage.setItem(`${shelf}:${id}`, text)) === undefined &&
        storage.held.get(`${shelf}:${id}`) === text
      )
        ledger.foreign.push(text);
    },
    // Reading takes over what earlier releases wrote.
    () => void attempt(() => readShelf()),
    () => void attempt(() => entriesOf(GAMES)),
    () => void ownLessons(),
  ];
  return { acts, ledger };
}

function attemptQuietly<Value>(act: () => Value): Value | false {
  try {
    return act();
  } catch {
    return false;
  }
}

const startsWith = (whole: readonly number[], start: readonly number[]) =>
  start.every((choice, i) => whole[i] === choice);

/** What is missing of what somebody was told is kept. */
function missing(storage: MemoryStorage, ledger: Ledger): readonly string[] {
  const runs = new Set(readShelf().map(({ id }) => id));
  const games = keptGames().map(({ value }) => value.choices);
  const lessons = new Set(entriesOf(OWN_LESSONS).map(({ id }) => id));
  const drawings = new Set(entriesOf(DRAWINGS).map(({ id }) => id));
  const texts = [...storage.held.values()];
  return [
    ...[...ledger.runs].filter((id) => !runs.has(id)),
    ...[...ledger.lessons].filter((name) => !lessons.has(name)),
    ...[...ledger.drawings].filter((id) => !drawings.has(id)),
    ...ledger.games
      .filter((game) => !games.some((kept) => startsWith(kept, game)))
      .map((game) => `game ${game}`),
    ...[...ledger.finished].filter((name) => progressIn(name)?.finished !== true),
    ...ledger.foreign.filter((text) => !texts.includes(text)),
  ];
}

afterEach(() => void vi.unstubAllGlobals());

describe('what is kept', () => {
  it.for([
    ['two tabs, beside an earlier and a newer release', 0],
    ['the same, with a storage of which every tenth call fails', 0.1],
    ['the same, where every second call fails', 0.5],
  ] as const)('is all there after sessions of %s', PATIENCE, ([, rate], context) => {
    const sessions = share(500, 20_000);
    for (let seed = 0; seed < sessions; seed++) {
      const chance = new Chance(seed);
      const storage = new FailingStorage(chance);
      vi.stubGlobal('localStorage', storage);
      vi.stubGlobal('sessionStorage', new MemoryStorage());
      const { acts, ledger } = session(storage, seed, chance);
      storage.rate = rate;
      const steps = chance.below(40);
      for (let n = 0; n < steps; n++) chance.pick(acts)(chance.below(2), n);
      storage.rate = 0;
      expect(missing(storage, ledger), `session ${seed}`).toEqual([]);
      const file = everythingKept();
      vi.stubGlobal('localStorage', new MemoryStorage());
      expect(readBack(file, PROGRESS_JOINS)).toMatchObject({ left: 0 });
      expect(missing(localStorage as unknown as MemoryStorage, ledger), `read back, session ${seed}`).toEqual(
        [],
      );
    }
    tried(context, sessions);
  });
});

const STORES = new URL('../corpus/kept/', import.meta.url);
/** What each release has left in a browser: recorded from its page, by keeping runs, playing, opening a lesson. */
const LEFT = readdirSync(STORES).map(
  (name) =>
    [
      name.replace('.json', ''),
      JSON.parse(readFileSync(new URL(name, STORES), 'utf8')) as Readonly<Record<string, string>>,
    ] as const,
);

/** The things in a store, each as a text that must still stand somewhere, whoever has read it. */
function thingsIn(store: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(store).flatMap(([key, text]) => {
    const content = parsed(text);
    if (content === undefined) return [text];
    if (key.includes(':')) return [JSON.stringify((content as { value?: unknown }).value ?? content)];
    if (key === 'driftlab-game' || typeof content !== 'object' || content === null)
      return [JSON.stringify(content)];
    return Object.values(content).map((part) => JSON.stringify(part));
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isStill = (thing: string, texts: readonly string[]) =>
  texts.some((text) => text.includes(thing) || text.includes(JSON.stringify(thing)));

/** Reads every shelf, as the page does where it lists what is kept. */
function readAll(): void {
  for (const shelf of [RUNS, OWN_LESSONS, GAMES, DRAWINGS, PROGRESS]) {
    attempt(() => entriesOf(shelf as Shelf<unknown>));
    attempt(() => unreadOf(shelf as Shelf<unknown>));
  }
}

/** A store as a newer release, a cut or a slip may leave it. */
function harmed(store: Readonly<Record<string, string>>, chance: Chance): Record<string, string> {
  const hit = chance.pick(Object.keys(store));
  const text = store[hit];
  const kind = chance.below(4);
  if (kind === 0) return { ...store };
  if (kind === 1) return { ...store, [hit]: text.slice(0, chance.below(text.length)) };
  if (kind === 2) return { ...store, [hit]: mutatedText(text, chance) };
  // A field that this release does not know, in all that the entry holds.
  return { ...store, [hit]: text.replaceAll('{"', '{"newer":[1,{"release":9}],"') };
}

describe('a store that another release has left', () => {
  it.for(LEFT)('%s: is read whole where it is whole', ([, store]) => {
    vi.stubGlobal(
      'localStorage',
      Object.assign(new MemoryStorage(), { held: new Map(Object.entries(store)) }),
    );
    readAll();
    expect(readShelf().map(({ name }) => name)).toEqual(['drift & <b>bold</b> “x”', 'for Monday']);
    expect(keptGames().map(({ value }) => value.choices.length)).toEqual([3]);
    expect(entriesOf(OWN_LESSONS).map(({ id }) => id)).toEqual(['own-my-drift']);
    expect(progressIn('the-world-moves')).toEqual({ step: 2, finished: false });
    expect(
      [RUNS, OWN_LESSONS, GAMES, PROGRESS].flatMap((shelf) => unreadOf(shelf as Shelf<unknown>)),
    ).toEqual([]);
  });

  it.for(LEFT)(
    '%s: is there to the letter, cut, changed or of a newer release, after reading and keeping',
    PATIENCE,
    ([, store], context) => {
      const reads = share(100, 5000);
      for (let seed = 0; seed < reads; seed++) {
        const chance = new Chance(seed);
        const before = harmed(store, chance);
        const storage = new MemoryStorage();
        for (const [key, text] of Object.entries(before)) storage.held.set(key, text);
        // From a storage that is full to one with room for everything twice.
        storage.room = [...storage.held].join('').length + chance.below(12_000);
        vi.stubGlobal('localStorage', storage);
        readAll();
        attempt(() => keepRun(run('new')));
        attempt(() => keepGame(null, gameOf(3, [1])));
        keepProgress('own-other', { step: 1, finished: false });
        readAll();
        const texts = [...storage.held.values()];
        const moved = Object.entries(before).filter(([key, text]) => storage.held.get(key) !== text);
        expect(
          thingsIn(Object.fromEntries(moved)).filter((thing) => !isStill(thing, texts)),
          `store ${seed}`,
        ).toEqual([]);
      }
      tried(context, reads);
    },
  );
});
