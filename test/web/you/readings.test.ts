import { describe, expect, it } from 'vitest';
import { candidateAt } from '../../../src/contracts/candidates.ts';
import { gridCandidates } from '../../../src/contracts/grid.ts';
import { Game } from '../../../src/engine/game/game.ts';
import { dealGame } from '../../../src/engine/game/hidden-world.ts';
import { announcement, countReading, placeText, turnReading } from '../../../web/you/readings.ts';
import { backend } from '../../engine/support.ts';
import { near } from '../sentences/claim.ts';

const deal = (world: 'curve' | 'map' | 'arms') =>
  dealGame({
    world,
    seed: 5,
    steps: 20,
    rivals: [
      { algorithm: 'gp-ucb', parameters: {} },
      { algorithm: 'random', parameters: {} },
    ],
  });

describe('what is said of a query', () => {
  it.each(['curve', 'map', 'arms'] as const)(
    'is what was queried and read, and nothing of the rivals: %s',
    (world) => {
      const game = new Game(deal(world), backend);
      const { candidates, scenario } = game;
      expect(turnReading(candidates, [])).toBe('Query anywhere.');
      for (const index of [3, 11, 7, 0, 13]) {
        const turn = game.query(index);
        const said = announcement(scenario, candidates, game.turns);
        const words = said.match(
          /^Step (\d+) of 20\. (?:At x = \(?([^)]+?)\)?|From (.+)) you read y = (\S+)\. (\d+) left\.$/,
        );
        if (!words) throw new Error(said);
        const [, t, at, from, y, left] = words;
        expect([+t, +left]).toEqual([turn.t, 20 - turn.t]);
        expect(near(turn.y, y)).toBe(true);
        if (from) expect(from).toBe(candidates.names[index]);
        else {
          const shown = at.split(', ');
          expect(candidateAt(candidates, index).every((value, k) => near(value, shown[k]))).toBe(true);
        }
      }
      game.dispose();
    },
  );

  it('counts what is made and left', () => {
    expect([countReading(0, 40), countReading(26, 40)]).toEqual(['40 queries to make.', '26 made, 14 left.']);
  });

  it('names a place by its coordinates', () => {
    expect(placeText(gridCandidates([[0, 1]], 11), 3)).toBe('$x$ = 0.30');
    const square = gridCandidates(
      [
        [0, 1],
        [-1, 1],
      ],
      3,
    );
    expect(placeText(square, 3)).toBe('$x$ = (0.50, \u22121.00)');
  });
});
