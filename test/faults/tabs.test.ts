import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OwnLesson } from '../../web/kept/own-lessons.ts';
import { MemoryStorage } from '../web/kept/storage.ts';
import { Chance } from './mutations.ts';
import { PATIENCE, share, tried } from './tries.ts';

// Two tabs, each with modules of its own, over one storage: it fills up, calls fail, a tab is killed at any call, what one wrote is told
// to the other late. What a tab said is kept is there at the end.

/** A storage that knows which tab calls, and can end it. */
class SharedStorage extends MemoryStorage {
  /** Calls until the tab that is at work is killed; from then on none of its calls does anything. */
  callsLeft = Number.POSITIVE_INFINITY;
  /** The part of all calls that fail. */
  rate = 0;
  constructor(chance: Chance) {
    super();
    const { getItem, setItem, removeItem, key } = this;
    const dying =
      <Given extends unknown[], Answer>(call: (...given: Given) => Answer) =>
      (...given: Given): Answer => {
        if (--this.callsLeft < 0) throw new Error('killed');
        if (chance.below(1000) < 1000 * this.rate) throw new DOMException('failed', 'UnknownError');
        return call(...given);
      };
    this.getItem = dying(getItem);
    this.setItem = dying(setItem);
    this.removeItem = dying(removeItem);
    this.key = dying(key);
  }
  get wasKilled(): boolean {
    return this.callsLeft < 0;
  }
}

/** What a tab runs, loaded for it alone. */
async function load() {
  vi.resetModules();
  const heard: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => heard.push(listener));
  vi.stubGlobal('sessionStorage', new MemoryStorage());
  const [runs, lessons, progress, games, drafting, entries, drafts] = await Promise.all([
    import('../../web/kept/runs/shelf.ts'),
    import('../../web/course/own/shelf.ts'),
    import('../../web/course/progress.ts'),
    import('../../web/game/kept.ts'),
    import('../../web/make/drafting.ts'),
    import('../../web/kept/entries.ts'),
    import('../../web/kept/lesson-drafts.ts'),
  ]);
  drafting.followDraft();
  return {
    runs,
    lessons,
    progress,
    games,
    drafting,
    entries,
    drafts,
    hear: () => heard.forEach((on) => void on()),
  };
}
type Tab = Awaited<ReturnType<typeof load>>;

const lesson = (name: string, packed: string): OwnLesson => ({
  ...{ name, title: name, line: '', goal: '', minutes: 5, steps: 3, packed },
});
const game = (choices: readonly number[]) => ({
  ...{ wish: { world: 'curve', seed: 5, steps: 40, rivals: [] }, choices, helped: false },
  scenario: { seed: 5, horizon: 40, lanes: [] },
});

/** What somebody was told is kept; each with how to see whether it is. */
class Ledger {
  readonly promises = new Map<string, (tab: Tab) => boolean>();
  missing = (tab: Tab): readonly string[] =>
    [...this.promises].filter(([, isThere]) => !isThere(tab)).map(([what]) => what);
}

const didIt = (act: () => void): boolean => {
  try {
    act();
    return true;
  } catch {
    return false;
  }
};

type Act = (tab: Tab, n: number) => void;

function actsOf({ promises }: Ledger, chance: Chance): readonly Act[] {
  const texts = ({ entries, drafts }: Tab) =>
    entries.entriesOf(drafts.LESSON_DRAFTS).map(({ value }) => value.goal.split(' '));
  let played: { id: string | null; choices: number[] } = { id: null, choices: [] };
  return [
    ({ runs }, n) => {
      const run = { id: `run-${n}`, name: 'Drift', about: 'two lanes', day: '2026-11-28', link: `v2.${n}` };
      if (didIt(() => runs.keepRun(run)))
        promises.set(run.id, (tab) => tab.runs.readShelf().some(({ id }) => id === run.id));
    },
    ({ runs }) => {
      const run = chance.pick([...promises.keys(), '']);
      const isThere = promises.get(run);
      if (!isThere || !run.startsWith('run-')) return;
      // Killed or refused on the way, it may be there or not.
      promises.delete(run);
      let putBack = () => {};
      if (!didIt(() => (putBack = runs.removeRun(run)))) return;
      if (chance.below(2) === 0 && didIt(putBack)) promises.set(run, isThere);
    },
    // Links of strangers bring lessons of the same names.
    ({ lessons }, n) => {
      const packed = `packed ${n} `.repeat(chance.below(20) + 1);
      if (lessons.keepShown(lesson(`own-${n % 3}`, packed)).fault === null)
        promises.set(packed, (tab) => tab.lessons.ownLessons().some((one) => one.packed === packed));
    },
    ({ progress }, n) => {
      const [name, step] = [`lesson-${'ab'[n % 2]}`, 1 + (n % 9)];
      const before = progress.progressIn(name);
      const done = [...new Set([...(before ? progress.stepsDone(before) : []), step])];
      progress.keepProgress(name, { step, finished: false, done });
      // Where there is no room it lasts as long as the page.
      const held = (localStorage as unknown as SharedStorage).held.get(`${progress.PROGRESS.name}:${name}`);
      if (!held || !JSON.parse(held).value.done.includes(step)) return;
      promises.set(`${name} ${step}`, (tab) => {
        const now = tab.progress.progressIn(name);
        return now !== null && tab.progress.stepsDone(now).includes(step);
      });
    },
    ({ games }) => {
      const [{ id }, choices] = [played, [...played.choices, chance.below(200)]];
      if (!didIt(() => (played = { id: games.keepGame(id, game(choices) as never), choices }))) return;
      promises.set(`game ${choices}`, (tab) =>
        tab.games.keptGames().some(({ value }) => choices.every((at, i) => value.choices[i] === at)),
      );
    },
    () => (played = { id: null, choices: [] }),
    // A word more in the goal of the draft of a lesson.
    ({ drafting }, n) => {
      const { goal } = drafting.drafting.getState().draft;
      drafting.changeDraft({ goal: `${goal} w${n}`.slice(-190) });
      if (drafting.drafting.getState().fault === null)
        promises.set(`word w${n}`, (tab) => texts(tab).some((words) => words.includes(`w${n}`)));
    },
  ];
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

describe('two tabs with modules of their own', () => {
  it('lose nothing: full and failing storages, kills at any call, late news', PATIENCE, async (context) => {
    const sessions = share(40, 500);
    let kills = 0;
    for (let seed = 0; seed < sessions; seed++) {
      const chance = new Chance(seed);
      const storage = new SharedStorage(chance);
      vi.stubGlobal('localStorage', storage);
      const ledger = new Ledger();
      const acts = actsOf(ledger, chance);
      const tabs = [await load(), await load()];
      if (chance.below(2) === 0) storage.room = 1000 + chance.below(4000);
      const rate = chance.pick([0, 0.03, 0.3]);
      for (let n = 0; n < 30; n++) {
        const at = chance.below(2);
        if (chance.below(3) > 0) tabs[at].hear();
        const before = new Map(ledger.promises);
        storage.callsLeft = chance.below(10) === 0 ? chance.below(40) : Number.POSITIVE_INFINITY;
        storage.rate = rate;
        chance.pick(acts)(tabs[at], n);
        storage.rate = 0;
        const { wasKilled } = storage;
        storage.callsLeft = Number.POSITIVE_INFINITY;
        if (!wasKilled) continue;
        // Nobody was told anything by a tab that was killed.
        for (const what of ledger.promises.keys()) if (!before.has(what)) ledger.promises.delete(what);
        kills++;
        tabs[at] = await load();
      }
      expect(ledger.missing(tabs[chance.below(2)]), `session ${seed}`).toEqual([]);
    }
    tried(context, sessions);
    expect(kills).toBeGreaterThan(sessions / 4);
  });
});
