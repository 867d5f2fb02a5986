import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { createWorld } from '../../../src/index.ts';
import { game } from '../../../web/game/game-store.ts';
import { keptGames } from '../../../web/game/kept.ts';
import { page } from '../../../web/store/page.ts';
import type { GameWorker, OpenedGame } from '../../../web/you/game-protocol.ts';
import { enter, newGame, query, reopen, resume, setHelped, showTruth } from '../../../web/you/play.ts';
import { backend } from '../../engine/support.ts';
import { MemoryStorage } from '../kept/storage.ts';

const [{ scenario }] = SCENES;
const { candidates } = createWorld(scenario, backend);
const turn = { t: 1, index: 3, x: [0], y: 0.5, scores: {} } as never;
const opened: OpenedGame = { scenario, candidates, turns: [], faults: {} };

/** A worker that deals when it is told to. */
const worker = vi.hoisted(() => ({
  queried: [] as number[],
  dealt: [] as (() => void)[],
  answers: true,
  starts: true,
}));
// What becomes of the run is its own matter.
vi.mock('../../../web/you/reveal.ts', () => ({ reveal: () => {} }));
vi.mock('../../../web/you/game-client.ts', () => ({
  startGame: () => ({
    ask: async (question: (worker: Partial<GameWorker>) => unknown) => {
      if (!worker.starts) throw new Error('The worker could not be loaded.');
      return question({
        deal: () => new Promise((resolve) => worker.dealt.push(() => resolve(opened))),
        query: (candidate) => {
          worker.queried.push(candidate);
          return worker.answers ? Promise.resolve({ turn, faults: {} }) : new Promise(() => {});
        },
        open: async (given) => ({ ...opened, scenario: given as typeof scenario }),
        belief: async () => null,
      });
    },
    stop: () => {},
  }),
}));

const storage = new MemoryStorage();
const kept = storage.held;

/** A game that is open, with one query made. */
beforeEach(async () => {
  kept.clear();
  vi.stubGlobal('localStorage', storage);
  const dealing = newGame();
  worker.dealt.pop()?.();
  await dealing;
  await query();
  worker.queried.length = 0;
});

describe('while another world is dealt', () => {
  it('nothing is queried in it where the aim was in the world before', async () => {
    const dealing = newGame({ world: 'arms' });
    await query();
    worker.dealt.pop()?.();
    await dealing;
    await query();
    expect(worker.queried).toEqual([game.getState().aim]);
    expect(game.getState().turns).toEqual([turn]);
  });

  it('the game before it stays kept, as it was; the next one lies beside it', async () => {
    const before = [...kept];
    expect(before).toHaveLength(1);
    const dealing = newGame();
    setHelped(true);
    expect([...kept]).toEqual(before);
    worker.dealt.pop()?.();
    await dealing;
    setHelped(false);
    await query();
    expect(kept.size).toBe(2);
    expect([...kept][0]).toEqual(before[0]);
  });
});

describe('a worker that is stopped before it has answered', () => {
  beforeEach(async () => {
    worker.answers = false;
    void query();
    await vi.waitFor(() => expect(worker.queried).toHaveLength(1));
    worker.answers = true;
  });

  it('holds up no query of the next game', async () => {
    showTruth();
    const dealing = newGame();
    worker.dealt.pop()?.();
    await dealing;
    await query();
    expect(game.getState().turns).toEqual([turn]);
  });

  it('holds up none of the game that goes on', async () => {
    await reopen();
    await query();
    expect(game.getState().turns).toEqual([turn]);
  });
});

describe('a worker that cannot start', () => {
  beforeEach(() => {
    worker.starts = false;
  });
  afterEach(() => {
    worker.starts = true;
  });

  it('costs no query of the game that is open, which goes on once one can', async () => {
    const before = [...kept];
    await query();
    expect(game.getState().fault).toBe('The worker could not be loaded.');
    setHelped(false);
    await reopen();
    await query();
    expect(game.getState().turns).toEqual([turn]);
    worker.starts = true;
    await reopen();
    expect(game.getState().fault).toBeNull();
    expect([...kept].map(([key]) => key)).toEqual(before.map(([key]) => key));
    expect(keptGames().map(({ value }) => value.choices)).toEqual([[3]]);
  });

  it('costs none of a game that was left half way, nor does a new one take its place', async () => {
    const before = [...kept];
    const [entry] = keptGames();
    await resume(entry);
    setHelped(true);
    await query();
    await newGame();
    await query();
    expect(game.getState().fault).not.toBeNull();
    expect([...kept]).toEqual(before);
  });
});

it('a game from a friend’s link lies beside one’s own', async () => {
  const before = [...kept];
  page.setState({ dealt: { ...scenario, seed: 99 } });
  await enter();
  await query();
  expect(kept.size).toBe(2);
  expect([...kept][0]).toEqual(before[0]);
  expect(keptGames()[0].value.scenario.seed).toBe(99);
});
