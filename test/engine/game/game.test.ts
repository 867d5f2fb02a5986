import { afterAll, describe, expect, it } from 'vitest';
import { Game } from '../../../src/engine/game/game.ts';
import { dealGame, HIDDEN_WORLDS, type HiddenWorld } from '../../../src/engine/game/hidden-world.ts';
import { isUnplayed, learnerOf } from '../../../src/engine/game/learner.ts';
import { withChoices } from '../../../src/engine/game/with-choices.ts';
import { parseScenario } from '../../../src/engine/scenario/validate.ts';
import { createWorld } from '../../../src/engine/world.ts';
import { backend, sessionFor } from '../support.ts';

const RIVALS = [
  { algorithm: 'gp-ucb', parameters: {} },
  { algorithm: 'et-gp-ucb', parameters: {} },
];
const deal = (world: HiddenWorld = 'curve', seed = 4711, steps = 20) =>
  dealGame({ world, seed, steps, rivals: RIVALS });

const games: Game[] = [];
afterAll(() => {
  for (const game of games) game.dispose();
});
function start(scenario = deal()): Game {
  const game = new Game(scenario, backend);
  games.push(game);
  return game;
}
/** A person who does not think: every seventh candidate. */
function playAll(game: Game): number[] {
  const choices: number[] = [];
  while (!game.over) {
    choices.push((choices.length * 7) % game.candidates.size);
    game.query(choices[choices.length - 1]);
  }
  return choices;
}

describe('a game that is dealt', () => {
  it.each(HIDDEN_WORLDS)('is a scenario that nobody has begun: %s', (world) => {
    const scenario = deal(world);
    expect(parseScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
    expect(scenario.lanes.map(({ id, algorithm }) => [id, algorithm])).toEqual([
      ['C', 'you'],
      ['A', 'gp-ucb'],
      ['B', 'et-gp-ucb'],
    ]);
    expect(isUnplayed(scenario, undefined)).toBe(true);
    expect(isUnplayed(withChoices(scenario, [3]), undefined)).toBe(false);
  });

  it('changes after a step that the seed says, within the run', () => {
    const changes = [1, 2, 3, 4, 5].map(
      (seed) => deal('curve', seed, 40).objective.parameters.changes as number[],
    );
    expect(new Set(changes.flat()).size).toBeGreaterThan(1);
    for (const step of changes.flat()) expect(step >= 16 && step <= 30).toBe(true);
    expect(deal('curve', 1, 80).objective.parameters.changes).toHaveLength(2);
    expect(deal('curve', 9)).toEqual(deal('curve', 9));
  });

  it('gives the person the next letter, and at most five rivals', () => {
    const rivals = new Array(7).fill(RIVALS[0]);
    expect(learnerOf(dealGame({ world: 'curve', seed: 1, steps: 20, rivals }))?.id).toBe('F');
    expect(learnerOf(dealGame({ world: 'curve', seed: 1, steps: 20, rivals: [] }))?.id).toBe('A');
  });
});

describe('a game that is played', () => {
  it('tells what was read, and at the end the regret that the scenario with its choices has, and that of blind choice', () => {
    const game = start();
    const choices = playAll(game);
    const scenario = withChoices(game.scenario, choices);
    const world = createWorld(scenario, backend);
    const [mine, ...theirs] = scenario.lanes.map((lane) => {
      const session = sessionFor(scenario, lane, world);
      while (session.t < scenario.horizon) session.step();
      return { id: lane.id, records: session.records };
    });
    expect(game.turns).toEqual(mine.records.map(({ t, index, y }) => ({ t, index, y })));
    const paid = ({ records }: typeof mine) => records[records.length - 1].cumulativeRegret;
    const { own, rivals, blind } = game.score();
    expect([own, rivals]).toEqual([paid(mine), Object.fromEntries(theirs.map((one) => [one.id, paid(one)]))]);
    const costs = mine.records.map(({ t, fStar }) => {
      const truth = world.truthAt(t);
      return truth.reduce((sum, value) => sum + (fStar - value) / truth.length, 0);
    });
    expect(blind).toBeCloseTo(
      costs.reduce((sum, cost) => sum + cost, 0),
      9,
    );
  });

  it('says nothing that gives the world away', () => {
    const game = start();
    expect(Object.keys(game.query(3)).sort()).toEqual(['index', 't', 'y']);
    expect(Object.keys(game.belief() ?? {}).sort()).toEqual(['data', 'halfWidth', 'mean']);
  });

  it('believes in the person’s data alone', () => {
    const [alone, among] = [start({ ...deal(), lanes: [{ ...deal().lanes[0] }] }), start()];
    expect(alone.belief()).toBeNull();
    for (const index of [10, 150, 90]) {
      alone.query(index);
      among.query(index);
    }
    expect(among.belief()).toEqual(alone.belief());
    expect(among.belief()?.data).toBe(3);
    const { mean, halfWidth } = among.belief() as NonNullable<ReturnType<Game['belief']>>;
    expect(halfWidth[150]).toBeLessThan(halfWidth[50]);
    expect(Math.sign(mean[90])).toBe(Math.sign(among.turns[2].y));
  });

  it('ends after the last step, and refuses what is no candidate', () => {
    const game = start();
    expect(() => game.query(200)).toThrow('must be the index of one of 200 candidates');
    playAll(game);
    expect(() => game.query(0)).toThrow('The game is over after 20 queries.');
  });

  it('goes on without a rival that cannot be computed', () => {
    const scenario = deal();
    const game = start(scenario);
    const rival = (game as unknown as { rivals: { letter: string; session: { step: () => void } }[] })
      .rivals[0];
    rival.session.step = () => {
      throw new Error('The matrix is not positive definite.');
    };
    game.query(1);
    expect(Object.keys(game.score().rivals)).toEqual(['B']);
    expect(game.faults).toEqual({ A: 'The matrix is not positive definite.' });
    game.query(2);
    expect(Object.keys(game.score().rivals)).toEqual(['B']);
  });

  it('is refused where nobody plays', () => {
    const { lanes, ...rest } = deal();
    expect(() => new Game({ ...rest, lanes: lanes.slice(1) }, backend)).toThrow(
      'no lane that a person plays',
    );
  });
});
