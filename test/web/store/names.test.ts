import { describe, expect, it } from 'vitest';
import type { Lane } from '../../../src/contracts/scenario.ts';
import { LANE_LETTERS } from '../../../src/contracts/scenario.ts';
import { laneNames } from '../../../web/store/names.ts';

type Given = Pick<Lane, 'algorithm'> & Partial<Lane>;

const named = (...lanes: readonly Given[]) => [
  ...laneNames(
    lanes.map((lane, i) => ({ id: LANE_LETTERS[i], label: '', parameters: {}, ...lane })),
  ).values(),
];

describe('laneNames', () => {
  it('are the algorithms’ where these differ, and the user’s where there are some', () => {
    expect(named({ algorithm: 'gp-ucb' }, { algorithm: 'et-gp-ucb' })).toEqual(['GP-UCB', 'ET-GP-UCB']);
    expect(named({ algorithm: 'gp-ucb', label: 'mine' }, { algorithm: 'gp-ucb' })).toEqual([
      'mine',
      'GP-UCB',
    ]);
  });

  it('add what differs, and no more than tells the lanes apart', () => {
    const tv = (parameters: Lane['parameters']) => ({ algorithm: 'tv-gp-ucb', parameters });
    expect(named(tv({ epsilon: 0.1 }), tv({}))).toEqual(['TV-GP-UCB, ε = 0.1', 'TV-GP-UCB, ε = 0.03']);
    expect(named(tv({ epsilon: 0.1, c1: 2 }), tv({}))).toEqual(['TV-GP-UCB, ε = 0.1', 'TV-GP-UCB, ε = 0.03']);
    expect(named(tv({ c1: 2 }), tv({}), tv({ epsilon: 0.1 }))).toEqual([
      'TV-GP-UCB, ε = 0.03, c_1 = 2',
      'TV-GP-UCB, ε = 0.03, c_1 = 0.8',
      'TV-GP-UCB, ε = 0.1',
    ]);
  });

  it('name the choice, not what it hides', () => {
    expect(
      named({ algorithm: 'et-gp-ucb' }, { algorithm: 'et-gp-ucb', parameters: { trigger: 'periodic' } }),
    ).toEqual(['ET-GP-UCB, event', 'ET-GP-UCB, periodic']);
  });

  it('take the letter where nothing differs, be it the user’s own names', () => {
    expect(named({ algorithm: 'gp-ucb' }, { algorithm: 'gp-ucb' })).toEqual(['GP-UCB (A)', 'GP-UCB (B)']);
    const label = 'mine';
    expect(named({ algorithm: 'gp-ucb', label }, { algorithm: 'et-gp-ucb', label })).toEqual([
      'mine (A)',
      'mine (B)',
    ]);
  });
});
