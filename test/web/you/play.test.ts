import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SCENES } from '../../../src/engine/scenes/index.ts';
import { createWorld } from '../../../src/index.ts';
import { game } from '../../../web/game/game-store.ts';
import type { GameWorker, OpenedGame } from '../../../web/you/game-protocol.ts';
import { newGame, query, reopen, setHelped, showTruth } from '../../../web/you/play.ts';
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
}));
// What becomes of the run is its own matter.
vi.mock('../../../web/you/reveal.ts', () => ({ reveal: () => {} }));
vi.mock('../../../web/you/game-client.ts', () => ({
  startGame: () => ({
    ask: (question: (worker: Partial<GameWorker>) => unknown) =>
      question({
        deal: () => new Promise((resolve) => worker.dealt.push(() => resolve(opened))),
        query: (candidate) => {
          worker.queried.push(candidate);
          return worker.answers ? Promise.resolve({ turn, faults: {} }) : new Promise(() => {});
        },
        open: async () => opened,
        belief: async () => null,
      }),
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
