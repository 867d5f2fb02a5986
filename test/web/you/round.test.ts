import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorld, parseScenario } from '../../../src/index.ts';
import { game } from '../../../web/game/game-store.ts';
import { queriesMade } from '../../../web/game/kept.ts';
import { roundOf } from '../../../web/lessons/round.tsx';
import { page } from '../../../web/store/page.ts';
import type { GameWorker, OpenedGame } from '../../../web/you/game-protocol.ts';
import { enter, newGame, query, reopen } from '../../../web/you/play.ts';
import { backend } from '../../engine/support.ts';
import { MemoryStorage } from '../kept/storage.ts';

const scene = parseScenario({
  seed: 5,
  horizon: 40,
  objective: { id: 'abrupt-change-1d', parameters: { changes: [22] } },
  lanes: [{ algorithm: 'gp-ucb' }, { algorithm: 'et-gp-ucb' }],
});
const round = roundOf(scene, { steps: 40, rivals: ['A', 'B'] });
const { candidates } = createWorld(scene, backend);

/** A worker that answers at once, as the real one does: with the game as it reads it. */
const opened = vi.hoisted(() => ({ choices: [] as (readonly number[])[], fails: false }));
vi.mock('../../../web/you/game-client.ts', () => ({
  startGame: () => ({
    ask: (question: (worker: Partial<GameWorker>) => unknown) => question(worker),
    stop: () => {},
  }),
}));
const turnsOf = (choices: readonly number[]) => choices.map((index, i) => ({ t: i + 1, index, y: 0.5 }));
const begin = async (scenario: typeof round, choices: readonly number[]): Promise<OpenedGame> => {
  if (opened.fails) throw new Error('The worker did not start.');
  opened.choices.push(choices);
  return { scenario: parseScenario(scenario), candidates, turns: turnsOf(choices), faults: {} };
};
const worker: Partial<GameWorker> = {
  open: begin,
  deal: () => begin({ ...round, seed: 77 }, []),
  query: async (index) => ({
    turn: { t: game.getState().turns.length + 1, index, y: 0.5 },
    faults: {},
  }),
  belief: async () => null,
};

const storage = new MemoryStorage();
const kept = storage.held;
vi.stubGlobal('localStorage', storage);

/** The lesson's step deals its round. */
async function deal(scenario = round): Promise<void> {
  page.setState({ dealt: scenario, dealtBy: 'the-world-moves.6' });
  await enter();
}

beforeEach(async () => {
  kept.clear();
  game.setState({ scenario: null, turns: [], lesson: null, resumed: 0 });
  await deal();
  for (let i = 0; i < 12; i++) await query();
  opened.choices.length = 0;
});

describe('a round of a lesson that is left half way', () => {
  it('goes on where it was left, and the lesson says at which query', async () => {
    expect(queriesMade(round)).toBe(12);
    await deal();
    expect(game.getState()).toMatchObject({ resumed: 12, lesson: 'the-world-moves.6' });
    expect(game.getState().turns).toHaveLength(12);
    expect(opened.choices).toEqual([]);
  });

  it('does so after a reload, too', async () => {
    game.setState({ scenario: null, turns: [], lesson: null });
    expect(queriesMade(round)).toBe(12);
    await deal();
    expect(opened.choices.map((choices) => choices.length)).toEqual([12]);
    expect(game.getState()).toMatchObject({ resumed: 12, lesson: 'the-world-moves.6' });
  });

  it('is opened as that lesson’s round where the page is reloaded in it', async () => {
    game.setState({ scenario: null, turns: [], lesson: null });
    await enter();
    expect(game.getState()).toMatchObject({ resumed: 12, lesson: 'the-world-moves.6' });
  });

  it('is another one on another world', async () => {
    const other = roundOf({ ...scene, seed: 6 }, { steps: 40, rivals: ['A', 'B'] });
    expect(queriesMade(other)).toBe(0);
    await deal(other);
    expect(game.getState().turns).toEqual([]);
  });

  it('belongs to no lesson once another game has been dealt', async () => {
    await newGame();
    expect(game.getState().lesson).toBeNull();
  });

  it('stays kept where the worker cannot start, and goes on when it can', async () => {
    game.setState({ scenario: null, turns: [], lesson: null });
    opened.fails = true;
    await enter();
    expect(game.getState().fault).toBe('The worker did not start.');
    expect(queriesMade(round)).toBe(12);
    opened.fails = false;
    await reopen();
    expect(game.getState()).toMatchObject({ fault: null, resumed: 12 });
  });

  it('stays kept where a friend’s game is opened and played', async () => {
    const other = roundOf({ ...scene, seed: 6 }, { steps: 40, rivals: ['A', 'B'] });
    await deal(other);
    await query();
    expect([queriesMade(round), queriesMade(other)]).toEqual([12, 1]);
  });
});
